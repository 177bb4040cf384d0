import { eventTimeWall } from "../base/event-time.rules.ts";
import type { RelativeTime, TimeOrigins } from "../base/event-time.types.ts";
import { piecesOf } from "../base/rich-text.rules.ts";
import type { RichBlock, RichItem, RichText } from "../base/rich-text.types.ts";
import { counted } from "../base/words.rules.ts";
import { timingLimits } from "../mailing/campaign-timing.rules.ts";
import { minorDigits } from "../money/money.rules.ts";
import { journeyKind, stagesOf } from "../tasks/journey.rules.ts";
import { cleanedBlueprint } from "./blueprint-cleaning.rules.ts";
import { taskTopics } from "./blueprint-schema.rules.ts";
import { stageOfDay } from "./blueprint-sheets.rules.ts";
import { topicNames } from "./blueprint-views.rules.ts";
import type {
  Blueprint,
  BlueprintMail,
  BlueprintStage,
  BlueprintTask,
} from "./blueprints.types.ts";
import { findEventType, peopleWords } from "./event-types.rules.ts";
import type { BlueprintOfEvent, TemplateSource } from "./own-templates.types.ts";

const dayMs = 86_400_000;
const most = { activities: 100, tasks: 200, mails: 20, tickets: 30, questions: 30, checklist: 30 };
/** So many days before is due what has no day of its own. */
const usualDays = -7;

const daysApart = (wall: string, from: string) =>
  Math.round((Date.parse(wall.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs);

/** The words of a text with form; paragraphs stand apart by an empty line. */
function plainOf({ content }: Pick<RichText, "content">): string {
  const linesOf = (block: RichBlock | RichItem): string[] => {
    if (block.type === "divider" || block.type === "picture") return [];
    if (block.type !== "paragraph" && block.type !== "heading")
      return block.content.flatMap(linesOf);
    const words = piecesOf([block]).map((piece) => {
      if (piece.type === "text") return piece.text;
      if (piece.type === "break") return "\n";
      return piece.type === "field" ? piece.attrs.fallback : piece.attrs.name;
    });
    return [words.join("").trim()];
  };
  return content.flatMap(linesOf).filter(Boolean).join("\n\n");
}

/** Without the greeting by name, with which every mail of a template begins. */
function letterWords(text: RichText): string {
  const [first, ...rest] = text.content;
  const greets = first && piecesOf([first]).some((one) => one.type === "field");
  return plainOf({ content: greets ? rest : text.content });
}

/** Every title its own: the second one of a name says that it is the second. */
function ownTitles(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return count === 1 ? title : `${title.slice(0, 194)} (${count})`;
  });
}

/** What was told apart by a name that was taken out is told apart by its number. */
function withOwnTitles(cleaned: Blueprint, whole: Blueprint): Blueprint {
  const tasks = ownTitles(cleaned.tasks.map(({ title }) => title));
  const meals = ownTitles(cleaned.meals.map(({ name }) => name));
  const named = whole.activities.map(({ title }) => title);
  // A title that several entries had before is theirs together; no task is told from it.
  const entries = ownTitles(cleaned.activities.map(({ title }) => title)).map((title, index) =>
    named.filter((one) => one === named[index]).length > 1
      ? (cleaned.activities[index]?.title ?? title)
      : title,
  );
  return {
    ...cleaned,
    activities: cleaned.activities.map((one, index) => ({
      ...one,
      title: entries[index] ?? one.title,
    })),
    meals: cleaned.meals.map((one, index) => ({ ...one, name: meals[index] ?? one.name })),
    tasks: cleaned.tasks.map((task, index) => ({
      ...task,
      title: tasks[index] ?? task.title,
      activity: entries[named.indexOf(whole.tasks[index]?.activity ?? "")] ?? null,
    })),
  };
}

type Due = Pick<BlueprintTask, "from" | "days" | "at" | "activity">;

const originsOf = ({ startLocal, endLocal, activities }: TemplateSource): TimeOrigins => ({
  startLocal,
  endLocal,
  activityStart: (id) => activities.find((one) => one.id === id)?.startLocal ?? null,
});

/** Minutes from an hour as a day and a clock; null where the hour is not there. */
function inDays(due: RelativeTime, source: TemplateSource): RelativeTime | null {
  const { minutes, ...told } = due;
  if (minutes === undefined) return due;
  const origins = originsOf(source);
  const wall = eventTimeWall(due, origins);
  const from = eventTimeWall({ ...told, minutes: 0 }, origins);
  if (wall === null || from === null) return null;
  return { ...told, days: daysApart(wall, from), at: wall.slice(11) };
}

