import { zonePlace } from "@jubilee/core/base/time.rules";
import type { DateUse, PollRecord } from "@jubilee/core/planning/polls.types";
import { Banner } from "@jubilee/ui/banner";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { optionWords, ownZone } from "../optionTime.ts";

const words: Record<DateUse, string> = {
  event_date: "It is the event’s date now.",
  activity: "It is an activity of the event now.",
  event: "It is an event of its own now.",
};

/** Which date won, and the way to what it became; nothing while none has. */
export function WhatItBecame({ poll: { became, questions } }: { poll: PollRecord }) {
  const locale = useLocale();
  if (became === null) return null;
  const option = questions
    .flatMap(({ options }) => options)
    .find(({ id }) => id === became.optionId);
  const zone = option?.startAt ? `, ${zonePlace(ownZone())} time` : "";
  const title = option
    ? `${optionWords(option, ownZone(), locale)}${zone}`
    : "A date of this poll is in use";
  return (
    <Banner tone="success" title={title}>
      <span>{words[became.kind]}</span>{" "}
      {became.kind === "activity" ? (
        <Link href={href("activities.details", { activityId: became.id })}>Open the activity</Link>
      ) : (
        <Link href={href("events.details", { eventId: became.id })}>Open the event</Link>
      )}
    </Banner>
  );
}
