import type { JsonSchema } from "../base/json-schema.types.ts";
import type { ActivityKind } from "../schedule/public-schedule.types.ts";
import type { TaskTopic } from "./blueprints.types.ts";

const activityKinds: readonly ActivityKind[] = [
  "session",
  "talk",
  "workshop",
  "ceremony",
  "meal",
  "social",
  "performance",
  "sport",
  "tour",
  "other",
];

/** What tasks are about, in the order in which they are told. */
export const taskTopics: readonly TaskTopic[] = [
  "place",
  "food",
  "people",
  "programme",
  "making",
  "money",
];

/** Whether a word names a kind of activity. */
export const isActivityKind = (word: string): word is ActivityKind =>
  activityKinds.some((kind) => kind === word);

/** Whether a word names something a task is about. */
export const isTaskTopic = (word: string): word is TaskTopic =>
  taskTopics.some((topic) => topic === word);

const text = (maxLength: number, minLength = 1): JsonSchema => ({
  type: "string",
  minLength,
  maxLength,
});
const whole = (minimum: number, maximum: number): JsonSchema => ({
  type: "integer",
  minimum,
  maximum,
});
const all = (
  properties: Record<string, JsonSchema>,
  mayLack: Record<string, JsonSchema> = {},
): JsonSchema => ({
  type: "object",
  properties: { ...properties, ...mayLack },
  required: Object.keys(properties),
  additionalProperties: false,
});
const several = (items: JsonSchema, minItems: number, maxItems: number): JsonSchema => ({
  type: "array",
  items,
  minItems,
  maxItems,
});
const oneOf = (...words: readonly string[]): JsonSchema => ({ type: "string", enum: words });
const clock: JsonSchema = { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" };
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, nullable: true });

/** The one schema of a blueprint, as JSON Schema has it; its limits are those of the tables. */
export const blueprintSchema: JsonSchema = all({
  version: whole(1, 1),
  words: all({ one: text(60), many: text(60), group: text(60), kind: text(60) }),
  story: text(20_000, 0),
  weekday: whole(0, 6),
  people: whole(1, 100_000),
  sum: whole(0, 100_000_000),
  activities: several(
    all(
      {
        title: text(200),
        kind: oneOf(...activityKinds),
        day: whole(0, 60),
        at: clock,
        minutes: whole(1, 1440),
        room: text(100, 0),
        note: text(2000, 0),
      },
      { isFixed: { type: "boolean" } },
    ),
    0,
    100,
  ),
  stages: several(all({ title: text(60), from: orNull(whole(0, 1000)) }), 0, 12),
  tasks: several(
    all({
      key: text(40),
      title: text(200),
      note: text(2000, 0),
      topic: oneOf(...taskTopics),
      priority: oneOf("none", "high"),
      from: oneOf("start", "end", "activity"),
      activity: orNull(text(200)),
      days: whole(-1000, 1000),
      at: orNull(clock),
      stage: text(60, 0),
      waitsFor: several(text(40), 0, 20),
      checklist: several(text(200), 0, 30),
    }),
    0,
    200,
  ),
  budget: several(all({ name: text(100), note: text(300, 0), share: whole(1, 1000) }), 0, 30),
  questions: several(
    all({
      prompt: text(200),
      kind: oneOf("text", "choice", "yes_no"),
      options: several(text(100), 0, 30),
      required: { type: "boolean" },
    }),
    0,
    30,
  ),
  meals: several(all({ name: text(100), forChildren: { type: "boolean" } }), 0, 20),
  answers: several(all({ question: text(200), answer: text(2000) }), 0, 40),
  mails: several(
    all({
      name: text(120),
      timing: all({
        from: oneOf("start", "end", "invitation"),
        days: whole(-365, 365),
        at: clock,
      }),
      subject: text(200),
      text: text(10_000),
      asks: { type: "boolean" },
    }),
    0,
    20,
  ),
  tickets: several(
    all({
      name: text(120),
      description: text(2000, 0),
      price: whole(0, 100_000_000),
      quantity: whole(0, 10_000_000),
    }),
    0,
    30,
  ),
  seating: orNull(
    all({ shape: oneOf("round", "long", "row"), tables: whole(1, 60), seats: whole(1, 60) }),
  ),
});
