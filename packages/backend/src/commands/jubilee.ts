#!/usr/bin/env node
/** `npx jubilee <command>`: what an operator does beside the server. */
import { StartError } from "../database/start-error.ts";
import { addAdministrator } from "./add-administrator.ts";
import { backup } from "./backup.ts";
import { runCommand } from "./command.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { restore } from "./restore.ts";

const usage = `Usage: npx jubilee <command>, with the variables that the server is started with

  backup [folder]      writes database, files and keys into a folder
  restore <folder>     lays a backup into an empty place
  admin add <e-mail>   makes somebody who has signed up an administrator
  database prepare     prints what an administrator of PostgreSQL runs once for DATABASE_URL`;

runCommand(async () => {
  const [command, second, third] = process.argv.slice(2);
  if (command === "backup") return backup(second);
  if (command === "restore") return restore(second);
  if (command === "admin" && second === "add") return addAdministrator(third);
  if (command === "database" && second === "prepare") return prepareDatabase();
  if (command === undefined || command === "help" || command === "--help") return usage;
  throw new StartError(usage);
});
