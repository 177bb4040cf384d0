import { StartError } from "@jubilee/backend/database/start-error";
import { log, setLogFormat } from "@jubilee/backend/log/log";
import { misspelt, readEnvFile } from "@jubilee/backend/settings/env-file";
import { readSettings } from "@jubilee/backend/settings/settings";
import { greeting } from "./greeting.ts";
import { startHostPage } from "./host-page.ts";
import { startPortal } from "./start-portal.ts";

/**
 * Serves the portal by the settings of the environment and of the `.env` file until the process is
 * told to stop; it ends with 1 when it cannot.
 *
 * @param root the installation's folder, with the built portal and widgets in it
 * @returns what is printed when everything answers
 * @throws {StartError} with one sentence for the person who starts it
 */
export async function servePortal(
  environment: Record<string, string | undefined>,
  root: string,
): Promise<string> {
  for (const line of misspelt(readEnvFile(environment, root))) console.error(line);
  const settings = readSettings(environment, root);
  setLogFormat(settings.logFormat);
  const portal = await startPortal(settings, root, giveUp);
  const hostPage = await startHostPage(settings, root, portal.demo);

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    Promise.all([hostPage?.close(), portal.close()]).then(() => process.exit(0), giveUp);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const text = greeting(settings, { hostPage: hostPage?.url ?? null, firstDoor: portal.firstDoor });
  if (settings.logFormat === "people") return text;
  for (const line of text.split("\n")) if (line) log.info(line.trim().replace(/ {2,}/, ": "));
  return "";
}

/** Says why, in one sentence where there is one, and ends the process. */
export function giveUp(error: unknown): void {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
