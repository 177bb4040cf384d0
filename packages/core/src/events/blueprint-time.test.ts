import { describe, expect, it } from "vitest";
import { fitted, shortTimeOf } from "./blueprint-time.rules.ts";
import { loadBlueprint, programmeOf } from "./blueprints.rules.ts";
import type { Blueprint } from "./blueprints.types.ts";
import { eventTemplates } from "./templates.rules.ts";

const need = async (key: string): Promise<Blueprint> => {
  const blueprint = await loadBlueprint(key);
  if (!blueprint) throw new Error(`${key} has no blueprint`);
  return blueprint;
};
const all = await Promise.all(
  eventTemplates.map(async ({ key }) => ({ key, blueprint: await need(key) })),
);
const wedding = await need("wedding");
const today = "2026-11-28";

it("says how much of a template would be past already", () => {
  expect(shortTimeOf(wedding, "2028-06-17T13:30", today)).toBeNull();
  expect(shortTimeOf(wedding, "2026-12-16T13:30", today)).toEqual({
    daysLeft: 18,
    lead: 390,
    tasks: wedding.tasks.filter(({ from, days }) => from === "start" && days < -18).length,
    mails: 2,
  });
});

it("has nothing to say of an event that is over", () => {
  expect(shortTimeOf(wedding, "2026-11-27T13:30", today)).toBeNull();
});

describe.each(all)("$key", ({ blueprint }) => {
  it.each([0, 1, 18, 200])("fits into %i days, in its order and with nothing past", (daysLeft) => {
    const start = new Date(Date.parse(today) + daysLeft * 86_400_000).toISOString().slice(0, 10);
    const made = fitted(blueprint, daysLeft);
    const past = shortTimeOf(made, `${start}T12:00`, today);
    expect(past?.tasks ?? 0).toBe(0);
    expect(past?.mails ?? 0).toBeLessThanOrEqual(daysLeft > 0 ? 0 : blueprint.mails.length);
    const days = (one: Blueprint) =>
      one.tasks.map(({ from, days: apart }) => (from === "end" ? 10_000 : 0) + apart);
    expect(days(made)).toEqual(days(made).toSorted((one, other) => one - other));
    const near = blueprint.tasks.findIndex(
      ({ from, days: apart }) => from === "start" && -apart <= daysLeft / 2,
    );
    expect(made.tasks[near]).toEqual(blueprint.tasks[near]);
    expect(programmeOf(made, `${start}T12:00`)).toEqual(programmeOf(blueprint, `${start}T12:00`));
  });

  it("tells guests no hour and no weekday of its own, since an event has others", () => {
    const { story, questions, answers, mails, tickets } = blueprint;
    const told = [
      story,
      ...questions.flatMap(({ prompt, options }) => [prompt, ...options]),
      ...answers.flatMap(({ question, answer }) => [question, answer]),
      ...mails.flatMap(({ subject, text }) => [subject, text]),
      ...tickets.flatMap(({ name, description }) => [name, description]),
    ];
    const own =
      /\b\d{1,2}:\d{2}\b|o.clock|\b(?:at|by|until|from|after|before) (?:half past|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:weeks|months|days|long|table))|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/i;
    expect(told.filter((text) => own.test(text))).toEqual([]);
  });
});
