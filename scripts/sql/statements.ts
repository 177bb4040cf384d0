/** Everything a table's rights may be, in any version: said as `all`, which every version knows. */
const allOfTable = /^DELETE INSERT (MAINTAIN )?REFERENCES SELECT TRIGGER TRUNCATE UPDATE$/;

/** What callers and dependents see of a function: name, arguments and result. */
export function functionHead(definition: string | undefined): string | undefined {
  return definition?.split("\n LANGUAGE")[0];
}

/** @param name "public.events" with its policy before: `"members see events" on public.events` */
export function createPolicy(name: string, says: string): string {
  return `create policy ${name}\n${says};`;
}

/** @param name what it is about: "table public.events" */
export function commentOn(name: string, text: string | undefined): string {
  return `comment on ${name} is ${text === undefined ? "null" : `'${text.replaceAll("'", "''")}'`};`;
}

/** Takes away and gives what differs, grantee by grantee. */
export function grantsOf(
  kind: string,
  name: string,
  was: string | undefined,
  is: string | undefined,
): string[] {
  const [before, after] = [byGrantee(was), byGrantee(is)];
  const [, table = "", column = ""] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  const object = kind === "column grants" ? `table ${table}` : name;
  const said = (privileges: string): string =>
    kind === "column grants"
      ? privileges
          .replaceAll(/\w+/g, (privilege) => `${privilege} (${column})`)
          .replaceAll(") ", "), ")
      : allOfTable.test(privileges)
        ? "all"
        : privileges.replaceAll(" ", ", ");
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((grantee) => before.get(grantee) !== after.get(grantee))
    .flatMap((grantee) => {
      const [old, now] = [before.get(grantee), after.get(grantee)];
      return [
        ...(old ? [`revoke ${said(old).toLowerCase()} on ${object} from ${grantee};`] : []),
        ...(now ? [`grant ${said(now).toLowerCase()} on ${object} to ${grantee};`] : []),
      ];
    });
}

/** @param name "public.rsvps in supabase_realtime" */
export function publish(name: string, isIn: boolean): string {
  const [table = "", publication = ""] = name.split(" in ");
  return `alter publication ${publication} ${isIn ? "add" : "drop"} table ${table};`;
}

function byGrantee(says: string | undefined): Map<string, string> {
  return new Map(
    (says ?? "")
      .split(", ")
      .filter(Boolean)
      .map((right) => {
        const [grantee = "", ...privileges] = right.split(" ");
        return [grantee, privileges.join(" ")];
      }),
  );
}
