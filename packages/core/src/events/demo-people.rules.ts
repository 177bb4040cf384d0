import type { Blueprint } from "./blueprints.types.ts";
import type { DemoSheet, SandboxContent, SandboxGuest } from "./demos.types.ts";

/** The lines of a sheet, each with its cells. */
export const rowsOfSheet = (sheet: string): string[][] =>
  sheet
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split("|").map((cell) => cell.trim()));

/** The words of a cell. */
export const listOf = (cell = ""): string[] =>
  cell
    .split(";")
    .map((word) => word.trim())
    .filter(Boolean);

const hourMs = 3_600_000;

/** An address that no mail reaches: the domain is kept for examples. */
const addressOf = (name: string) =>
  `${name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ".")
    .replaceAll(/^\.|\.$/g, "")}@mail.example.com`;

const partsOfName = (name: string) => {
  const [firstName = name, ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
};

export interface PeopleOf {
  sheet: Pick<DemoSheet, "people">;
  meals: Blueprint["meals"];
  /** When invitations went out. */
  invitedMs: number;
  nowMs: number;
  newId: () => string;
}

/** Everybody on the list, household by household; answers came in over the weeks. */
export function peopleOf({
  sheet,
  meals,
  invitedMs,
  nowMs,
  newId,
}: PeopleOf): Pick<SandboxContent, "guests" | "households"> {
  const rows = rowsOfSheet(sheet.people);
  const span = nowMs - invitedMs - 6 * hourMs;
  const dishes = meals.filter(({ forChildren }) => !forChildren);
  const plate = meals.find(({ forChildren }) => forChildren) ?? dishes[0];
  const households: SandboxContent["households"] = [];
  const guests = rows.flatMap(([said, group = "", names, note = ""], row) => {
    const householdId = newId();
    const answer = said === "yes" || said === "no" || said === "maybe" ? said : null;
    // Half of all answers come in the first days.
    const share = ((row * 7 + 3) % rows.length) / rows.length;
    const answeredMs = invitedMs + 3 * hourMs + share ** 2 * span;
    const at = (minutes: number) => new Date(answeredMs + minutes * 60_000).toISOString();
    const people = listOf(names).map((written, place): SandboxGuest => {
      const isChild = written.endsWith("(child)");
      const name = written.replace(/ *\(child\)$/, "");
      const dish = isChild ? plate : dishes[(row + place) % Math.max(1, dishes.length)];
      return {
        id: newId(),
        placeId: newId(),
        householdId,
        ...partsOfName(name),
        email: isChild ? null : addressOf(name),
        role: isChild ? "child" : place === 0 ? "member" : "guest",
        group: isChild || group === "" ? null : group,
        answer,
        meal: answer === "yes" ? (dish?.name ?? null) : null,
        dietary: null,
        note: place === 0 && note !== "" ? note : null,
        openedAt: answer || row % 2 === 0 ? at(-5) : null,
        answeredAt: answer && at(place),
      };
    });
    const [head] = people;
    if (!head) return [];
    const family = [...new Set(people.map(({ lastName }) => lastName))].join(" and ");
    households.push({ id: householdId, name: family, headGuestId: head.id });
    return people;
  });
  return { guests, households };
}

/** The place on the list of somebody by name. */
export function placeOf(guests: readonly SandboxGuest[], name: string): string {
  const found = guests.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
  if (!found) throw new RangeError(`${name} is not on the list`);
  return found.placeId;
}
