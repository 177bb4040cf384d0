import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { Banner } from "@jubilee/ui/banner";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { optionWords, ownZone } from "../optionTime.ts";

/** Which date won, and the way to what it became; nothing while none has. */
export function WhatItBecame({ poll: { became, questions } }: { poll: PollRecord }) {
  const locale = useLocale();
  if (became === null) return null;
  const option = questions
    .flatMap(({ options }) => options)
    .find(({ id }) => id === became.optionId);
  const title = option ? optionWords(option, ownZone(), locale) : "A date of this poll is in use";
  return (
    <Banner tone="success" title={title}>
      {became.kind === "event_date" && "It is the event’s date now. "}
      {became.kind === "activity" && "It is an activity of the event now. "}
      {became.kind === "event" && "It is an event of its own now. "}
      {became.kind === "activity" ? (
        <Link href={href("activities.details", { activityId: became.id })}>Open the activity</Link>
      ) : (
        <Link href={href("events.details", { eventId: became.id })}>Open the event</Link>
      )}
    </Banner>
  );
}