function dueOf(task: TemplateSource["tasks"][number], source: TemplateSource): Due {
  const { due } = task;
  const told = due?.kind === "relative" ? inDays(due, source) : null;
  const at = told?.at ?? null;
  if (told?.from === "end") return { from: "end", days: told.days ?? 0, at, activity: null };
  if (told?.from === "start") return { from: "start", days: told.days ?? 0, at, activity: null };
  const activity = source.activities.find(({ id }) => id === told?.activityId);
  const isOnly = source.activities.filter(({ title }) => title === activity?.title).length === 1;
  if (told && activity && isOnly)
    return { from: "activity", days: told.days ?? 0, at, activity: activity.title };
  const wall = due && eventTimeWall(due, originsOf(source));
  if (due === null || wall === null)
    return { from: "start", days: usualDays, at: null, activity: null };
  const clock = due.kind === "day" || wall.slice(11) === "00:00" ? null : wall.slice(11, 16);
  const isAfter = wall.slice(0, 10) > source.endLocal.slice(0, 10);
  return {
    from: isAfter ? "end" : "start",
    days: daysApart(wall, isAfter ? source.endLocal : source.startLocal),
    at: clock,
    activity: null,
  };
}

function stagesFor(source: TemplateSource, base: Blueprint | null, dues: readonly Due[]) {
  if (base && base.stages.length > 0) return base.stages;
  const own = stagesOf(journeyKind(source)).map(({ name, from }): BlueprintStage => ({
    title: name,
    from,
  }));
  return dues.some(({ from }) => from === "end")
    ? [...own, { title: "Afterwards", from: null }]
    : own;
}

function tasksOf(source: TemplateSource, base: Blueprint | null) {
  const tasks = source.tasks.slice(0, most.tasks);
  const dues = tasks.map((task) => dueOf(task, source));
  const stages = stagesFor(source, base, dues);
  const keys = ownTitles(
    tasks.map(({ templateKey }, index) => templateKey?.split("/")[1] ?? `task-${index + 1}`),
  ).map((key, index) => (key.includes(" ") ? `own-${index + 1}` : key));
  const keyOf = new Map(tasks.map(({ id }, index) => [id, keys[index] ?? ""]));
  // Days from the first one, as far as they are known: nobody waits for what comes later.
  const dayOf = new Map(
    tasks.map(({ id }, index) => {
      const due = dues[index];
      const activity = source.activities.find(({ title }) => title === due?.activity);
      const first = activity ? daysApart(activity.startLocal, source.startLocal) : 0;
      return [id, due?.from === "end" ? 10_000 + due.days : (due?.days ?? 0) + first];
    }),
  );
  const made = tasks.map((task, index): BlueprintTask => {
    const due = dues[index] ?? { from: "start", days: usualDays, at: null, activity: null };
    const key = keys[index] ?? "";
    const days = Math.min(1000, Math.max(-1000, due.days));
    return {
      key,
      title: task.title,
      note: task.notes ? plainOf(task.notes).slice(0, 2000) : "",
      topic: taskTopics.find((topic) => task.labels.includes(topicNames[topic])) ?? "programme",
      priority: task.priority === "high" ? "high" : "none",
      ...due,
      days,
      stage:
        base?.tasks.find((one) => one.key === key)?.stage ?? stageOfDay(stages, { ...due, days }),
      waitsFor: task.waitsFor
        .filter((id) => (dayOf.get(id) ?? Infinity) <= (dayOf.get(task.id) ?? 0))
        .flatMap((id) => keyOf.get(id) ?? [])
        .slice(0, 20),
      checklist: task.checklist
        .map(({ text }) => text.trim().slice(0, 200))
        .filter(Boolean)
        .slice(0, most.checklist),
    };
  });
  return { tasks: made, stages };
}

function activitiesOf({ activities }: TemplateSource): Blueprint["activities"] {
  const kept = activities.slice(0, most.activities);
  const first = kept[0]?.startLocal ?? "";
  return kept
    .map(({ title, kind, startLocal, endLocal, room, note, isFixed }) => ({
      title: title.trim(),
      kind,
      day: daysApart(startLocal, first),
      at: startLocal.slice(11, 16),
      minutes: Math.min(1440, (Date.parse(`${endLocal}Z`) - Date.parse(`${startLocal}Z`)) / 60_000),
      room: (room ?? "").slice(0, 100),
      note: (note ?? "").slice(0, 2000),
      ...(isFixed && ({ isFixed } as const)),
    }))
    .filter(({ day }) => day <= 60);
}

function timingFor({ timing, goesLocal }: TemplateSource["mails"][number], startLocal: string) {
  if (timing) return timing;
  if (goesLocal === null) return { from: "start" as const, days: -14, at: "09:00" };
  const days = daysApart(goesLocal, startLocal);
  const from = days > 0 ? ("end" as const) : ("start" as const);
  const { least, most: longest } = timingLimits[from];
  return { from, days: Math.min(longest, Math.max(least, days)), at: goesLocal.slice(11, 16) };
}

