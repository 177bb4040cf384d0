import type { OpenBackend } from "../backend.types.ts";
import { databaseRefusal } from "../database/database-errors.ts";
import { isLocked } from "../database/lock.ts";
import { StartError } from "../database/start-error.ts";
import { askServer, dataPlace, requireData, withData } from "./command.ts";

/**
 * `jubilee admin add <e-mail>`: makes somebody who has signed up an administrator with all rights,
 * whether the server runs or not. It stands in the audit log as done by the server.
 */
export async function addAdministrator(email: string | undefined): Promise<string> {
  if (!email) throw new StartError("Name the address: npx jubilee admin add <e-mail>");
  const { dataDir } = dataPlace();
  requireData(dataDir);
  if (isLocked(dataDir)) await appointByServer(dataDir, email);
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

async function appointByServer(dataDir: string, email: string): Promise<void> {
  const response = await askServer(dataDir, "/rest/v1/rpc/appoint_administrator", {
    email_param: email,
  });
  if (response.ok) return;
  const answer: { message?: string } = await response.json().catch(() => ({}));
  if (response.status === 404 || response.status === 409) {
    throw refused(email, answer.message ?? `The server refused (${response.status})`);
  }
  throw new StartError(
    `The server that uses ${dataDir} refused (${answer.message ?? response.status}).`,
  );
}

function refused(email: string, reason: string): StartError {
  return new StartError(
    `${email} was not made an administrator: ${reason}. Sign up and confirm the address first.`,
  );
}
