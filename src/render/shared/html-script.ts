// The only script of our pages: makes the headings of sortable tables sort. Without it the page says the same, in report order.

/** Plain JavaScript for any browser of the last years; its digest is part of the page's policy. */
export const PAGE_SCRIPT = `
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const keyOf = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v);
  };
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const isNumeric = head.classList.contains("n");
      const now = head.getAttribute("aria-sort");
      const isUp = now === null ? !isNumeric : now === "descending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
      const rows = [...body.rows].map((row) => [keyOf(row, column), row]);
      rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0) * (isUp ? 1 : -1));
      body.append(...rows.map(([, row]) => row));
    });
  });
}
`;
