import type { OpenBackend } from "../backend.types.ts";
import { databaseRefusal } from "../database/database-errors.ts";
import { loadSecrets } from "../database/secrets.ts";
import { StartError } from "../database/start-error.ts";
import { dataPlace, isHeld, requireData, serverUrl, withData } from "./command.ts";

/**
 * `jubilee admin add <e-mail>`: makes somebody who has signed up an administrator with all rights,
 * whether the server runs or not. It stands in the audit log as done by the server.
 */
export async function addAdministrator(email: string | undefined): Promise<string> {
  if (!email) throw new StartError("Name the address: npx jubilee admin add <e-mail>");
  const { dataDir } = dataPlace();
  requireData(dataDir);
  if (isHeld(dataDir)) await askServer(dataDir, email);
  else await withData(async (backend) => appointBy(backend, email));
  return `${email} is an administrator now, at /admin/dashboard after signing in.`;
}

async function appointBy(backend: OpenBackend, email: string): Promise<void> {
  try {
    await backend.query("select public.appoint_administrator($1)", [email]);
  } catch (error) {
    const refusal = databaseRefusal(error);
    if (refusal === null) throw error;
    throw refused(email, refusal);
  }
}

async function askServer(dataDir: string, email: string): Promise<void> {
  const response = await fetch(`${serverUrl()}/rest/v1/rpc/appoint_administrator`, {
    method: "POST",
    headers: { apikey: loadSecrets(dataDir).secretKey, "content-type": "application/json" },
    body: JSON.stringify({ email_param: email }),
  }).catch((cause: unknown) => {
    throw new StartError(notReached(dataDir), { cause });
  });
  if (response.ok) return;
  const answer: { message?: string } = await response.json().catch(() => ({}));
  if (response.status === 404 || response.status === 409) {
    throw refused(email, answer.message ?? `The server refused (${response.status})`);
  }
  throw new StartError(`${notReached(dataDir)} (${response.status})`);
}

function refused(email: string, reason: string): StartError {
  return new StartError(
    `${email} was not made an administrator: ${reason}. Sign up and confirm the address first.`,
  );
}

const notReached = (dataDir: string) =>
  `The server that uses ${dataDir} did not answer at ${serverUrl()}; set PORT to its port.`;
