import type { GuestHistoryEntry } from "@jubilee/core/people/guest-records.types";
import { expect, it } from "vitest";
import { historySentence } from "./history.rules.ts";

const at = "2026-05-02T21:14:00Z";
const cases: [GuestHistoryEntry, string][] = [
  [{ kind: "known", at, detail: "import" }, "Came with an import"],
  [{ kind: "reminder", at, detail: "sent", event: "Reunion" }, "Reminder sent"],
  [
    { kind: "answered", at, detail: "yes", people: 3, by: "guest" },
    "Answered: will come, 3 people",
  ],
  [
    { kind: "answered", at, detail: "no", people: 0, by: "planner" },
    "Answered: cannot come (entered by a host)",
  ],
  [
    { kind: "ordered", at, detail: "J-4471", totalMinor: 18_000, currency: "USD" },
    "Order J-4471, $180",
  ],
  [{ kind: "changed", at, detail: "guests.update", by: "Marisol" }, "Changed by Marisol"],
  [{ kind: "changed", at, detail: "guests.update", by: null }, "Changed by the system"],
  [{ kind: "changed", at, detail: "guests.erased", by: null }, "Erased by their own wish"],
];

it.each(cases)("%o", (entry, sentence) => {
  expect(historySentence(entry, "en-US")).toBe(sentence);
});
