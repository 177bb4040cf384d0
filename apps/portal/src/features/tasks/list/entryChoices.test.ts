import { readTaskLine } from "@jubilee/core/tasks/typed-task.rules";
import { expect, it } from "vitest";
import { somePeople } from "../../../testing/someTasks.ts";
import { choicesOf, lineWith } from "./entryChoices.ts";
import { partWords } from "./entryParts.ts";

const today = "2027-05-20";
const labels = ["Music", "Music and dance"];
const read = (text: string) =>
  readTaskLine(text, {
    locale: "en-GB",
    now: `${today}T10:00`,
    eventDay: "2027-06-12",
    people: somePeople,
    labels,
  });

/** The line once another meaning is chosen for one of its parts. */
function chosen(text: string, kind: string, label: string) {
  const { parts } = read(text);
  const part = parts.find((one) => one.kind === kind);
  if (!part) throw new RangeError(`${text} has no ${kind}`);
  const place = { people: somePeople, labels, locale: "en-GB", today };
  const choice = choicesOf(part, place).find((one) => one.label.startsWith(label));
  if (!choice) throw new RangeError(`${label} is no choice`);
  return read(lineWith(text, parts, part, choice.typed));
}

const text = "Book band Friday 3pm @Ana !high #music";

it.each([
  ["priority", "Low", { priority: "low" }],
  ["owner", "Siobh\u00e1n", { owners: ["siobhan"] }],
  ["owner", "Kofi", { owners: ["kofi"] }],
  ["label", "Music and dance", { labels: ["Music and dance"] }],
  ["due", "Today", { due: { kind: "moment", at: "2027-05-20T15:00" } }],
  ["due", "In a week", { due: { kind: "moment", at: "2027-05-27T15:00" } }],
])("another %s, %s, is what the line means then", (kind, label, meaning) => {
  expect(chosen(text, kind, label)).toMatchObject({ ...meaning, title: "Book band" });
});

it("a whole day stays one, what is told from the event becomes one, and a clock apart goes along", () => {
  expect(chosen("Call Ana tomorrow", "due", "In two weeks").due).toEqual({
    kind: "day",
    day: "2027-06-03",
  });
  expect(chosen("Hang lights 3 days before", "due", "Tomorrow").due).toEqual({
    kind: "day",
    day: "2027-05-21",
  });
  expect(chosen("Friday call the band at 15:00", "due", "Tomorrow")).toMatchObject({
    title: "call the band",
    due: { kind: "moment", at: "2027-05-21T15:00" },
  });
});

it("says how often something comes again, and lets it come once", () => {
  const line = "Call every Monday 10am";
  const [part] = read(line).parts;
  expect(part && partWords(part, somePeople, "en-GB", today)).toBe("Mon 24 May, 10:00, every week");
  expect(chosen(line, "due", "Only once, Mon 24 May")).toMatchObject({
    title: "Call",
    due: { kind: "moment", at: "2027-05-24T10:00" },
    repeat: null,
  });
});
