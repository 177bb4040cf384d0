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
  const [found] = await database.query<{ differing: DifferingProcess | null }>(
    "select private.differing_process($1::text::jsonb) as differing",
    [JSON.stringify(facts)],
  );
  if (found?.differing) throw cannotStandBeside(found.differing, facts);
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
