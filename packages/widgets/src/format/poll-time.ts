import { say } from "./event-time.ts";

/** When a poll closes, on the reader's own clock with its zone. */
export const closing = (instant: string, locale: string) =>
  say(
    locale,
    {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    },
    instant,
  );
