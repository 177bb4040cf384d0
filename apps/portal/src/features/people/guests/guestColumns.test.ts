import { orderRows } from "@jubilee/ui/data-table";
import { expect, it } from "vitest";
import { byFamily } from "./guestColumns.tsx";

const named = (firstName: string | null, lastName: string | null, fullName: string) => ({
  firstName,
  lastName,
  fullName,
});

it("sorts by the family's name, then by one's own, and a name in one piece by itself", () => {
  const people = [
    named("Wesley", "Abernathy", "Wesley Abernathy"),
    named("Aiko", "Zimmer", "Aiko Zimmer"),
    named(null, null, "Madonna"),
    named("Brooke", "Abernathy", "Brooke Abernathy"),
    named(null, "Ito", "Ito"),
    named("花子", "佐藤", "佐藤 花子"),
  ];
  const columns = [{ id: "family", header: "Last name", cell: () => null, sortValue: byFamily }];
  const sorted = orderRows(people, columns, { id: "family", descending: false });
  expect(sorted.map(({ fullName }) => fullName)).toEqual([
    "Brooke Abernathy",
    "Wesley Abernathy",
    "Ito",
    "Madonna",
    "Aiko Zimmer",
    "佐藤 花子",
  ]);
});
