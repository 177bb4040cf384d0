/**
 * `npm start`, after its installation: builds what is stale, starts the portal, prints where it is.
 * `--no-build` starts what is built already.
 */
import { fileURLToPath } from "node:url";
import { readEnvFile } from "@jubilee/backend/settings/env-file";
import { readSettings } from "@jubilee/backend/settings/settings";
import { giveUp, servePortal } from "@jubilee/portal/server/serve-portal";
import { buildStale } from "./build-steps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

async function launch(): Promise<void> {
  if (!process.argv.includes("--no-build")) {
    // What is wrong with the settings is said before anything is built.
    const environment = { ...process.env };
    readEnvFile(environment, root);
    readSettings(environment, root);
    await buildStale(["embed", "portal"]);
  }
  const greeting = await servePortal(process.env, root);
  if (greeting) console.log(greeting);
}

launch().catch(giveUp);
