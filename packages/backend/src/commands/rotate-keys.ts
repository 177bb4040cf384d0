import { copyFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenBackend, Secrets } from "../backend.types.ts";
import { loadSecrets, makeSecrets, writeSecrets } from "../database/secrets.ts";
import { ensureAuthTables } from "../front/auth/schema.ts";
import { keptMessageSeal } from "../mail/kept-messages.ts";
import type { Seal } from "../mail/seal.ts";
import { senderKeySeal } from "../mail/sender-domains.ts";
import { dataPlace, requireAlone, requireData, requireStopped, withData } from "./command.ts";

/** `jubilee keys rotate`: new keys, and what was closed with the old ones closed with them. */
export async function rotateKeys(): Promise<string> {
  const { dataDir, secrets: shared } = dataPlace();
  requireData(dataDir);
  requireStopped(dataDir);
  const [old, fresh] = [loadSecrets(dataDir, shared), makeSecrets()];
  await withData(async (backend) => {
    await requireAlone(backend);
    await ensureAuthTables(backend);
    const senders = await closeAnew(
      backend,
      "private.sender_domains",
      "sealed_key",
      senderKeySeal,
      old,
      fresh,
    );
    const messages = await closeAnew(
      backend,
      "auth_front.kept_messages",
      "sealed",
      keptMessageSeal,
      old,
      fresh,
    );
    // All that is left to do is one rename, so that no crash leaves the one without the other for long.
    await senders();
    await messages();
    copyFileSync(join(dataDir, "secrets.json"), join(dataDir, "secrets.json.old"));
    writeSecrets(dataDir, fresh);
    await backend.query("delete from auth.sessions");
  });
  const next = shared
    ? 'set JUBILEE_SECRETS on every machine to what "npx jubilee keys show" prints without it, move secrets.json of the other machines away, and start the servers'
    : "start the server";
  return `The keys are new; ${next}. Everybody signs in again, and devices have to allow notifications again.`;
}

/** Opens everything first, so that nothing is written when one of them does not open. */
async function closeAnew<Value>(
  backend: Pick<OpenBackend, "query">,
  table: string,
  column: string,
  sealOf: (secrets: Secrets) => Seal<Value>,
  old: Secrets,
  fresh: Secrets,
): Promise<() => Promise<void>> {
  const rows = await backend.query<{ place: string; sealed: string }>(
    `select ctid::text as place, ${column} as sealed from ${table} where ${column} is not null`,
  );
  const [before, after] = [sealOf(old), sealOf(fresh)];
  const closed = rows.map(({ place, sealed }) => ({
    place,
    sealed: after.close(before.open(sealed)),
  }));
  return async () => {
    for (const { place, sealed } of closed) {
      await backend.query(`update ${table} set ${column} = $2 where ctid = $1::text::tid`, [
        place,
        sealed,
      ]);
    }
  };
}
