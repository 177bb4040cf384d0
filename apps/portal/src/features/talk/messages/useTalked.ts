import type { Result } from "@jubilee/core/base/result.types";
import { seenAnew, type Talked, withNews } from "@jubilee/core/talk/conversation.rules";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import type {
  ThreadAct,
  ThreadActs,
  ThreadAsked,
  ThreadNews,
} from "@jubilee/core/talk/threads.types";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";

/** So long somebody is said to be writing after their last sign. */
const writingMs = 5000;
/** A sign that one is here is passed on this often, and holds a little longer. */
const hereMs = 25_000;
const quietMs = 20_000;
/** Several who read at once are asked for once. */
const readMs = 300;

interface Sign {
  memberId: string;
  name: string | null;
  until: number;
}

/**
 * A conversation that is open: its messages, what others do in it as they do it, and the way to do
 * something. It hears on its channel that there is something new, and asks for that; without the
 * channel it asks from time to time.
 */
export function useTalked(threadId: string, around: string | null) {
  const api = useApi(createThreadsApi);
  const { client } = usePlanner();
  const [talked, lay] = useReducer(withNews, null);
  const [failure, setFailure] = useState<string | null>(null);
  const [older, setOlder] = useState<"more" | "loading" | "failed">("more");
  const [signs, setSigns] = useState<{ typing: readonly Sign[]; here: readonly Sign[] }>({
    typing: [],
    here: [],
  });
  const latest = useRef<Talked | null>(null);
  useEffect(() => void (latest.current = talked), [talked]);

  const take = useCallback((result: Result<ThreadNews>) => {
    if (result.ok) lay(result.value);
    return result;
  }, []);
  const ask = useCallback(
    async (asked: ThreadAsked) => {
      const result = take(await api.get(threadId, asked));
      // Whoever does not belong any more, or whose conversation was taken away, sees no more of it.
      const isGone = !result.ok && asked.since !== undefined && result.error.code === "not_found";
      setFailure(result.ok || (latest.current && !isGone) ? null : result.error.message);
      return result;
    },
    [api, take, threadId],
  );
  const hear = useCallback(
    () => ask(latest.current ? { since: latest.current.thread.heard } : {}),
    [ask],
  );
  useEffect(() => void ask(around === null ? {} : { around }), [around, ask]);

  const channelName = talked?.thread.channel;
  const me = talked?.thread.me.id;
  useEffect(() => {
    if (channelName === undefined) return undefined;
    const mark = (kind: "typing" | "here", forMs: number) => (told: { payload?: unknown }) => {
      const { memberId, name } = told.payload as { memberId: string; name: string | null };
      if (memberId === me) return;
      const now = Date.now();
      setSigns((known) => ({
        ...known,
        [kind]: [
          ...known[kind].filter((sign) => sign.memberId !== memberId && sign.until > now),
          { memberId, name, until: now + forMs },
        ],
      }));
    };
    const readers = new Set<string>();
    let reading: ReturnType<typeof setTimeout> | undefined;
    const hearRead = ({ payload }: { payload?: unknown }) => {
      const read = payload as { memberId: string; place: number };
      const anew = latest.current && seenAnew(latest.current, read);
      const reader = `${anew?.id} ${read.memberId}`;
      if (!anew || readers.has(reader)) return;
      readers.add(reader);
      clearTimeout(reading);
      reading = setTimeout(() => void ask({ since: anew.since }), readMs);
    };
    const channel = client
      .channel(channelName)
      .on("broadcast", { event: "heard" }, ({ payload }: { payload?: { heard?: number } }) => {
        if ((payload?.heard ?? 0) > (latest.current?.thread.heard ?? 0)) void hear();
      })
      .on("broadcast", { event: "read" }, hearRead)
      .on("broadcast", { event: "typing" }, mark("typing", writingMs))
      .on("broadcast", { event: "here" }, mark("here", hereMs * 1.6))
      .subscribe((status: string) => {
        // What was said between reading and joining is told to nobody here a second time.
        if (status === "SUBSCRIBED") void hear();
      });
    const isHere = () => {
      if (document.visibilityState === "visible") void api.sign(threadId, "here");
    };
    isHere();
    const here = setInterval(isHere, hereMs);
    const again = setInterval(() => {
      if (document.visibilityState === "visible") void hear();
    }, quietMs);
    const fade = setInterval(() => {
      const now = Date.now();
      setSigns((known) =>
        [...known.typing, ...known.here].some(({ until }) => until <= now)
          ? {
              typing: known.typing.filter(({ until }) => until > now),
              here: known.here.filter(({ until }) => until > now),
            }
          : known,
      );
    }, 1000);
    const hearNow = () => void hear();
    window.addEventListener("online", hearNow);
    document.addEventListener("visibilitychange", hearNow);
    return () => {
      window.removeEventListener("online", hearNow);
      document.removeEventListener("visibilitychange", hearNow);
      for (const timer of [here, again, fade]) clearInterval(timer);
      clearTimeout(reading);
      void client.removeChannel(channel);
    };
  }, [api, ask, channelName, client, hear, me, threadId]);

  const act = useCallback(
    async <Act extends ThreadAct>(name: Act, given: ThreadActs[Act]) => {
      const heard = latest.current?.thread.heard;
      return take(
        await api.act(threadId, name, {
          ...given,
          ...(heard === undefined ? {} : { since: heard }),
        }),
      );
    },
    [api, take, threadId],
  );

  const loadOlder = useCallback(async () => {
    const first = latest.current?.messages[0]?.place;
    if (first === undefined) return;
    setOlder("loading");
    const result = await ask({ before: first });
    setOlder(result.ok ? "more" : "failed");
  }, [ask]);

  return {
    talked,
    failure,
    older: talked?.hasOlder === false ? ("none" as const) : older,
    loadOlder,
    ask,
    act,
    typing: signs.typing.map(({ name }) => name ?? "Somebody"),
    here: signs.here.length,
  };
}

export type TalkedRoom = ReturnType<typeof useTalked>;
