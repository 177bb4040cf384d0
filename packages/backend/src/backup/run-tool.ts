import { spawn } from "node:child_process";
import { StartError } from "../database/start-error.ts";

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
      else reject(new StartError(`${tool} failed: ${Buffer.concat(problems).toString().trim()}`));
    });
  });
}
