/**
 * Takes one check of a permission after the other away and counts how many are noticed by the matrix:
 * `node tests/sql/rights/mutants.ts` all of them; the tests a part of them.
 */
import { pathToFileURL } from "node:url";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import type { AskedCall, Routine } from "./calls.ts";
import { reachOf } from "./calls.ts";
import { openMatrix, type Matrix } from "./matrix.ts";
import { lookAt, type Look, type Policy } from "./tables.ts";

/** One check that is taken away. */
interface Mutant {
  name: string;
  /** The statements that take it away and that bring it back. */
  away: string;
  back: string;
  looks: Pick<
    Look,
    "permissions" | "scope" | "standing" | "plan" | "way" | "statements" | "expected"
  >[];
}

export interface Count {
  made: number;
  killed: number;
  /** What nothing noticed. */
  alive: string[];
}

const check =
  /\bprivate\.(my_accounts|my_events|my_guests|my_households|my_reach|shown_accounts|shown_reach|shown_events|may|require_permission|require_event_permission)\(\s*'([a-z_]+\.[a-z_]+)'/g;

/** The text with one of its checks asking of everybody, for each of them that decides. */
function without(text: string, isAskedTwice: (found: Found) => boolean): string[] {
  return [...text.matchAll(check)]
    .map(({ index, 1: by = "", 2: permission = "" }) => ({ index, by, permission, text }))
    .filter((found) => !isAskedTwice(found))
    .map(({ index }) => `${text.slice(0, index)}rights.${text.slice(index + "private.".length)}`);
}

interface Found {
  index: number;
  by: string;
  permission: string;
  text: string;
}

/** Which event it is that the permission is then required for: taken away, it is required all the same. */
const isWithinRequirement = ({ index, permission, text }: Found): boolean =>
  new RegExp(`require_permission\\('${permission}',[^;]*$`).test(text.slice(0, index));

/** A list looks through the accounts in reach before it asks which of their rows: taken away, it is slower. */
const isReachBeforeAnswer = ({ by, permission, text }: Found): boolean => {
  const [, whose] = /^(my|shown)_reach$/.exec(by) ?? [];
  return (
    whose !== undefined &&
    ["accounts", "events"].every((of) => text.includes(`private.${whose}_${of}('${permission}'`))
  );
};

/** What a policy looks through has a policy of its own that asks the same: taken away, that one still holds. */
function isThroughTable({ index, permission, text }: Found, policies: Policy[]): boolean {
  const [, table] = /\bFROM (?:public\.)?(\w+) \w+\s+WHERE[^]*$/.exec(text.slice(0, index)) ?? [];
  return policies.some(
    (other) => other.table === table && other.verb === "SELECT" && other.asks.includes(permission),
  );
}

function policyMutants(
  { table, name, using, check: withCheck, asks }: Policy,
  policies: Policy[],
  looks: Look[],
): Mutant[] {
  const isAskedTwice = (found: Found) => isThroughTable(found, policies);
  if (asks.length === 0) return [];
  const alter = (use: string | null, checked: string | null): string =>
    [
      `alter policy "${name}" on public.${table}`,
      use === null ? "" : `using (${use})`,
      checked === null ? "" : `with check (${checked})`,
    ].join(" ");
  const open = (text: string | null) => (text === null ? null : "true");
  const changed = [
    { what: "true", sql: alter(open(using), open(withCheck)) },
    ...without(using ?? "", isAskedTwice).map((text, at) => ({
      what: `using ${at + 1}`,
      // Where it is the same, what is written is checked by it, too.
      sql: alter(text, withCheck === using ? text : withCheck),
    })),
    ...(withCheck === using ? [] : without(withCheck ?? "", isAskedTwice)).map((text, at) => ({
      what: `check ${at + 1}`,
      sql: alter(using, text),
    })),
  ];
  return changed.map(({ what, sql }) => ({
    name: `${table}: "${name}" ${what}`,
    away: sql,
    back: alter(using, withCheck),
    looks,
  }));
}

function routineMutants(routine: Routine, calls: AskedCall[]): Mutant[] {
  return without(
    routine.definition,
    (found) => isReachBeforeAnswer(found) || isWithinRequirement(found),
  ).map((away, at) => ({
    name: `${routine.schema}.${routine.name} ${at + 1}`,
    away,
    back: routine.definition,
    looks: calls.flatMap(({ looks }) => looks),
  }));
}

/** Every mutant there is, policies first. */
function allMutants({ policies, tableLooks, routines, calls }: Matrix): Mutant[] {
  const reach = reachOf(routines);
  const through = (name: string) => calls.filter(({ call }) => reach.get(call)?.has(name));
  return [
    ...policies.flatMap((policy) =>
      policyMutants(
        policy,
        policies,
        tableLooks.filter(({ table, verb }) => table === policy.table && verb === policy.verb),
      ),
    ),
    ...routines.flatMap((routine) => {
      const reached = through(`${routine.schema}.${routine.name}`);
      return reached.length > 0 ? routineMutants(routine, reached) : [];
    }),
  ];
}

async function isKilled(backend: OpenBackend, { away, back, looks }: Mutant): Promise<boolean> {
  await backend.query(away, []);
  try {
    // A few at a time: most are noticed at once.
    for (let from = 0; from < looks.length; from += 24) {
      const some = looks.slice(from, from + 24);
      // oxlint-disable-next-line no-await-in-loop
      const found = await lookAt(backend, some);
      if (found.some((one, index) => one !== some[index]?.expected)) return true;
    }
    return false;
  } finally {
    await backend.query(back, []);
  }
}

/** Counts what is noticed of every n-th mutant. */
export async function countKilled(matrix: Matrix, every = 1): Promise<Count> {
  const mutants = allMutants(matrix).filter((_, index) => index % every === 0);
  const alive: string[] = [];
  for (const mutant of mutants) {
    // One after the other: they change the same database.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await isKilled(matrix.backend, mutant))) alive.push(mutant.name);
  }
  return { made: mutants.length, killed: mutants.length - alive.length, alive };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const began = Date.now();
  const matrix = await openMatrix();
  try {
    const { made, killed, alive } = await countKilled(matrix, Number(process.argv[2] ?? 1));
    for (const name of alive) console.log(`not noticed: ${name}`);
    const share = ((100 * killed) / made).toFixed(1);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${killed} of ${made} mutants noticed (${share} %), in ${seconds} s`);
  } finally {
    await matrix.backend.close();
  }
}
