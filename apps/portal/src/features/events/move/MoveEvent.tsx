import { groupThings, moveOfQuery } from "@jubilee/core/events/event-moves.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Skeleton } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { eventChangesCopy } from "@jubilee/core/events/event-changes.copy";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { placeOfMove, placeOfReturn } from "./move-return.rules.ts";
import { AsItIs } from "./AsItIs.tsx";
import { MoveAsk } from "./MoveAsk.tsx";
import { MoveFoot } from "./MoveFoot.tsx";
import { MoveGroup } from "./MoveGroup.tsx";
import { MoveHead } from "./MoveHead.tsx";
import { MoveNeeds } from "./MoveNeeds.tsx";
import { NearDays } from "./NearDays.tsx";
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
    setChoosing(false);
    navigate(placeOfMove(event.id, wanted, query), { replace: true });
  };
  return (
    <PageFrame>
      <MoveHead
        event={event}
        own={isAsked ? own : undefined}
        isAsked={isAsked}
        onOther={() => setChoosing(true)}
      />
      {!isAsked && (
        <>
          <NearDays event={event} query={query} />
          <AsItIs event={event} />
        </>
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
