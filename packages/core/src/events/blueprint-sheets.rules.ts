import type { CampaignTiming } from "../mailing/campaigns.types.ts";
import type {
  Blueprint,
  BlueprintActivity,
  BlueprintMail,
  BlueprintQuestion,
  BlueprintSeating,
  BlueprintStage,
  BlueprintTask,
} from "./blueprints.types.ts";
import { isActivityKind, isTaskTopic } from "./blueprint-schema.rules.ts";

/**
 * A blueprint as its author writes it: one line an item, its cells apart by `|`. How each line is
 * built stands in docs/blueprints.md.
 */
export interface BlueprintSheet {
  /** `guest, guests, Household, Wedding` */
  words: string;
  people: number;
  sum: number;
  weekday: number;
  story: string;
  /** `0 13:30 30 social fixed | Guests arrive | Churchyard | A note` */
  programme: string;
  /** `390 | The sum, the place, the day` */
  stages: string;
  /** `-390 money high #sum @09:00 >other | Agree on a sum | A note | * First; Second | @ Ceremony` */
  tasks: string;
  /** `380 | Food and drink | A note` */
  budget: string;
  /** `choice required | How do you get home? | Bus; We drive` */
  questions: string;
  /** `Trout; Lamb; Children’s plate (child)` */
  meals?: string;
  /** `What should we wear? | What you like to dance in.` */
  page: string;
  /** `Invitation | -90 | Come to our wedding | The text` */
  mails: string;
  /** `Adult | 38 | 90 | Dinner and evening` */
  tickets?: string;
  /** `10 round 8` */
  seating?: string;
}

const lines = (sheet = "") =>
  sheet
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const cells = (line: string) => line.split("|").map((cell) => cell.trim());

const list = (cell = "") =>
  cell
    .split(";")
    .map((word) => word.trim())
    .filter(Boolean);

function activityOf(line: string): BlueprintActivity {
  const [head = "", title = "", room = "", note = ""] = cells(line);
  const [day, at = "", minutes, kind = "", fixed] = head.split(" ");
  if (!isActivityKind(kind)) throw new RangeError(`“${kind}” is no kind of activity: ${line}`);
  return {
    title,
    kind,
    day: Number(day),
    at,
    minutes: Number(minutes),
    room,
    note,
    ...(fixed === "fixed" && { isFixed: true }),
  };
}

function stageOf(line: string): BlueprintStage {
  const [from = "", title = ""] = cells(line);
  return { title, from: from === "after" ? null : Number(from) };
}

/** The stage of a task: the last one that has begun by its day. */
export function stageOfDay(
  stages: readonly BlueprintStage[],
  { from, days }: Pick<BlueprintTask, "from" | "days">,
): string {
  const begun = stages.filter((stage) =>
    from === "end" ? stage.from === null : stage.from !== null && stage.from >= -days,
  );
  return begun.at(-1)?.title ?? stages[0]?.title ?? "";
}

function taskOf(line: string, index: number, stages: readonly BlueprintStage[]): BlueprintTask {
  const [head = "", title = "", ...rest] = cells(line);
  const [when = "", topic = "", ...marks] = head.split(" ");
  const marked = (sign: string) => marks.find((mark) => mark.startsWith(sign))?.slice(1) ?? null;
  const cell = (sign: string) => rest.find((text) => text.startsWith(`${sign} `))?.slice(2);
  if (!isTaskTopic(topic)) throw new RangeError(`“${topic}” is nothing a task is about: ${line}`);
  const activity = cell("@") ?? null;
  const from = activity ? "activity" : when.startsWith("+") ? "end" : "start";
  const days = Number(when);
  return {
    key: marked("#") ?? `task-${index + 1}`,
    title,
    note: rest.find((text) => !/^[*@] /.test(text)) ?? "",
    topic,
    priority: marks.includes("high") ? "high" : "none",
    from,
    activity,
    days,
    at: marked("@"),
    stage: stageOfDay(stages, { from, days }),
    waitsFor: marked(">")?.split(",") ?? [],
    checklist: list(cell("*")),
  };
}

function questionOf(line: string): BlueprintQuestion {
  const [head = "", prompt = "", options] = cells(line);
  const [kind, required] = head.split(" ");
  return {
    prompt,
    kind: kind === "choice" || kind === "yes_no" ? kind : "text",
    options: list(options),
    required: required === "required",
  };
}

function timingOf(when: string): CampaignTiming {
  if (when.startsWith("?")) return { from: "invitation", days: Number(when.slice(1)), at: "09:00" };
  return { from: when.startsWith("+") ? "end" : "start", days: Number(when), at: "09:00" };
}

function mailOf(line: string): BlueprintMail {
  const [name = "", when = "", subject = "", text = ""] = cells(line);
  const timing = timingOf(when);
  return {
    name,
    timing,
    subject,
    text,
    asks: name === "Invitation" || timing.from === "invitation",
  };
}

function seatingOf(text: string): BlueprintSeating {
  const [tables, shape, seats] = text.split(" ");
  return {
    tables: Number(tables),
    shape: shape === "long" || shape === "row" ? shape : "round",
    seats: Number(seats),
  };
}

/** The blueprint that its author wrote. */
export function written(sheet: BlueprintSheet): Blueprint {
  const [one = "", many = "", group = "", kind = ""] = sheet.words
    .split(",")
    .map((word) => word.trim());
  const stages = lines(sheet.stages).map(stageOf);
  return {
    version: 1,
    words: { one, many, group, kind },
    story: sheet.story
      .trim()
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .join("\n\n"),
    weekday: sheet.weekday,
    people: sheet.people,
    sum: sheet.sum,
    activities: lines(sheet.programme).map(activityOf),
    stages,
    tasks: lines(sheet.tasks).map((line, index) => taskOf(line, index, stages)),
    budget: lines(sheet.budget).map((line) => {
      const [share, name = "", note = ""] = cells(line);
      return { name, note, share: Number(share) };
    }),
    questions: lines(sheet.questions).map(questionOf),
    meals: list(sheet.meals).map((name) => ({
      name: name.replace(" (child)", ""),
      forChildren: name.endsWith(" (child)"),
    })),
    answers: lines(sheet.page).map((line) => {
      const [question = "", answer = ""] = cells(line);
      return { question, answer };
    }),
    mails: lines(sheet.mails).map(mailOf),
    tickets: lines(sheet.tickets).map((line) => {
      const [name = "", price, quantity, description = ""] = cells(line);
      return { name, description, price: Number(price), quantity: Number(quantity) };
    }),
    seating: sheet.seating ? seatingOf(sheet.seating) : null,
  };
}
