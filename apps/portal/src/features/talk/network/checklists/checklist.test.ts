import type { SharedChecklist } from "@jubilee/core/talk/network.types";
import { expect, it } from "vitest";
import { contactChoices, doneOf, pastedLines, sharedWith } from "./checklist.rules.ts";

const list = (part: Partial<SharedChecklist>): SharedChecklist => ({
  id: "1",
  title: "Gala",
  isOwn: true,
  of: "Ada",
  with: [],
  hasIt: [],
  items: [],
  ...part,
});
const account = (name: string, isMine = false) => ({ accountId: name, name, isMine });

it("counts what is ticked", () => {
  const item = { id: "a", words: "Band", doneBy: null };
  expect(
    doneOf({
      items: [
        { ...item, doneAt: null },
        { ...item, doneAt: "2026-01-01" },
      ],
    }),
  ).toBe(1);
});

it.each([
  [list({}), "Shared with nobody yet"],
  [list({ with: [account("Ben"), account("Cara")] }), "Shared with Ben, Cara"],
  [list({ isOwn: false, with: [account("Ben", true)] }), "Of Ada"],
  [
    list({ isOwn: false, with: [account("Ben", true), account("Cara")] }),
    "Of Ada, also shared with Cara",
  ],
])("says who has it", (one, words) => {
  expect(sharedWith(one)).toBe(words);
});

it("offers whom it is not shared with yet", () => {
  const contact = (userId: string) => ({
    userId,
    name: userId,
    avatarUrl: null,
    events: 1,
    names: [],
    isHere: true,
    isAsked: false,
  });
  const choices = contactChoices([contact("ben"), contact("cara")], list({ hasIt: ["ben"] }));
  expect(choices).toEqual([{ value: "cara", label: "cara" }]);
});

it("reads a pasted list line by line, and leaves one line to the field", () => {
  expect(pastedLines("- Tape\r\n\n- [x] Torch 🔦\n3 ropes")).toEqual([
    "Tape",
    "Torch 🔦",
    "3 ropes",
  ]);
  expect(pastedLines("Tape and a torch")).toEqual([]);
});
