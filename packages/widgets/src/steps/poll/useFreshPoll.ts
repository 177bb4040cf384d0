import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import { useEffect, useRef } from "react";
import { pollAddress } from "../../client/ballot.ts";
import { useEffectOn } from "../../parts/useEffectOn.ts";
import type { WidgetContext } from "../../widget.types.ts";

/** How often open results are looked at: others' votes show within two seconds. */
const lookMs = 1_500;
/** After a look that failed, each further one waits twice as long, up to this. */
const longestMs = 60_000;

interface Props {
  context: WidgetContext;
  data: SharedPoll;
  onFresh: (poll: SharedPoll) => void;
  isWatching: boolean;
}

/** Keeps what is shown as the votes are, while the widget is in sight of an open poll. */
export function useFreshPoll({ context, data, onFresh, isWatching }: Props): void {
  const newest = useRef({ data, onFresh });
  useEffect(() => {
    newest.current = { data, onFresh };
  });
  const isOpen = isWatching && data.state === "open";
  useEffectOn([isOpen], () => {
    if (!isOpen) return undefined;
    let isInSight = false;
    let waitMs = lookMs;
    let timer = 0;
    const look = async () => {
      const answer = await context.call<SharedPoll>("GET", pollAddress(context.token));
      waitMs = answer.ok ? lookMs : Math.min(longestMs, waitMs * 2);
      if (!answer.ok) return;
      const { serverTime: _then, ...shown } = newest.current.data;
      const { serverTime: _now, ...now } = answer.value;
      if (timer && JSON.stringify(now) !== JSON.stringify(shown))
        newest.current.onFresh(answer.value);
    };
    const wait = () => {
      timer = window.setTimeout(() => {
        if (isInSight && !document.hidden) void look().finally(() => timer && wait());
        else wait();
      }, waitMs);
    };
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(context.shadow.host);
    wait();
    return () => {
      clearTimeout(timer);
      timer = 0;
      observer.disconnect();
    };
  });
}
