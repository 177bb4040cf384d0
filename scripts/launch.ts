/**
 * `npm start`, after its installation: builds what is stale, starts the portal, prints where it is.
 * `--no-build` starts what is built already.
 */
import { fileURLToPath } from "node:url";
import { StartError } from "@jubilee/backend/database/start-error";
import { readSettings } from "@jubilee/portal/server/settings";
import { startHostPage } from "@jubilee/portal/server/host-page";
import { startPortal } from "@jubilee/portal/server/start-portal";
import { buildStale } from "./build-steps.ts";
import { greeting } from "./greeting.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

async function launch(): Promise<void> {
  const settings = readSettings(process.env, root);
  if (!process.argv.includes("--no-build")) await buildStale(["embed", "portal"]);
  const portal = await startPortal(settings, root, giveUp);
  const hostPage = await startHostPage(settings, root, portal.demo);
  console.log(greeting(settings, hostPage?.url ?? null));

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    Promise.all([hostPage?.close(), portal.close()]).then(() => process.exit(0), giveUp);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

function giveUp(error: unknown): void {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

launch().catch(giveUp);
