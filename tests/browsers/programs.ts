import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of some programs that is installed: names on the search path, or whole paths. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names
    .flatMap((name) => (name.includes("/") ? name : folders.map((folder) => join(folder, name))))
    .find(isProgram);
}
