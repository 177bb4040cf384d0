import { describe, expect, it } from "vitest";
import { blueprintProblems } from "./blueprint-check.rules.ts";
import {
  draftOfTemplate,
  hoursOf,
  leadOf,
  loadBlueprint,
  programmeOf,
} from "./blueprints.rules.ts";
import type { Blueprint } from "./blueprints.types.ts";
import { checkEventDraft, newEventDraft } from "./events.rules.ts";
import { countOfTemplate, eventTemplates, findTemplate } from "./templates.rules.ts";

const nowMs = Date.parse("2026-11-21T12:00:00Z");
const blank = newEventDraft(nowMs, {
  timeZone: "Europe/London",
  eventTypeId: "club-type-1",
  coverSeed: "seed",
  currency: "GBP",
  locale: "en-GB",
});

const need = async (key: string): Promise<Blueprint> => {
  const blueprint = await loadBlueprint(key);
  if (!blueprint) throw new Error(`${key} has no blueprint`);
  return blueprint;
};
const all = await Promise.all(
  eventTemplates.map(async (template) => ({ template, blueprint: await need(template.key) })),
);

describe.each(all)("$template.key", ({ template, blueprint }) => {
  it("is a blueprint in which nothing is wrong", () => {
    expect(blueprintProblems(blueprint)).toEqual([]);
  });

  it("holds what an event of its kind needs", () => {
    const { tasks, activities, budget, questions, answers, mails, stages } = blueprint;
    const counts = { tasks, activities, budget, questions, answers, mails, stages };
    const least = {
      tasks: 20,
      activities: 5,
      budget: 6,
      questions: 3,
      answers: 3,
      mails: 3,
      stages: 5,
    };
    const most = {
      tasks: 60,
      activities: 14,
      budget: 14,
      questions: 8,
      answers: 8,
      mails: 5,
      stages: 8,
    };
    for (const [part, list] of Object.entries(counts)) {
      expect(list.length, part).toBeGreaterThanOrEqual(least[part as keyof typeof least]);
      expect(list.length, part).toBeLessThanOrEqual(most[part as keyof typeof most]);
    }
    expect(mails.map(({ timing }) => timing.from)).toEqual(
      expect.arrayContaining(["start", "end"]),
    );
    for (const { title } of stages)
      expect(
        tasks.some(({ stage }) => stage === title),
        title,
      ).toBe(true);
  });

  it("has its tasks in the order of their days", () => {
    const weight = { start: 0, activity: 0, end: 1 };
    const days = blueprint.tasks.map(({ from, days: apart }) => weight[from] * 10_000 + apart);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  it("makes an event to which only the name is missing, and a programme as long as it", () => {
    const draft = draftOfTemplate(template, blueprint, blank, { nowMs, day: null });
    expect(checkEventDraft(draft)).toEqual({ name: expect.any(String) });
    expect(new Date(`${draft.startLocal}Z`).getUTCDay()).toBe(blueprint.weekday);
    const lead = (Date.parse(draft.startLocal.slice(0, 10)) - nowMs) / 86_400_000;
    expect(lead).toBeGreaterThan(leadOf(blueprint) - 1);
    const programme = programmeOf(blueprint, draft.startLocal);
    for (const { startLocal, endLocal } of programme) expect(startLocal < endLocal).toBe(true);
    expect(programme.map(({ startLocal }) => startLocal).toSorted()[0]).toBe(draft.startLocal);
    expect(
      programme
        .map(({ endLocal }) => endLocal)
        .toSorted()
        .at(-1),
    ).toBe(draft.endLocal);
  });

  it("is counted on the wall as it is", () => {
    expect(countOfTemplate(template)).toEqual({
      tasks: blueprint.tasks.length,
      lead: leadOf(blueprint),
    });
  });
});

it("the counts of the wall are written by this test: `vitest -u` after a blueprint has changed", async () => {
  const lines = all.map(({ template: { key }, blueprint }) => {
    const name = key.includes("-") ? `"${key}"` : key;
    return `  ${name}: { tasks: ${blueprint.tasks.length}, lead: ${leadOf(blueprint)} },\n`;
  });
  const text = `import type { TemplateCount } from "./templates.types.ts";

/** What the wall tells of each blueprint; written by blueprints.test.ts. */
export const templateCounts: Readonly<Record<string, TemplateCount>> = {
${lines.join("")}};
`;
  await expect(text).toMatchFileSnapshot("./template-counts.gen.ts");
});

it("no two templates share more than a third of their tasks", () => {
  const plain = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, " ")
      .trim();
  const close: string[] = [];
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) {
      const there = new Set(other.blueprint.tasks.map(({ title }) => plain(title)));
      const shared = one.blueprint.tasks.filter(({ title }) => there.has(plain(title))).length;
      const most = Math.min(one.blueprint.tasks.length, other.blueprint.tasks.length) / 3;
      if (shared > most) close.push(`${one.template.key} and ${other.template.key}: ${shared}`);
    }
  expect(close).toEqual([]);
});

