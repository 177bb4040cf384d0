import { useMemo } from "react";
import { createTasksApi } from "@jubilee/core/tasks/tasks.api";
import { limitedStates } from "@jubilee/core/tasks/tasks.rules";
import type { LimitedState, TaskLimits, TaskListRequest } from "@jubilee/core/tasks/tasks.types";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { isRecord } from "../../../page-kit/preferences/preferences.rules.ts";
import { usePreference } from "../../../page-kit/preferences/usePreference.ts";
import { taskKeys } from "../keys.ts";

type Kept = Partial<Record<"mine" | "all", TaskLimits>>;

/** What was kept of a view, by whatever version of the portal. */
function limitsIn(kept: unknown): TaskLimits {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    limitedStates.flatMap((state) => {
      const most = kept[state];
      return Number.isInteger(most) && Number(most) > 0 ? [[state, Number(most)]] : [];
    }),
  );
}

const none: TaskLimits = {};

const readKept = (kept: unknown): Kept =>
  isRecord(kept) ? { mine: limitsIn(kept["mine"]), all: limitsIn(kept["all"]) } : {};

export interface BoardLimits {
  limits: TaskLimits;
  /** Null: as many as come. Whether it was kept. */
  change: (state: LimitedState, most: number | null) => Promise<boolean>;
}

/** The limits of a board: an event's for all who plan it, those over several events for oneself. */
export function useBoardLimits({ of, eventId }: TaskListRequest, ofEvent: TaskLimits): BoardLimits {
  const api = useApi(createTasksApi);
  const key = useMemo(
    () => (eventId === undefined ? taskKeys.list({ of }) : taskKeys.ofEvent(eventId)),
    [eventId, of],
  );
  const { run } = useWrite(key, "Task Management");
  const [own, changeOwn] = usePreference("task-board", readKept);
  const view = of === "mine" ? "mine" : "all";
  const limits = eventId === undefined ? (own[view] ?? none) : ofEvent;
  return useMemo(
    () => ({
      limits,
      change: async (state, most) => {
        if (eventId !== undefined)
          return (await run(() => api.limit(eventId, state, most))) !== null;
        changeOwn((known) => ({ ...known, [view]: limitsIn({ ...known[view], [state]: most }) }));
        return true;
      },
    }),
    [api, changeOwn, eventId, limits, run, view],
  );
}
