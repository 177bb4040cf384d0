import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryDir } from "../database/places.ts";
import { StartError } from "../database/start-error.ts";

/** `jubilee start`: the server, until it is stopped. */
export async function start(): Promise<string> {
  // The portal stands on the backend, and not the other way round.
  const path = join(repositoryDir, "apps/portal/server/serve-portal.ts");
  if (!existsSync(join(repositoryDir, "apps/portal/dist/index.html"))) {
    throw new StartError("The portal is not built yet; run pnpm build first.");
  }
  const { servePortal } = (await import(pathToFileURL(path).href)) as {
    servePortal: (environment: NodeJS.ProcessEnv, root: string) => Promise<string>;
  };
  return servePortal(process.env, repositoryDir.replace(/\/$/, ""));
}
