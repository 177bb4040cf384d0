import type { OpenBackend } from "../backend.types.ts";
import { log } from "../log/log.ts";
import type { StartError } from "../database/start-error.ts";
import { cannotStandBeside, type DifferingProcess } from "./differences.ts";
import type { ProcessFacts } from "./process-facts.ts";

/** This server among all that work on its database. */
export interface Living {
  facts: ProcessFacts;
  /** How many there are, this one included. */
  count(): number;
  /** Whether it has lived longest: what may happen twice without harm is done by that one alone. */
  isFirst(): boolean;
  /** Tells the others that it is gone. */
  leave(): Promise<void>;
}

interface Noted {
  differing: DifferingProcess | null;
  living: number;
  isFirst: boolean;
}

const beatEveryMs = 10_000;

/**
 * Notes this server among those that work on its database, and again and again while it lives.
 *
 * @param mustEnd hears why this server may not go on: it was not seen for so long that another has
 *   started meanwhile from which it differs
 * @throws {StartError} when another lives whose keys, address, payments or place of files differ
 */
export async function enterProcess(
  backend: Pick<OpenBackend, "query">,
  facts: ProcessFacts,
  mustEnd: (reason: StartError) => void,
  beatMs = beatEveryMs,
): Promise<Living> {
  const text = JSON.stringify(facts);
  let standing = { living: 1, isFirst: true };

  async function note(): Promise<DifferingProcess | null> {
    const [row] = await backend.query<{ noted: Noted }>(
      "select private.note_process($1::text::jsonb) as noted",
      [text],
    );
    if (row && !row.noted.differing) standing = row.noted;
    return row?.noted.differing ?? null;
  }

  async function sayAgain(): Promise<void> {
    const other = await note();
    if (other) mustEnd(cannotStandBeside(other, facts));
  }

  const differing = await note();
  if (differing) throw cannotStandBeside(differing, facts);
  let noting: Promise<unknown> = Promise.resolve();
  const beat = setInterval(() => {
    noting = sayAgain().catch((error: unknown) =>
      log.error("This server could not say that it lives:", error),
    );
  }, beatMs);
  beat.unref();

  return {
    facts,
    count: () => standing.living,
    isFirst: () => standing.isFirst,
    async leave() {
      clearInterval(beat);
      await noting;
      await backend.query("delete from private.server_processes where id = $1::uuid", [facts.id]);
    },
  };
}

/** How many servers work on a database at this moment. */
export async function countLiving(backend: Pick<OpenBackend, "query">): Promise<number> {
  const [row] = await backend.query<{ count: number }>(
    "select count(*)::int as count from private.living_processes()",
  );
  return row?.count ?? 0;
}
