import { resolve } from "node:path";
import { repositoryDir } from "../database/places.ts";
import { StartError } from "../database/start-error.ts";

/** Where the data are, by the same variables as the server reads. */
export function dataPlace(): { dataDir: string; databaseUrl: string | null } {
  return {
    dataDir: resolve(repositoryDir, process.env["JUBILEE_DATA_DIR"]?.trim() || ".data"),
    databaseUrl: process.env["DATABASE_URL"]?.trim() || null,
  };
}

/** Runs a command; what a person can remedy is said in one sentence, without a stack. */
export function runCommand(work: () => Promise<string>): void {
  work().then(
    (sentence) => console.log(sentence),
    (error: unknown) => {
      console.error(error instanceof StartError ? error.message : error);
      process.exitCode = 1;
    },
  );
}
