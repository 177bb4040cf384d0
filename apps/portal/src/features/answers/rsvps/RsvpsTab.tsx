import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";
import { countByState } from "@jubilee/core/answers/rsvp.rules";
import type { RsvpFilter, RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { findLines } from "@jubilee/core/events/finding.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { useLocation } from "wouter";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import type { EventTabProps, TabModule } from "../../../event-kit/event/tab.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { StuckList } from "../../../page-kit/list/StuckList.tsx";
import { usePlace } from "../../../page-kit/list/usePlace.ts";
import { answerKeys } from "../keys.ts";
import { HeadCountCard } from "./HeadCountCard.tsx";
import { LateAnswers } from "./LateAnswers.tsx";
import { above } from "./Rsvps.css.ts";
import { RsvpList } from "./RsvpList.tsx";
import { RsvpLineTools, RsvpTools } from "./RsvpTools.tsx";

const answersRead = (client: DataClient, eventId: string): Read<RsvpLine[]> => ({
  key: answerKeys.rsvps(eventId),
  call: () => createRsvpApi(client).list(eventId),
});

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read(answersRead(client, eventId));

/** Who answered what, and who has not. */
export default function RsvpsTab({ event, glowing }: EventTabProps) {
  const [path] = useLocation();
  const [show, setShow] = useState<RsvpFilter>("all");
  const [text, setText] = useState("");
  const answers = useReading((client) => answersRead(client, event.id));
  usePlace(answers.isSuccess);
  if (!answers.isSuccess)
    return <Unread of={answers} what="The answers" skeleton={<SkeletonRows count={8} />} />;
  const { data } = answers;
  if (data.length === 0) {
    return (
      <EmptyState
        drawing="letters"
        title="No answers yet"
        action={<LinkButton href={`${path}${tabQuery("share")}`}>Share the page</LinkButton>}
      >
        They appear here the moment somebody answers, without a reload.
      </EmptyState>
    );
  }
  const shown = findLines(data, show, text);
  return (
    <>
      <div className={above}>
        <LateAnswers event={event} />
        {countByState(data).yes > 0 && <HeadCountCard event={event} />}
      </div>
      <StuckList
        tools={<RsvpTools lines={data} list={{ text, setText, show, setShow }} />}
        line={<RsvpLineTools event={event} lines={data} shown={shown} />}
      >
        <RsvpList event={event} lines={shown} glowing={glowing} />
      </StuckList>
    </>
  );
}
