// Unpacks the Chromium that the npm package ships into TMPDIR, with its libraries where AWS_EXECUTION_ENV makes the package believe that
// the machine has none. A process of its own: the package decides by the environment as it loads.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
