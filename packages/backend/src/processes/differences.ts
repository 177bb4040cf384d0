import { isRunning } from "../database/lock.ts";
import type { Owner } from "../database/owner.ts";
import { StartError } from "../database/start-error.ts";
import type { ProcessFacts } from "./process-facts.ts";

/** Another server on the same database, and what differs. */
export interface DifferingProcess extends Pick<
  ProcessFacts,
  "host" | "listensAt" | "siteUrl" | "payments" | "files"
> {
  what: "keys" | "siteUrl" | "payments" | "files";
}

/**
 * Looks for a living server on this database that this one cannot stand beside, before anything is
 * changed there.
 *
 * @throws {StartError} naming what differs
 */
export async function refuseDiffering(
  database: Pick<Owner, "query">,
  facts: ProcessFacts,
): Promise<void> {
  const [made] = await database.query<{ isMade: boolean }>(
    `select to_regprocedure('private.differing_process(jsonb)') is not null as "isMade"`,
  );
  if (!made?.isMade) return;
  await forgetEnded(database, facts);
  const [found] = await database.query<{ differing: DifferingProcess | null }>(
    "select private.differing_process($1::text::jsonb) as differing",
    [JSON.stringify(facts)],
  );
  if (found?.differing) throw cannotStandBeside(found.differing, facts);
}

/**
 * Forgets servers of this machine that ended without saying so: what is started in the place of one that was
 * killed may have other settings at once.
 */
async function forgetEnded(database: Pick<Owner, "query">, { host }: ProcessFacts): Promise<void> {
  const noted = await database.query<{ pid: number }>(
    "select pid from private.server_processes where host = $1",
    [host],
  );
  const ended = noted.map(({ pid }) => pid).filter((pid) => !isRunning(pid));
  await database.query(
    "delete from private.server_processes where host = $1 and pid = any (string_to_array($2, ',')::integer[])",
    [host, ended.join(",")],
  );
}

/** One sentence for whoever starts a server that differs from another. */
export function cannotStandBeside(other: DifferingProcess, facts: ProcessFacts): StartError {
  const who = `The server at ${other.host} (${other.listensAt}) works on this database`;
  const sentences = {
    keys: `${who} with other keys; give this one its JUBILEE_SECRETS, which "npx jubilee keys show" prints there.`,
    siteUrl: `${who} at ${other.siteUrl}, and this one is set to ${facts.siteUrl}; give both the same SITE_URL.`,
    payments: `${who} with PAYMENTS=${other.payments}, and this one has PAYMENTS=${facts.payments}; give both the same.`,
    files: `${who} with files in ${placeOf(other)}, and this one has them in ${placeOf(facts)}; give both the same S3_ENDPOINT and S3_BUCKET.`,
  };
  return new StartError(sentences[other.what]);
}

const placeOf = ({ files }: Pick<ProcessFacts, "files">): string =>
  files === "disk" ? "its data directory" : files;
