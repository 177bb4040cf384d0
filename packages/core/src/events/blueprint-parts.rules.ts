import { richTextOf } from "../base/rich-text.rules.ts";
import { firstBlocks, firstCampaign } from "../mailing/campaign-beginnings.rules.ts";
import type { CampaignInput } from "../mailing/campaigns.types.ts";
import { letterOf } from "../mailing/sequence.copy.ts";
import { minorDigits } from "../money/money.rules.ts";
import { columnsOfActivity } from "../schedule/activity-rows.rules.ts";
import type { NewTask } from "../tasks/tasks.types.ts";
import type { PlanType } from "../account/plans.types.ts";
import { isOfOurs } from "./any-template.rules.ts";
import type { BlueprintPart, BlueprintRows } from "./blueprint-parts.types.ts";
import { topicNames } from "./blueprint-views.rules.ts";
import { minutesFrom } from "./blueprint-time.rules.ts";
import { programmeOf } from "./blueprints.rules.ts";
import { roughWorth } from "./rough-worth.rules.ts";
import {
  type AlreadyThere,
  nothingThere,
  sameWords,
  type SetsThere,
} from "./blueprint-there.rules.ts";
import type {
  Blueprint,
  BlueprintMail,
  BlueprintSeating,
  BlueprintTask,
} from "./blueprints.types.ts";

/** The parts in the order in which they are offered, with their names. */
export const partNames: Readonly<Record<BlueprintPart, string>> = {
  activities: "Programme",
  tasks: "Tasks",
  form: "Form",
  answers: "Answers on the page",
  mails: "Mails as drafts",
  tickets: "Tickets as drafts",
  seating: "Tables and seats",
};

/** What opens a part; the database asks its own gates. */
export const partPlans: Readonly<Record<BlueprintPart, PlanType>> = {
  activities: "free",
  tasks: "pro",
  form: "premium",
  answers: "free",
  mails: "pro",
  tickets: "pro",
  seating: "premium",
};

/** As they are offered. */
export const partsInOrder: readonly BlueprintPart[] = [
  "activities",
  "tasks",
  "form",
  "answers",
  "mails",
  "tickets",
  "seating",
];

/** What the form asks beside whether somebody comes: its questions, and the meal as one of them. */
export const askedIn = ({ questions, meals }: Pick<Blueprint, "questions" | "meals">): number =>
  questions.length + Math.min(meals.length, 1);

/** How much of each part a blueprint has; what it has nothing of is left out. */
export function partsOf(blueprint: Blueprint): { part: BlueprintPart; count: number }[] {
  const { activities, tasks, answers, mails, tickets, seating } = blueprint;
  const counts: Record<BlueprintPart, number> = {
    activities: activities.length,
    tasks: tasks.length,
    form: askedIn(blueprint),
    answers: answers.length,
    mails: mails.length,
    tickets: tickets.length,
    seating: seating?.tables ?? 0,
  };
  return partsInOrder
    .map((part) => ({ part, count: counts[part] }))
    .filter(({ count }) => count > 0);
}

/** What the parts are made for. */
export interface MadeFor {
  /** As in the template's address; its tasks remember it. */
  templateKey: string;
  startLocal: string;
  currency: string;
  /** The language that its mails are written in. */
  language: string;
  newId: () => string;
  /** What an event that is there has already: it does not come twice, and what comes is told from it. */
  there?: AlreadyThere;
}

function taskInput(
  task: BlueprintTask,
  minutes: number | null,
  templateKey: string,
  ids: { tasks: ReadonlyMap<string, string>; activities: ReadonlyMap<string, string> },
): NewTask {
  const activityId = ids.activities.get(task.activity ?? "");
  const isOfActivity = task.from === "activity" && activityId !== undefined;
  const id = ids.tasks.get(task.key);
  return {
    ...(id && { id }),
    title: task.title,
    templateKey: `${templateKey}/${task.key}`,
    priority: task.priority,
    labels: [topicNames[task.topic]],
    due: {
      kind: "relative",
      from: isOfActivity ? "activity" : task.from === "end" ? "end" : "start",
      ...(isOfActivity && { activityId }),
      ...(minutes === null ? { days: task.days, ...(task.at && { at: task.at }) } : { minutes }),
    },
    ...(task.note && { notes: richTextOf(task.note) }),
    ...(task.waitsFor.length > 0 && {
      waitsFor: task.waitsFor.flatMap((key) => ids.tasks.get(key) ?? []),
    }),
    ...(task.checklist.length > 0 && {
      checklist: task.checklist.map((text, index) => ({
        id: `step-${index + 1}`,
        text,
        done: false,
      })),
    }),
  };
}

