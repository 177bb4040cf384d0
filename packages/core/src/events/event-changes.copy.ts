import type { ChangeScope, DateChange } from "./event-changes.types.ts";

const scopes: Record<ChangeScope, string> = {
  this: "Only this date",
  following: "This and the following dates",
  all: "All dates",
};

const keeps: Record<DateChange["keeps"][number], string> = {
  when: "its own time",
  name: "its own name",
  where: "its own place",
};

/** The words of changing an event with what hangs on it. */
export const eventChangesCopy = {
  scopes,
  keeps,
} as const;
