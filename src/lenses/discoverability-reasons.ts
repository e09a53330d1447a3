// Every reason why one of the ten criteria is not passed, each with its fix. Words only; discoverability.ts judges.

/** Every reason with its fix. */
export const DISCOVERABILITY_REASONS = {
  "discoverability-entry-failed": {
    hint: "answer `server/discover`, or `initialize` with a protocolVersion and capabilities; `mcpeval doctor` says what stands in the way",
  },
  "discoverability-listing-refused": {
    hint: "declare the tools capability and answer tools/list with a result that holds a tools array",
  },
  "discoverability-listing-cut": {
    hint: "make every page of tools/list answer, leave nextCursor out on the last one, never repeat a cursor, and stay within 20 pages",
  },
  "discoverability-no-tools": {
    hint: "list at least one tool; agents find a server by its tools",
  },
  "discoverability-tool-invalid": {
    hint: "give every tool a name of its own (1 to 128 of A-Z, a-z, 0-9, underscore, hyphen, dot), a description and an object inputSchema",
  },
  "discoverability-description-short": {
    hint: "describe every tool in at least 12 characters; agents choose tools from this text",
  },
  "discoverability-descriptions-terse": {
    hint: "write descriptions that say what a tool does and when to use it; half of them at least have 20 characters",
  },
  "discoverability-descriptions-alike": {
    hint: "tell tools apart: at least 60 % of the descriptions must differ from one another",
  },
  "discoverability-unannotated": {
    hint: "declare readOnlyHint, destructiveHint, idempotentHint or openWorldHint on at least half of the tools; clients decide by them what may run unasked",
  },
  "discoverability-entry-slow": {
    hint: "answer the handshake within 5 seconds; load data after it, and start lazily what is not needed to list tools",
  },
  "discoverability-no-content": {
    hint: "return what the tool is for, as text, data, a resource or structuredContent; a call without arguments came back empty",
  },
  "discoverability-content-unproven": {
    hint: "no read-only tool returned content of its own; arguments built from a schema and empty stores prove nothing, so declare examples that work, or pass --arguments",
  },
  "discoverability-content-priced": {
    hint: "the read-only tools ask for payment, which is never made; offer one free read-only tool to show what the server delivers",
  },
  "discoverability-nothing-called": {
    hint: "no tool may be called: declare readOnlyHint: true on the tools that only read, or attest it with --confirm-read-only",
  },
  "discoverability-identity-missing": {
    hint: "put a name and a version into serverInfo; directories and logs know a server by them",
  },
  "discoverability-listing-heavy": {
    hint: "keep the whole tools/list under 40,000 bytes: shorten descriptions and schemas, merge tools; every session pays for it",
  },
  "discoverability-unknown-method-answered": {
    hint: "answer an unknown method with error -32601; a result teaches clients that it worked",
  },
  "discoverability-unknown-method-unclear": {
    hint: "answer an unknown method with error -32601; the code sent says that the server or the session failed, which clients retry",
  },
  "discoverability-unknown-method-silent": {
    hint: "answer an unknown method with error -32601; silence or a closed connection costs a client its whole time-out",
  },
  "discoverability-not-seen": {
    hint: "nothing to mend here: what comes before it failed, or the run ended first",
  },
} as const satisfies Readonly<Record<string, { readonly hint: string }>>;

export type DiscoverabilityReason = keyof typeof DISCOVERABILITY_REASONS;