function mailInput(
  { name, subject, text, timing, asks }: BlueprintMail,
  { language, newId }: MadeFor,
): CampaignInput {
  const blocks = firstBlocks(asks ? "answers" : "news", language, newId).map((block) =>
    block.kind === "text" ? { ...block, words: { [language]: letterOf(text) } } : block,
  );
  return { ...firstCampaign(name, language, blocks), subjects: { [language]: subject }, timing };
}

/** Tables in rows on the floor, with room to walk between them; centimetres. */
function tablesOf({ shape, tables, seats }: BlueprintSeating) {
  const inARow = shape === "row" ? 1 : Math.ceil(Math.sqrt(tables));
  const across = { round: 350, long: 200 + seats * 40, row: 0 }[shape];
  const down = shape === "row" ? 150 : 350;
  return Array.from({ length: tables }, (_, index) => ({
    label: `${shape === "row" ? "Row" : "Table"} ${index + 1}`,
    shape,
    seats,
    x: 400 + (shape === "row" ? seats * 30 : 0) + (index % inARow) * across,
    y: 300 + Math.floor(index / inARow) * down,
  }));
}

/** What an event is given of a blueprint, as each area writes it. */
export function rowsOf(
  blueprint: Blueprint,
  wanted: ReadonlySet<BlueprintPart>,
  made: MadeFor,
): BlueprintRows {
  const { templateKey, startLocal, currency, newId } = made;
  const { activities, tasks, questions, meals, answers, mails, tickets, seating } = blueprint;
  const kept = wanted.has("activities") ? activities : [];
  const there = made.there ?? nothingThere;
  const ids = {
    tasks: new Map(
      tasks.map(({ key, title }) => [key, there.tasks.get(sameWords(title)) ?? newId()]),
    ),
    activities: new Map([
      ...activities.flatMap(({ title }): [string, string][] => {
        const id = there.activities.get(sameWords(title));
        return id === undefined ? [] : [[title, id]];
      }),
      ...kept
        .filter(({ title }) => !there.activities.has(sameWords(title)))
        .map(({ title }): [string, string] => [title, newId()]),
    ]),
  };
  // A task that is told from an activity which stays behind is told from the first day.
  const told = tasks.map((task): BlueprintTask => {
    if (task.from !== "activity" || ids.activities.has(task.activity ?? "")) return task;
    const day = activities.find(({ title }) => title === task.activity)?.day ?? 0;
    return { ...task, from: "start", days: task.days + day };
  });
  const worth = (price: number) => (isOfOurs(templateKey) ? roughWorth(price, currency) : price);
  const fixed = kept.flatMap(({ title, isFixed }) =>
    isFixed && !there.activities.has(sameWords(title)) ? (ids.activities.get(title) ?? []) : [],
  );
  const comes = (part: keyof SetsThere, words: string) => !there[part].has(sameWords(words));
  return {
    ...(kept.length > 0 && {
      activities: programmeOf(blueprint, startLocal)
        .filter(({ title }) => !there.activities.has(sameWords(title)))
        .map((draft) => ({
          ...columnsOfActivity(draft),
          id: ids.activities.get(draft.title) ?? newId(),
        })),
    }),
    ...(fixed.length > 0 && { fixed }),
    ...(wanted.has("tasks") && {
      tasks: told
        .filter(({ title }) => !there.tasks.has(sameWords(title)))
        .map((task) => taskInput(task, minutesFrom(task, blueprint, startLocal), templateKey, ids)),
    }),
    ...(wanted.has("form") && {
      meals: meals
        .filter(({ name }) => comes("meals", name))
        .map(({ name, forChildren }, position) => ({
          name,
          for_children: forChildren,
          position: there.meals.size + position,
        })),
      questions: questions
        .filter(({ prompt }) => comes("questions", prompt))
        .map((question, position) => ({ ...question, position: there.questions.size + position })),
    }),
    ...(wanted.has("answers") && {
      answers: answers.filter(({ question }) => comes("answers", question)),
    }),
    ...(wanted.has("mails") && {
      mails: mails.filter(({ name }) => comes("mails", name)).map((mail) => mailInput(mail, made)),
    }),
    ...(wanted.has("tickets") && {
      tickets: tickets
        .filter(({ name }) => comes("tickets", name))
        .map(({ name, description, price, quantity }, position) => ({
          name,
          description: description || null,
          price_model: price === 0 ? "free" : "paid",
          price_minor: worth(price) * 10 ** minorDigits(currency),
          quantity,
          status: "draft",
          position: there.tickets.size + position,
        })),
    }),
    ...(wanted.has("seating") && seating && there.tables === 0 && { tables: tablesOf(seating) }),
  };
}
