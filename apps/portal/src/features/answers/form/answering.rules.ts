import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { tellMoment } from "@jubilee/core/base/moments.rules";
import { href } from "../../../app/routing/href.ts";
import type { Check } from "../../../event-kit/event/check.types.ts";
import type { RowPlace } from "../../../event-kit/event/found-row.types.ts";
import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import { settingQuery } from "../../../event-kit/event/tabs.rules.ts";

/** Whether people can answer, and know until when. Where tickets ask alone, there is nothing to look at. */
export function answeringCheck({
  event,
  overview,
  nowMs,
  locale,
  viewerZone,
}: RowPlace): Check | null {
  if (overview.asks === "tickets") return null;
  const withoutPlan = planCheck(overview.plan, "answers");
  if (withoutPlan) return withoutPlan;
  const people = peopleAtStart(event.eventTypeId);
  const place = {
    href: `${href("events.details", { eventId: event.id })}${settingQuery("answers")}`,
    act: "Set",
  };
  if (!event.rsvpEnabled) {
    return { state: "open", words: `${people} cannot answer yet`, ...place };
  }
  const { rsvpDeadline, timeZone } = event;
  if (rsvpDeadline === null) {
    return { state: "open", words: "Say until when people can answer", ...place };
  }
  if (Date.parse(rsvpDeadline) <= nowMs) {
    return { state: "open", words: "The day to answer by has passed: nobody can answer", ...place };
  }
  const lead = `${people} can answer until`;
  const zones = { event: timeZone, viewer: viewerZone };
  const words = tellMoment(lead, rsvpDeadline, zones, nowMs, locale);
  return { state: "done", words, ...place };
}