/** As they go: those about an invitation soon after it, then up to the event, then after it. */
function placeOfMail({ timing: { from, days } }: BlueprintMail): number {
  if (from === "end") return 1000 + days;
  return from === "invitation" ? days - 60 : days;
}

function mailsOf({ mails, startLocal }: TemplateSource): BlueprintMail[] {
  return mails
    .map((mail): BlueprintMail => {
      const { name, language, subjects, blocks } = mail;
      const words = blocks.flatMap((block) => {
        const text = block.kind === "text" ? block.words[language] : undefined;
        return text ? [letterWords(text)] : [];
      });
      return {
        name,
        timing: timingFor(mail, startLocal),
        subject: (subjects[language] ?? "").trim().slice(0, 200) || name,
        text: words.filter(Boolean).join("\n\n").slice(0, 10_000),
        asks: blocks.some(({ kind }) => kind === "answer"),
      };
    })
    .filter(({ text }) => text !== "")
    .toSorted((one, other) => placeOfMail(one) - placeOfMail(other))
    .slice(0, most.mails);
}

/** So many tables alike: of the shape and the size that most have. */
function seatingOf({ tables }: TemplateSource): Blueprint["seating"] {
  const alike = new Map<string, number>();
  for (const { shape, seats } of tables)
    alike.set(`${shape} ${seats}`, (alike.get(`${shape} ${seats}`) ?? 0) + 1);
  const [usual] = [...alike].toSorted(([, one], [, other]) => other - one);
  const table = tables.find(({ shape, seats }) => `${shape} ${seats}` === usual?.[0]);
  if (!table || table.seats === 0) return null;
  return { shape: table.shape, tables: Math.min(60, tables.length), seats: table.seats };
}

function wordsFor({ eventTypeId }: TemplateSource): Blueprint["words"] {
  const { one, many, group } = peopleWords(eventTypeId);
  return { one, many, group, kind: findEventType(eventTypeId)?.name ?? "Event" };
}

function remarksOf(source: TemplateSource, mails: number): string[] {
  const undated = source.tasks.filter(({ due }) => due === null).length;
  const unlike = new Set(source.tables.map(({ shape, seats }) => `${shape} ${seats}`)).size;
  const over = [
    [
      source.activities.length - most.activities,
      "entry of the programme stays behind.",
      "entries of the programme stay behind.",
    ],
    [source.tasks.length - most.tasks, "task stays behind.", "tasks stay behind."],
    [
      source.mails.length - mails,
      "mail without words stays behind.",
      "mails without words stay behind.",
    ],
  ] as const;
  return [
    ...(undated > 0
      ? [`${counted(undated, "task has", "tasks have")} no day: due 7 days before in the template.`]
      : []),
    ...(unlike > 1 ? ["Tables of different sizes become as many of the usual one."] : []),
    ...over.flatMap(([count, one, many]) => (count > 0 ? [counted(count, one, many)] : [])),
  ];
}

/**
 * The blueprint of an event: what it has, told from its first day, without its people and places.
 * What an event does not keep (the words of its kind, stages, shares of the sum) is that of the
 * template it was made from, where there was one.
 */
export function blueprintOfEvent(source: TemplateSource, base: Blueprint | null): BlueprintOfEvent {
  const { tasks, stages } = tasksOf(source, base);
  const mails = mailsOf(source);
  const activities = activitiesOf(source);
  const people = source.capacity ?? base?.people ?? 50;
  const day = activities.length > 0 ? (source.activities[0]?.startLocal ?? "") : source.startLocal;
  const whole: Blueprint = {
    version: 1,
    words: base?.words ?? wordsFor(source),
    story: (source.description ?? "").slice(0, 20_000),
    weekday: new Date(`${day.slice(0, 10)}T00:00Z`).getUTCDay(),
    people: Math.min(100_000, people),
    sum: base?.sum ?? 0,
    activities,
    stages,
    tasks,
    budget: base?.budget ?? [],
    questions: source.questions.slice(0, most.questions).map(({ options, ...question }) => ({
      ...question,
      options: options.map((option) => option.slice(0, 100)),
    })),
    meals: source.meals.slice(0, 20),
    answers: source.answers.slice(0, 40),
    mails,
    tickets: source.tickets
      .slice(0, most.tickets)
      .map(({ name, description, priceMinor, quantity }) => ({
        name,
        description: description ?? "",
        price: Math.round(priceMinor / 10 ** minorDigits(source.currency)),
        quantity: quantity ?? people,
      })),
    seating: seatingOf(source),
  };
  const { blueprint, takenOut } = cleanedBlueprint(whole, source);
  return {
    blueprint: withOwnTitles(blueprint, whole),
    takenOut,
    remarks: remarksOf(source, mails.length),
  };
}
