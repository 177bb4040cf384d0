import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { it } from "vitest";

const script = fileURLToPath(new URL("../../scripts/generate-types.ts", import.meta.url));

it("keeps the database types of core up to date", () => {
  execFileSync(process.execPath, [script, "--check"], { stdio: "pipe" });
});
