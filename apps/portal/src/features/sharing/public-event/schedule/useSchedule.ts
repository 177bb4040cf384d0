import type { PublicSchedule, SignUpReceipt } from "@jubilee/core/schedule/public-schedule.types";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";
import { useState } from "react";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";

/** An event's schedule by any token, and what its owner may change, for themself or for one of their household. */
export function useSchedule(token: string) {
  const path = `schedule/${encodeURIComponent(token)}`;
  const [memberId, setMember] = useState<string | null>(null);
  const asked = memberId === null ? "" : `?member=${encodeURIComponent(memberId)}`;
  const schedule = useEmbed<PublicSchedule>(`${path}${asked}`);
  const { isBusy, refused, run, forget } = useChange();
  const change = async <Value>(what: "sign-up" | "leave" | "star", body: object) => {
    const done = await run(() =>
      callEmbed<Value>(`${path}/${what}`, memberId === null ? body : { ...body, memberId }),
    );
    if (done) schedule.reload();
    return done;
  };
  return {
    schedule,
    /** For whom places are taken: another of the household than whose link it is; null for them. */
    memberId,
    setMember,
    calendarPath: `${path}/calendar.ics${asked}`,
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
