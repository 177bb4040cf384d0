import type { EventRecord } from "@jubilee/core/events/events.types";
import type { TaskRights } from "@jubilee/core/tasks/tasks.types";
import { useState } from "react";

interface Target {
  /** The only one, where the tasks of one are listed. */
  only: EventRecord | null;
  events: readonly EventRecord[];
  mayWrite: TaskRights;
}

/** Which event new tasks are for: the one whose tasks are listed, or one that the reader may write for. */
export function useTaskTarget({ only, events, mayWrite }: Target) {
  const [chosen, setChosen] = useState<string | null>(null);
  const options = mayWrite.all ? events : events.filter(({ id }) => mayWrite.events.includes(id));
  const isNone = chosen === "none" && mayWrite.all;
  const wanted = options.find(({ id }) => id === chosen) ?? options[0] ?? null;
  return {
    options,
    /** A task of no event is of the whole account. */
    hasNone: mayWrite.all,
    event: only ?? (isNone ? null : wanted),
    choose: setChosen,
  };
}
