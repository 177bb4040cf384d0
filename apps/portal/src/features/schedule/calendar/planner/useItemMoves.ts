import { queryOfMove } from "@jubilee/core/events/event-moves.rules";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { draftOfBooking } from "@jubilee/core/venues/bookings.rules";
import type { Booking } from "@jubilee/core/venues/bookings.types";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { createTasksApi } from "@jubilee/core/tasks/tasks.api";
import { movedDue } from "@jubilee/core/tasks/task-timeline.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { fail } from "@jubilee/core/base/result.rules";
import { isAllDay } from "@jubilee/core/base/time.rules";
import { conflictsOf } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Act, Doing } from "../../../../page-kit/acts/acts.ts";
import { useActs } from "../../../../page-kit/acts/useActs.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { clockText, dayText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { shiftedTimes, type Shift, type Timed } from "../../../../page-kit/calendar/hours.rules.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

interface Moved extends Act {
  /** What is in its way and forbids nothing. */
  against: string;
}

/**
 * Moves entries. An event's editor first shows what moves along; an activity, a booking or a task moves at
 * once, says what stands in its way, and can be put back. Moves are sent one after the other, and
 * until the server's list has one the entry stands where it was put.
 */
export function useItemMoves(
  items: readonly PlannerItem[],
  { bookings, tasks }: { bookings: readonly Booking[]; tasks: readonly TaskRow[] },
) {
  const [, navigate] = useLocation();
  const locale = useLocale();
  const queries = useQueryClient();
  const activitiesApi = useApi(createActivitiesApi);
  const bookingsApi = useApi(createBookingsApi);
  const tasksApi = useApi(createTasksApi);
  const { did, back } = useActs();
  const { run } = useWrite(["planner-calendar"], "Interactive calendar");
  const [ahead, setAhead] = useState<ReadonlyMap<string, Timed>>(new Map());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const shown = useMemo(
    () =>
      items.map((item) => {
        const to = ahead.get(item.key);
        return to ? { ...item, ...to } : item;
      }),
    [items, ahead],
  );

  /** Sends a move of an activity; what is in its way, or not published yet, is told and forbids nothing. */
  const sendActivity = async (item: PlannerItem, to: Timed): Promise<string | null> => {
    const moved = await run(
      () => activitiesApi.move(item.id, { ...to, room: item.room }, item),
      ({ code }) => {
        if (code === "conflict") void queries.invalidateQueries({ queryKey: ["planner-calendar"] });
        return false;
      },
    );
    if (!moved) return null;
    await queries.invalidateQueries({ queryKey: ["events", moved.eventId] });
    const [all, desk] = await Promise.all([
      activitiesApi.listOfEvent(moved.eventId),
      activitiesApi.desk(moved.eventId),
    ]);
    if (!all.ok || !desk.ok) return "";
    const told = conflictsOf(moved, all.value, desk.value).map((conflict) =>
      activitiesCopy.conflict(conflict),
    );
    const isBehind = desk.value.version !== null && desk.value.changes.length > 0;
    return [...told, ...(isBehind ? [activitiesCopy.notPublished] : [])].join(". ");
  };

  /** Sends a move of a booking; a space that is taken then keeps it where it was. */
  const sendBooking = async (item: PlannerItem, to: Timed): Promise<string | null> => {
    const booking = bookings.find(({ id }) => id === item.id);
    if (!booking) return null;
    const draft = { ...draftOfBooking(booking), ...to };
    let warnings = "";
    const moved = await run(async () => {
      const dates = await bookingsApi.check(draft, booking.id);
      if (!dates.ok) return dates;
      const against = dates.value.flatMap(({ conflicts }) => conflicts);
      const taken = against.find(({ blocks }) => blocks);
      if (taken) return fail("conflict", `The space is taken then: ${taken.title}`);
      warnings = against.map(({ title }) => title).join(". ");
      return bookingsApi.change(booking.id, draft);
    });
    if (moved) await queries.invalidateQueries({ queryKey: ["venues"] });
    return moved && warnings;
  };

  /** Sends a move of a task; what was told from the event stays told from it. */
  const sendTask = async (item: PlannerItem, to: Timed): Promise<string | null> => {
    const task = tasks.find(({ id }) => id === item.id);
    if (!task) return null;
    const due = movedDue(task, to.startLocal);
    const moved = await run(() => tasksApi.change([{ id: task.id, patch: { due } }]));
    if (moved && task.eventId !== null) {
      await queries.invalidateQueries({ queryKey: ["events", task.eventId] });
    }
    return moved && "";
  };

  const senders = { activity: sendActivity, booking: sendBooking, task: sendTask };

  /** Puts an entry somewhere; what was done, to be taken back, with what is in its way. */
  const put = async (item: PlannerItem, to: Timed): Promise<Moved | null> => {
    setAhead((known) => new Map(known).set(item.key, to));
    const send = senders[item.kind === "event" ? "booking" : item.kind];
    const sent = last.current.then(() => send(item, to));
    last.current = sent.catch(() => null);
    try {
      const against = await sent;
      if (against === null) return null;
      const day = dayText(to.startLocal.slice(0, 10), locale, {
        weekday: "short",
        day: "numeric",
        month: "short",
      });
      const at = isAllDay(to) ? day : `${day}, ${clockText(to.startLocal, locale)}`;
      const { startLocal, endLocal } = item;
      const said = `${item.title} moved to ${at}`;
      const back = async () => {
        const again = await put({ ...item, ...to }, { startLocal, endLocal });
        if (!again) return "gone";
        // Done again it stands where it was put first.
        const redo = { ...again, said };
        return { again: redo, ...(again.against === "" ? {} : { note: again.against }) };
      };
      return { said, back, against };
    } finally {
      setAhead((known) =>
        known.get(item.key) === to
          ? new Map([...known].filter(([key]) => key !== item.key))
          : known,
      );
    }
  };

  const tell = async (item: PlannerItem, moving: ReturnType<typeof put>, doing: Doing) => {
    const moved = await moving;
    if (!moved) return;
    const { said, against } = moved;
    (against === "" ? toast.success : toast.warning)(said, {
      id: `moved ${item.key}`,
      ...(against === "" ? {} : { description: against }),
      undo: () => void back(doing),
    });
  };

  const move = (item: PlannerItem, by: Shift) => {
    if (by.days === 0 && by.minutes === 0) return;
    const to = shiftedTimes(item, by);
    if (item.kind === "event") {
      const back = encodeURIComponent(`${location.pathname}${location.search}`);
      const query = queryOfMove({ start_local: to.startLocal, end_local: to.endLocal });
      navigate(`${href("events.move", { eventId: item.id })}?${query}&back=${back}`);
      return;
    }
    const moving = put(item, to);
    void tell(item, moving, did(moving));
  };
  return { shown, move };
}
