#!/usr/bin/env node
/** `npx jubilee <command>`: what an operator does with an installation. */
import { repositoryDir } from "../database/places.ts";
import { misspelt, readEnvFile } from "../settings/env-file.ts";
import { runCommand } from "./command.ts";
import { runTyped } from "./command-list.ts";

runCommand(async () => {
  const typed = process.argv.slice(2);
  const read = readEnvFile(process.env, repositoryDir);
  // The server reads it once more and says so itself.
  if (typed[0] !== "start") for (const line of misspelt(read)) console.error(line);
  return runTyped(typed);
});
