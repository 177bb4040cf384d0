import { groupThings, moveOfQuery, queryOfMove } from "@jubilee/core/events/event-moves.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Skeleton } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { eventChangesCopy } from "@jubilee/core/events/event-changes.copy";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { placeOfReturn } from "./move-return.rules.ts";
import { MoveAsk } from "./MoveAsk.tsx";
import { MoveFoot } from "./MoveFoot.tsx";
import { MoveGroup } from "./MoveGroup.tsx";
import { MoveHead } from "./MoveHead.tsx";
import { MoveNeeds } from "./MoveNeeds.tsx";
import { told } from "./Move.css.ts";
import { OtherDates } from "./OtherDates.tsx";
import { useMove } from "./useMove.ts";

const scopes = (["this", "following", "all"] as const).map((value) => ({
  value,
  label: eventChangesCopy.scopes[value],
}));

/** Where the event goes, what goes along and what stays, and one press that does all of it. */
export function MoveEvent({ event }: { event: EventRecord }) {
  const [query] = useSearchParams();
  const patch = moveOfQuery(query);
  const isAsked = Object.keys(patch).length > 0;
  const [isChoosing, setChoosing] = useState(false);
  const move = useMove(event, patch);
  const { reading, own, request } = move;
  const back = placeOfReturn(query.get("back"), event.id);
  const goTo = (wanted: Record<string, unknown>) => {
    const words = new URLSearchParams(queryOfMove(wanted));
    const from = query.get("back");
    if (from !== null) words.set("back", from);
    setChoosing(false);
    navigate(`${href("events.move", { eventId: event.id })}?${words.toString()}`, {
      replace: true,
    });
  };
  return (
    <PageFrame>
      <MoveHead event={event} own={own} onOther={() => setChoosing(true)} />
      {!isAsked && (
        <EmptyState
          title="Where does it go?"
          action={<Button onClick={() => setChoosing(true)}>Choose a day or a place</Button>}
        >
          Then everything that hangs on it is shown, as it would be. Nothing moves before you say
          so.
        </EmptyState>
      )}
      {isAsked && !reading.data && !reading.error && (
        <div aria-busy="true">
          <Skeleton shape="panel" height={420} />
        </div>
      )}
      {reading.error && (
        <LoadFailed what="What would move" error={reading.error} onRetry={reading.refetch} />
      )}
      {isAsked && reading.data && own && !reading.error && (
        <>
          {event.seriesId !== null && (
            <div className={told}>
              <RadioGroup
                label="For which dates?"
                options={scopes}
                value={request.scope}
                onValueChange={move.setScope}
              />
            </div>
          )}
          <MoveNeeds event={event} move={move} />
          {groupThings(own.things).map((group) => (
            <MoveGroup key={group.part} group={group} event={event} own={own} move={move} />
          ))}
          <OtherDates outlook={reading.data} />
          <MoveFoot event={event} move={move} outlook={reading.data} own={own} back={back} />
        </>
      )}
      {isChoosing && (
        <MoveAsk event={event} patch={patch} onChosen={goTo} onClose={() => setChoosing(false)} />
      )}
    </PageFrame>
  );
}
