import { permissions as words } from "./permissions.gen.ts";
import type { Permission } from "./rights.rules.ts";
import type { BuiltInRole, PermissionGroup, PermissionWords, Role } from "./rights.types.ts";

/** What may be allowed, in words, by the names of permissions. */
export const permissionWords: Readonly<Record<Permission, PermissionWords>> = words;

/** The parts of the matrix, in their order. */
const permissionGroups: readonly { group: PermissionGroup; title: string }[] = [
  { group: "guests", title: "Guests" },
  { group: "money", title: "Money" },
  { group: "day", title: "The day" },
  { group: "event", title: "The event" },
  { group: "account", title: "The account" },
];

function isPermission(name: string): name is Permission {
  return name in words;
}

/** The permissions there are, by group, each with its words; one without words is named by itself. */
export function grouped(
  permissions: readonly string[],
): { title: string; rights: { permission: string; does: string }[] }[] {
  const told = permissions.map((permission): PermissionWords & { permission: string } => ({
    permission,
    ...(isPermission(permission)
      ? words[permission]
      : { group: "account", does: permission, order: 1000 }),
  }));
  return permissionGroups
    .map(({ group, title }) => ({
      title,
      rights: told
        .filter((one) => one.group === group)
        .toSorted((a, b) => a.order - b.order)
        .map(({ permission, does }) => ({ permission, does })),
    }))
    .filter(({ rights }) => rights.length > 0);
}

const meanings: Readonly<Record<BuiltInRole, string>> = {
  owner: "Everything, the plan and its payment too",
  admin: "Everything, the team and its roles too",
  editor: "Changes everything of the event but money back and deleting",
  finance: "Sees sums and orders, pays back",
  check_in: "Scans tickets, sees names, never an address",
  volunteer_coordinator: "Plans the day and writes to people, sees names and addresses",
  viewer: "Reads, changes nothing",
};

/** So many rights of an account's own role are told before it is a number. */
const mostTold = 3;

/** What a role means in a sentence. */
export function meaningOf({ key, permissions }: Pick<Role, "key" | "permissions">): string {
  if (key) return meanings[key];
  const told = grouped(permissions).flatMap(({ rights }) => rights.map(({ does }) => does));
  if (told.length === 0) return "Nothing yet";
  const [first = "", ...others] = told.slice(0, mostTold);
  const more = told.length - mostTold;
  const sentence = [first, ...others.map((does) => does.charAt(0).toLowerCase() + does.slice(1))];
  return `${sentence.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** What shows addresses, or makes no sense without reading: each brings along what it names. */
function brings(permission: string): string[] {
  const area = permission.slice(0, permission.indexOf("."));
  const read = `${area}.read`;
  const own = permission !== read && isPermission(read) ? [read] : [];
  return withContact.has(permission) ? [...own, "guests.read_contact"] : own;
}

/** Who buys, gives, votes or is written to is known by an address. */
const withContact: ReadonlySet<string> = new Set([
  "orders.read",
  "orders.write",
  "money.read",
  "money.refund",
  "giving.read",
  "giving.write",
  "tickets.read",
  "tickets.write",
  "polls.read",
  "polls.write",
  "guests.write",
  "answers.write",
  "messages.send",
  "audit.read",
]);

/** Permissions with all that they bring along. */
export function withBrought(permissions: readonly string[]): string[] {
  const all = new Set(permissions);
  for (const permission of all) for (const brought of brings(permission)) all.add(brought);
  return [...all];
}

/** Permissions without those that others bring along, which go with them. */
export function chosenAlone(permissions: readonly string[]): string[] {
  return permissions.filter((one) => broughtAlong(permissions, one) === null);
}

/** What brings a permission along, in words; null where it is chosen by itself. */
export function broughtAlong(permissions: readonly string[], permission: string): string | null {
  const by = permissions.find((one) => brings(one).includes(permission));
  if (by === undefined) return null;
  return isPermission(by) ? words[by].does : by;
}
