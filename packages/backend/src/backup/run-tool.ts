import { spawn } from "node:child_process";
import { StartError } from "../database/start-error.ts";

const linesAtMost = 5;

/**
 * Runs a program until it ends.
 *
 * @param missing what is said when it is not installed
 * @param environment what it is told beside what this process was
 * @throws {StartError} with the program's words when it fails
 */
export function runTool(
  tool: string,
  parameters: string[],
  missing: string,
  environment: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, parameters, {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, ...environment },
    });
    const problems: Buffer[] = [];
    child.stderr.on("data", (chunk: Buffer) => problems.push(chunk));
    child.on("error", () => reject(new StartError(missing)));
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`${tool} failed: ${begun(Buffer.concat(problems).toString())}`));
    });
  });
}

/** A full disk is told once for each file; the first lines say it. */
function begun(words: string): string {
  const lines = words.trim().split("\n");
  const more = lines.length - linesAtMost;
  return more > 0
    ? `${lines.slice(0, linesAtMost).join("\n")}\n(and ${more} more lines)`
    : lines.join("\n");
}
