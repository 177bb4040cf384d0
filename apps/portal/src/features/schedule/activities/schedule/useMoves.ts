import type { CallFailure } from "@jubilee/core/base/result.types";
import type { ActivityMove, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

/**
 * Moves of activities, sent one after the other. Until the server's list has one, the activity
 * stands where it was put, so what is pressed next starts from there. What somebody else moved
 * meanwhile stays where they put it.
 */
export function useMoves(eventId: string, activities: readonly ActivityRecord[]) {
  const api = useApi(createActivitiesApi);
  const queries = useQueryClient();
  const { run } = useWrite(["events", eventId], "Activity management");
  const [ahead, setAhead] = useState<ReadonlyMap<string, ActivityMove>>(new Map());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const all = useMemo(
    () => activities.map((one) => ({ ...one, ...ahead.get(one.id) })),
    [activities, ahead],
  );

  /** Shows what somebody else did meanwhile; the refusal itself is told like any other. */
  const showAnew = ({ code }: CallFailure): boolean => {
    if (code === "conflict") void queries.invalidateQueries({ queryKey: ["events", eventId] });
    return false;
  };

  const move = async (from: ActivityRecord, to: ActivityMove): Promise<ActivityRecord | null> => {
    const { id } = from;
    setAhead((known) => new Map(known).set(id, to));
    const sent = last.current.then(() => run(() => api.move(id, to, from), showAnew));
    last.current = sent.catch(() => null);
    try {
      return await sent;
    } finally {
      setAhead((known) =>
        known.get(id) === to ? new Map([...known].filter(([one]) => one !== id)) : known,
      );
    }
  };
  return { all, isMoving: ahead.size > 0, move };
}
