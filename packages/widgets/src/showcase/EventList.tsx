import type { SharedList } from "@jubilee/core/sharing/showcase.types";
import { useState } from "react";
import type { ShowcaseCopy } from "../copy/copy.types.ts";
import { Button } from "../parts/Button.tsx";
import { useMoment } from "../parts/useMoment.ts";
import { act } from "../styles/base.css.ts";
import { list } from "../styles/showcase.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { EventRow } from "./EventRow.tsx";
import { firstOnes } from "./first-ones.ts";

interface Props extends ScreenProps<SharedList> {
  copy: ShowcaseCopy;
}

/** Events under each other, in their planner's order. */
export function EventList({ context, data: { events }, copy }: Props) {
  const [isWhole, setWhole] = useState(false);
  useMoment(
    context.now,
    events.map(({ endDate }) => endDate),
  );
  const shown = isWhole ? events : firstOnes(events);
  return (
    <>
      <ul className={list}>
        {shown.map((event) => (
          <li key={event.id}>
            <EventRow context={context} event={event} copy={copy} />
          </li>
        ))}
      </ul>
      {shown !== events && (
        <div className={act}>
          <Button onPress={() => setWhole(true)}>{copy.all(events.length)}</Button>
        </div>
      )}
    </>
  );
}
