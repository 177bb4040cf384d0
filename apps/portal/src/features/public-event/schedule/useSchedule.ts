import type { PublicSchedule, SignUpReceipt } from "@jubilee/core/public-schedule/types";
import { callEmbed } from "../../../page-kit/embed/embed.ts";
import { useChange } from "../data/useChange.ts";
import { useEmbed } from "../../../page-kit/embed/useEmbed.ts";

/** An event's schedule by any token, and what its owner may change. */
export function useSchedule(token: string) {
  const path = `schedule/${encodeURIComponent(token)}`;
  const schedule = useEmbed<PublicSchedule>(path);
  const { isBusy, refused, run, forget } = useChange();
  const change = async <Value>(what: "sign-up" | "leave" | "star", body: object) => {
    const done = await run(() => callEmbed<Value>(`${path}/${what}`, body));
    if (done) schedule.reload();
    return done;
  };
  return {
    schedule,
    isBusy,
    refused,
    forget,
    signUp: (body: { activityId: string; name?: string; email?: string; who?: number[] }) =>
      change<SignUpReceipt>("sign-up", body),
    star: (activityId: string, starred: boolean) =>
      change<{ starred: boolean }>("star", { activityId, starred }),
    leave: (activityId: string) => change<{ status: "left" }>("leave", { activityId }),
  };
}
