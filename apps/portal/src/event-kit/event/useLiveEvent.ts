import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";
import { keys } from "../data/keys.ts";
import type { EventTab } from "./tab.types.ts";

const glowMs = 3000;
/** Several rows of one answer or sale are read again together. */
const gatherMs = 150;

function idsOf(row: Record<string, unknown>): string[] {
  return [row["id"], row["event_guest_id"], row["order_id"]].filter((id) => typeof id === "string");
}

/**
 * Keeps an event's data fresh while its page is open: every change of a row that one of its
 * tabs shows reads the open lists again. After a lost connection everything is read once. The
 * answer holds the ids that just changed, so that their lines can glow. `also` is read again with
 * them: what stands outside the event's branch, by a key that stays the same object.
 */
export function useLiveEvent(
  eventId: string,
  tabs: readonly Pick<EventTab, "live">[],
  also?: QueryKey,
): ReadonlySet<string> {
  const { client } = usePlanner();
  const queries = useQueryClient();
  const [glowing, setGlowing] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let gathering: ReturnType<typeof setTimeout> | null = null;
    let wasJoined = false;
    const readAgain = () => {
      gathering ??= setTimeout(() => {
        gathering = null;
        void queries.invalidateQueries({ queryKey: keys.event(eventId) });
        if (also) void queries.invalidateQueries({ queryKey: also });
      }, gatherMs);
    };
    const glow = (ids: string[]) => {
      setGlowing((known) => new Set([...known, ...ids]));
      const timer = setTimeout(() => {
        timers.delete(timer);
        setGlowing((known) => new Set([...known].filter((id) => !ids.includes(id))));
      }, glowMs);
      timers.add(timer);
    };

    let channel = client.channel(`event-page:${eventId}`);
    for (const table of new Set(tabs.flatMap(({ live = [] }) => live))) {
      channel = channel.on(
        "postgres_changes",
        { event: "*", schema: "public", table, filter: `event_id=eq.${eventId}` },
        (change) => {
          glow(idsOf(change.new));
          readAgain();
        },
      );
    }
    channel.subscribe((status: string) => {
      if (status !== "SUBSCRIBED") return;
      if (wasJoined) readAgain();
      wasJoined = true;
    });

    return () => {
      if (gathering) clearTimeout(gathering);
      for (const timer of timers) clearTimeout(timer);
      void client.removeChannel(channel);
    };
  }, [also, client, eventId, queries, tabs]);

  return glowing;
}
