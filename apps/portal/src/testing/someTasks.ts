import type { TaskPerson, TaskRow } from "@jubilee/core/tasks/tasks.types";

/** A task as it is listed, with what a test says of it. */
export const aTask = (id: string, title: string, more: Partial<TaskRow> = {}): TaskRow => ({
  id,
  eventId: "reunion",
  title,
  state: "todo",
  priority: "none",
  stage: null,
  start: null,
  due: null,
  startLocal: null,
  dueLocal: null,
  dueAt: null,
  timeZone: "Europe/London",
  labels: [],
  owners: [],
  waitsFor: [],
  stepsDone: 0,
  stepsAll: 0,
  hasNotes: false,
  repeat: null,
  cost: null,
  rank: 0,
  revision: 1,
  doneAt: null,
  templateKey: null,
  removed: false,
  ...more,
});

const person = (id: string, name: string, kind: TaskPerson["kind"] = "member"): TaskPerson => ({
  id,
  kind,
  name,
  avatarUrl: null,
  isMe: id === "marta",
  isGone: false,
});

/** Who does them. */
export const somePeople: readonly TaskPerson[] = [
  person("marta", "Marta Adler"),
  person("siobhan", "Siobhán Byrne"),
  person("ana", "Ana Ruiz"),
  person("dana", "Dana Whitlock"),
  person("joerg", "Jörg Müller"),
  person("kofi", "Kofi Mensah", "helper"),
];

/** A task over its days, by whom, in which part. */
function planned(
  id: string,
  title: string,
  [start, due]: readonly [string | null, string],
  [owner, label]: readonly [string, string],
  more: Partial<TaskRow> = {},
): TaskRow {
  return aTask(id, title, {
    ...(start === null ? {} : { start: { kind: "day", day: start }, startLocal: `${start}T00:00` }),
    due: { kind: "day", day: due },
    dueLocal: `${due}T00:00`,
    owners: [owner],
    labels: [label],
    ...more,
  });
}

/** The last weeks of a class reunion on 12 June 2027, as they stand on 20 May. */
export const someTasks: readonly TaskRow[] = [
  planned("1", "Collect answers", ["2027-05-03", "2027-05-29"], ["siobhan", "People"], {
    state: "doing",
    stepsDone: 2,
    stepsAll: 3,
  }),
  planned("2", "Write to the 31 who opened", [null, "2027-05-20"], ["siobhan", "People"]),
  planned(
    "3",
    "Final head count to Lakeside Catering",
    ["2027-05-18", "2027-05-20"],
    ["marta", "Food"],
    {
      priority: "high",
      waitsFor: ["12"],
    },
  ),
  planned("4", "Menu cards, allergies on one page", ["2027-05-21", "2027-05-24"], ["ana", "Food"], {
    waitsFor: ["3"],
  }),
  planned("5", "Seating plan", ["2027-05-25", "2027-05-30"], ["dana", "Place"], {
    waitsFor: ["4"],
  }),
  planned(
    "6",
    "Wheelchair ramp on the ferry landing",
    ["2027-05-15", "2027-05-22"],
    ["joerg", "Place"],
    {
      state: "doing",
      stepsDone: 3,
      stepsAll: 5,
    },
  ),
  planned("7", "Yearbook portraits", ["2027-05-11", "2027-05-22"], ["dana", "Print"], {
    state: "doing",
    stepsDone: 7,
    stepsAll: 10,
  }),
  planned("8", "Name badges", ["2027-05-31", "2027-06-02"], ["marta", "Print"], {
    waitsFor: ["5", "7"],
  }),
  planned(
    "9",
    "Table cards and the plan at the door",
    ["2027-05-31", "2027-06-02"],
    ["dana", "Print"],
    {
      waitsFor: ["5"],
    },
  ),
  planned("10", "الاتفاق مع ليلى على كلمة الترحيب", [null, "2027-05-23"], ["kofi", "Music"]),
  planned("11", "Set up the hall", ["2027-06-10", "2027-06-11"], ["kofi", "Music"], {
    waitsFor: ["9"],
  }),
  planned(
    "12",
    "Invite everybody who was found",
    ["2027-03-01", "2027-03-10"],
    ["marta", "People"],
    {
      state: "done",
    },
  ),
  planned("13", "Set the day and book the hall", ["2026-12-20", "2027-01-10"], ["marta", "Place"], {
    state: "done",
  }),
  planned("14", "Thanks to school and teachers", [null, "2027-06-20"], ["siobhan", "People"]),
  aTask("15", "Microphones and a small desk", { owners: ["kofi"], labels: ["Music"] }),
];
