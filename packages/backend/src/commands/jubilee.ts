#!/usr/bin/env node
/** `npx jubilee <command>`: what an operator does with an installation. */
import { repositoryDir } from "../database/places.ts";
import { misspelt, readEnvFile } from "../settings/env-file.ts";
import { runCommand } from "./command.ts";
import { runTyped } from "./command-list.ts";

runCommand(async () => {
  for (const line of misspelt(readEnvFile(process.env, repositoryDir))) console.error(line);
  return runTyped(process.argv.slice(2));
});
