import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Secrets } from "../backend.types.ts";
import type { Owner } from "../database/owner.ts";
import { rotationNote, sharedText, writeSecrets } from "../database/secrets.ts";
import { keptMessageSeal } from "../mail/kept-messages.ts";
import type { Seal } from "../mail/seal.ts";
import { senderKeySeal } from "../mail/sender-domains.ts";

/** Where keys are changed, and into which. */
interface Rotation {
  dataDir: string;
  fresh: Secrets;
}

/**
 * What is done to the files before the database, in this order. Wherever it breaks off, the keys that the server
 * reads are whole, and as long as rows may be closed with the old ones a note says so and the old ones are there.
 */
export const rotationSteps: readonly ((rotation: Rotation) => void)[] = [
  ({ dataDir }) => copyFileSync(join(dataDir, "secrets.json"), oldKeysOf(dataDir)),
  ({ dataDir }) => writeFileSync(rotationNote(dataDir), "keys rotate", { mode: 0o600 }),
  ({ dataDir, fresh }) => writeSecrets(dataDir, fresh),
];

/**
 * Ends a change of keys that was begun: what is closed with the old ones is closed with the new, and every session
 * is over. Whoever opens the database does this first.
 */
export async function finishRotation(
  owner: Owner,
  dataDir: string,
  secrets: Secrets,
): Promise<void> {
  if (!existsSync(rotationNote(dataDir))) return;
  const old = JSON.parse(readFileSync(oldKeysOf(dataDir), "utf8")) as Secrets;
  if (sharedText(old) !== sharedText(secrets)) {
    await owner.transaction(async (tx) => {
      for (const { table, column, seal } of sealed) {
        // oxlint-disable-next-line no-await-in-loop
        await closeAnew(tx, table, column, seal(old), seal(secrets));
      }
      await tx.query("delete from auth.sessions");
    });
  }
  rmSync(rotationNote(dataDir));
}

/**
 * Looks whether all that is closed opens with the keys that are there, before they are changed.
 *
 * @throws {Error} when something does not
 */
export async function requireOpening(owner: Pick<Owner, "query">, secrets: Secrets): Promise<void> {
  for (const { table, column, seal } of sealed) {
    // oxlint-disable-next-line no-await-in-loop
    for (const row of await closedRows(owner, table, column)) seal(secrets).open(row.sealed);
  }
}

interface Sealed {
  table: string;
  column: string;
  seal: (secrets: Secrets) => Seal<unknown>;
}

const sealed: readonly Sealed[] = [
  { table: "private.sender_domains", column: "sealed_key", seal: senderKeySeal },
  { table: "auth_front.kept_messages", column: "sealed", seal: keptMessageSeal },
];

async function closeAnew(
  tx: Owner,
  table: string,
  column: string,
  before: Seal<unknown>,
  after: Seal<unknown>,
): Promise<void> {
  for (const row of await closedRows(tx, table, column)) {
    // Rows of a start in between are closed with the new keys already.
    if (opens(after, row.sealed)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await tx.query(`update ${table} set ${column} = $2 where ctid = $1::text::tid`, [
      row.place,
      after.close(before.open(row.sealed)),
    ]);
  }
}

async function closedRows(owner: Pick<Owner, "query">, table: string, column: string) {
  const [made] = await owner.query<{ is: boolean }>(`select to_regclass($1) is not null as "is"`, [
    table,
  ]);
  if (!made?.is) return [];
  return owner.query<{ place: string; sealed: string }>(
    `select ctid::text as place, ${column} as sealed from ${table} where ${column} is not null`,
  );
}

function opens(seal: Seal<unknown>, text: string): boolean {
  try {
    seal.open(text);
    return true;
  } catch {
    return false;
  }
}

const oldKeysOf = (dataDir: string): string => join(dataDir, "secrets.json.old");
