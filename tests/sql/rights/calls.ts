import type { OpenBackend } from "@jubilee/backend/backend.types";
import { requests } from "./requests.ts";
import { idOf } from "./world.ts";
import { lookAt, type Look, type Permission } from "./tables.ts";

/** A function of ours with its source, and those that it calls. */
export interface Routine {
  oid: number;
  schema: string;
  name: string;
  source: string;
  definition: string;
  parameters: { name: string; type: string }[];
  isOpen: boolean;
  isSilent: boolean;
}

/** A call that a permission opens, with what it is asked and what is answered to whom. */
export interface CallLook extends Omit<Look, "table" | "verb"> {
  call: string;
  /** Their answer has to differ from that of whoever holds everything. */
  isTelling: boolean;
}

const asks =
  /\b(?:my_accounts|my_events|my_guests|my_households|my_reach|shown_accounts|shown_reach|shown_events|may|require_permission|require_event_permission)\(\s*'([a-z_]+\.[a-z_]+)'/g;

export const permissionsIn = (source: string): string[] => [
  ...new Set([...source.matchAll(asks)].map(([, permission = ""]) => permission)),
];

export const readRoutines = (backend: OpenBackend): Promise<Routine[]> =>
  backend.query<Routine>(
    `select p.oid::int as oid, n.nspname as schema, p.proname as name, p.prosrc as source, pg_get_functiondef(p.oid) as definition,
       p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute') as "isOpen",
       p.prorettype = 'void'::regtype as "isSilent",
       (select coalesce(jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type', format_type(p.proargtypes[i - 1], null)) order by i), '[]')
         from generate_series(1, p.pronargs) i) as parameters
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prokind = 'f'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
    [],
  );

/** What asks for permissions itself is asked of everything; it is looked at by a test of its own. */
const ground = new Set(
  ["may", "person_may", "memberships_with", "require_permission", "require_event_permission"].map(
    (name) => `private.${name}`,
  ),
);

/** Which functions a function comes to, itself first. */
export function reachOf(routines: Routine[]): Map<string, Set<string>> {
  const names = new Set(routines.map(({ schema, name }) => `${schema}.${name}`));
  const direct = new Map<string, Set<string>>();
  for (const { schema, name, source } of routines) {
    const called = [...source.matchAll(/\b(public|private)\.(\w+)\s*\(/g)]
      .map(([, of, called]) => `${of}.${called}`)
      .filter((called) => names.has(called) && !ground.has(called));
    const own = direct.get(`${schema}.${name}`) ?? new Set();
    for (const one of called) own.add(one);
    direct.set(`${schema}.${name}`, own);
  }
  const reach = new Map<string, Set<string>>();
  for (const name of names) {
    const all = new Set([name]);
    for (const one of all) for (const next of direct.get(one) ?? []) all.add(next);
    reach.set(name, all);
  }
  return reach;
}

const fixed: Readonly<Record<string, string>> = {
  account: "accounts",
  event: "events",
  member: "team_members",
  invitation: "team_invitations",
  role: "roles",
  place: "event_guests",
  listed: "event_guests",
  event_guest: "event_guests",
  link: "share_links",
  offer: "ownership_offers",
};

/** Tables whose row an id may be, likeliest first: by its name, then by what the source looks into. */
function tablesFor(name: string, source: string, tables: Set<string>): string[] {
  const bare = name.replace(/_param$/, "").replace(/_ids?$/, "");
  const plural = [
    `${bare}s`,
    `${bare}es`,
    bare.replace(/y$/, "ies"),
    bare,
    `event_${bare}s`,
    `email_${bare}s`,
  ];
  const named = plural.filter((one) => tables.has(one));
  const read = [...source.matchAll(/\bpublic\.(\w+)/g)]
    .map(([, table = ""]) => table)
    .filter((table) => tables.has(table));
  const known = fixed[bare];
  return [...new Set([...(known ? [known] : []), ...named, ...read])];
}

const rowId = (table: string): string =>
  table === "roles" ? "md5('rights roles a')::uuid" : idOf(table, "a");

/** What a call may be asked, likeliest first. */
export function argumentLists({ parameters, source }: Routine, tables: Set<string>): string[] {
  const options = parameters.map(({ name, type }) => {
    switch (type) {
      case "uuid":
        if (/(^|_)user_id/.test(name)) return ["md5('rights user t')::uuid"];
        return tablesFor(name, source, tables).slice(0, 6).map(rowId);
      case "uuid[]":
        return tablesFor(name, source, tables)
          .slice(0, 6)
          .map((table) => `array[${rowId(table)}]`);
      case "jsonb":
        return [
          requestFrom(source, tables),
          // “From” may be a day, or the first row of a page.
          requestFrom(source, tables, ["from", "to"]),
          forAll,
          "'[]'::jsonb",
        ];
      case "text":
        return textsFor(name, source);
      case "text[]":
        return ["array['rights']"];
      case "boolean":
        return ["true", "false"];
      case "integer":
      case "bigint":
        return ["1"];
      default:
        return [`null::${type}`];
    }
  });
  let lists: string[][] = [[]];
  for (const own of options) {
    lists = lists.flatMap((list) => own.map((one) => [...list, one])).slice(0, mostLists);
  }
  const sums = lists.map((list) => list.join(", "));
  return [...new Set(sums)];
}

/** So many ways to ask one call are tried. */
const mostLists = 24;

/** What a text may be: a name of the kind that the source compares it with. */
function textsFor(name: string, source: string): string[] {
  const compared = [
    ...source.matchAll(new RegExp(`\\b${name}\\s*(?:=|not in|in|<>)\\s*\\(?'(\\w+)'`, "g")),
  ];
  const known = compared.map(([, text]) => `'${text}'`).slice(0, 2);
  return [...new Set([...known, "'rights'", "'rights too'", "'event'", "null"])];
}

/** What else a request may have to hold. */
const words: Readonly<Record<string, string>> = {
  email: "x@rights.example",
  name: "Rights",
  title: "Rights",
  text: "Rights",
  from: "2020-01-01",
  to: "2040-01-01",
};

/** A request with every id that the source reads from one, but for some of its keys. */
function requestFrom(source: string, tables: Set<string>, but: readonly string[] = []): string {
  const read = [...source.matchAll(/->>?\s*'(\w+)'/g)].map(([, key = ""]) => key);
  const keys = [...new Set(read)].filter((key) => !but.includes(key));
  const pairs = keys.flatMap((key) => {
    const snake = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const text = words[key];
    if (text) return [`'${key}'`, `'${text}'`];
    const [table] = /_ids?$/.test(snake) ? tablesFor(snake, source, tables) : [];
    if (!table) return [];
    return [
      `'${key}'`,
      snake.endsWith("ids") ? `jsonb_build_array(${rowId(table)})` : rowId(table),
    ];
  });
  return pairs.length > 0 ? `jsonb_build_object(${pairs.join(", ")})` : "'{}'::jsonb";
}

const usual = { scope: "all", standing: "active", plan: "business", way: "answer" } as const;

export interface AskedCall {
  call: string;
  asks: string[];
  looks: CallLook[];
  /** Permissions whose loss changes the answer. */
  proven: string[];
  /** Who holds nothing, and who was removed, is answered otherwise than whoever holds everything. */
  isClosed: boolean;
}

/**
 * Every call that comes to a permission, asked as whoever holds everything, everything but one, nothing, one
 * event of the two, no longer; with arguments under which it makes a difference.
 */
export async function askCalls(
  backend: OpenBackend,
  routines: Routine[],
  tables: Set<string>,
  permissions: Permission[],
): Promise<AskedCall[]> {
  const names = permissions.map(({ permission }) => permission);
  const reach = reachOf(routines);
  const sourceOf = Map.groupBy(routines, ({ schema, name }) => `${schema}.${name}`);
  const asked: AskedCall[] = [];
  for (const routine of routines.filter(({ isOpen }) => isOpen)) {
    const call = `public.${routine.name}`;
    const whole = [...(reach.get(call) ?? [])]
      .flatMap((name) => (sourceOf.get(name) ?? []).map(({ source }) => source))
      .join("\n");
    const wanted = permissionsIn(whole).filter((name) => names.includes(name));
    if (wanted.length === 0) continue;
    const people = [
      { ...usual, who: "whoever holds everything", permissions: names, isTelling: false },
      { ...usual, who: "nobody in particular", permissions: [], isTelling: true },
      ...wanted.map((one) => ({
        ...usual,
        who: `whoever holds all but ${one}`,
        permissions: names.filter((name) => name !== one),
        isTelling: true,
      })),
      {
        ...usual,
        who: "for this event",
        permissions: names,
        scope: "a" as const,
        isTelling: false,
      },
      {
        ...usual,
        who: "for another event",
        permissions: names,
        scope: "b" as const,
        isTelling: false,
      },
      {
        ...usual,
        who: "who was removed",
        permissions: names,
        standing: "removed" as const,
        isTelling: true,
      },
    ];
    // oxlint-disable-next-line no-await-in-loop
    const kept = await tellingStatements(backend, { ...routine, source: whole }, tables, people);
    const differs = (who: string) => {
      const index = people.findIndex((person) => person.who === who);
      return kept.some(({ answers }) => answers[index] !== answers[0]);
    };
    // What it asks itself; what it comes to further on is looked at where that is asked.
    const own = permissionsIn(routine.source);
    const deciding = own.length > 0 ? own : wanted;
    asked.push({
      call,
      asks: deciding,
      proven: deciding.filter((one) => differs(`whoever holds all but ${one}`)),
      isClosed: differs("nobody in particular") && differs("who was removed"),
      looks: people.flatMap((person, index) =>
        kept.map(({ statement, without, answers }) => ({
          ...but(person, without),
          call,
          statements: [statement],
          expected: answers[index] ?? "",
        })),
      ),
    });
  }
  return asked;
}

/** A request that asks for nothing in particular: where something is asked for by its id, other checks decide. */
const forAll = "'{}'::jsonb";

/** Somebody who holds some less. */
const but = <Person extends { permissions: string[] }>(
  person: Person,
  without: readonly string[] = [],
): Person => ({
  ...person,
  permissions: person.permissions.filter((name) => !without.includes(name)),
});

interface Kept {
  statement: string;
  answers: string[];
  without?: readonly string[];
}

export const statementFor = (routine: Routine, list: string): string => {
  const called = `public.${routine.name}(${list})`;
  return routine.isSilent ? `select ${called}::text` : `select json_agg(t)::text from ${called} t`;
};

/** The requests of its own that a call has, as everybody asks them. */
async function askedRequests(
  backend: OpenBackend,
  routine: Routine,
  people: Pick<Look, "permissions" | "scope" | "standing" | "plan" | "way">[],
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const { asks: list, given, without, sees, isNobodys = false } of requests[routine.name] ??
    []) {
    const statement = [
      given === undefined ? "" : `select rights.given($given$${given}$given$)`,
      statementFor(routine, list),
      sees === undefined ? "" : `select rights.seen($given$${sees}$given$)`,
    ]
      .filter((part) => part !== "")
      .join("; ");
    const looks = people.map((person) => ({ ...but(person, without), statements: [statement] }));
    // oxlint-disable-next-line no-await-in-loop
    const answers = await lookAt(backend, looks);
    if (!isNobodys && answers.every((one) => one === answers[0]))
      throw new Error(`${routine.name}(${list}) answers everybody ${answers[0]}`);
    kept.push({ statement, answers, ...(without ? { without } : {}) });
  }
  return kept;
}

/**
 * What is asked until every permission has made a difference, or there is nothing left to ask; and what asks for
 * all there is, where it makes one as well.
 */
async function tellingStatements(
  backend: OpenBackend,
  routine: Routine,
  tables: Set<string>,
  people: Omit<CallLook, "statements" | "expected" | "call">[],
): Promise<Kept[]> {
  const kept = await askedRequests(backend, routine, people);
  const differing = new Set(
    kept.flatMap(({ answers }) =>
      answers.flatMap((one, index) => (one === answers[0] ? [] : [index])),
    ),
  );
  let [isWhole, hasAll] = [false, false];
  for (const list of argumentLists(routine, tables)) {
    const isForAll = list.includes(forAll) && !hasAll;
    if (isWhole && !isForAll) continue;
    const statement = statementFor(routine, list);
    const looks = people.map((person) => ({ ...person, statements: [statement] }));
    // The first two tell whether it is worth asking the others.
    // oxlint-disable-next-line no-await-in-loop
    const [everything, nothing] = await lookAt(backend, looks.slice(0, 2));
    if (everything === nothing) continue;
    // oxlint-disable-next-line no-await-in-loop
    const answers = await lookAt(backend, looks);
    const fresh = answers.flatMap((one, index) =>
      one !== answers[0] && !differing.has(index) ? [index] : [],
    );
    if (fresh.length === 0 && !isForAll) continue;
    hasAll ||= isForAll;
    kept.push({ statement, answers });
    for (const index of fresh) differing.add(index);
    isWhole = people.every(({ isTelling }, index) => !isTelling || differing.has(index));
  }
  return kept;
}