it("no text of more than a few words is in two templates", () => {
  const seen = new Map<string, string>();
  const again: string[] = [];
  for (const { template, blueprint } of all)
    for (const text of [
      blueprint.story,
      ...blueprint.answers.map(({ answer }) => answer),
      ...blueprint.mails.map((mail) => mail.text),
    ]) {
      if (text.length < 30) continue;
      const before = seen.get(text);
      if (before) again.push(`${before} and ${template.key}: ${text}`);
      seen.set(text, template.key);
    }
  expect(again).toEqual([]);
});

it("a draft moves with the day that is asked for", async () => {
  const wedding = findTemplate("wedding");
  if (!wedding) throw new Error("There is no wedding");
  const draft = draftOfTemplate(wedding, await need("wedding"), blank, {
    nowMs,
    day: "2027-05-30",
  });
  expect([draft.startLocal, draft.endLocal]).toEqual(["2027-05-30T13:30", "2027-05-31T01:00"]);
  expect(draft.coverSeed).toBe("wedding:seed");
  expect(hoursOf({ activities: [] }, "2027-05-30").startLocal).toBe("2027-05-30T18:00");
});

it("a programme moves with the hour at which its event begins", async () => {
  const wedding = await need("wedding");
  expect(programmeOf(wedding, "2027-05-30T14:30").at(-1)).toMatchObject({
    startLocal: "2027-05-31T01:00",
    endLocal: "2027-05-31T02:00",
  });
  expect(programmeOf(wedding, "2027-05-30T00:00")[0]?.startLocal).toBe("2027-05-30T13:30");
});

it("there is no blueprint of a template that there is not", async () => {
  expect(await loadBlueprint("no-such")).toBeNull();
  expect(await loadBlueprint("toString")).toBeNull();
});

it("what is wrong is said with the way to it", async () => {
  const club = await need("club");
  expect(blueprintProblems(null)).toEqual(["it: is no object"]);
  expect(blueprintProblems({ ...club, weekday: 9, extra: 1 })).toEqual([
    "extra: is not known",
    "weekday: is not between 0 and 6",
  ]);
  const [first] = club.tasks;
  const tasks = first ? [{ ...first, waitsFor: ["nothing"], stage: "Never" }] : [];
  expect(blueprintProblems({ ...club, tasks, budget: club.budget.slice(1) })).toEqual([
    `tasks “${first?.title}”: “Never” is no stage`,
    `tasks “${first?.title}”: waits for “nothing”, which is no task`,
    "budget: its shares make 520, not 1000",
  ]);
});

/** Offers, houses and ways that a template cannot know of: a form asks, and promises nothing. */
const promised = /\b(hotel|shuttle|the lift|the boat|come in free|hearing loop|the fund)\b/i;

it.each(eventTemplates)("the form of $key promises nothing", async ({ key }) => {
  const blueprint = await loadBlueprint(key);
  const asked = blueprint?.questions.flatMap(({ prompt, options }) => [prompt, ...options]) ?? [];
  expect(asked.filter((words) => promised.test(words))).toEqual([]);
});
