import type { SharedList } from "@jubilee/core/sharing/showcase.types";
import { useState } from "react";
import type { ShowcaseCopy } from "../copy/copy.types.ts";
import { Button } from "../parts/Button.tsx";
import { calendar } from "../parts/icons.ts";
import { Notice } from "../parts/Notice.tsx";
import { useMoment } from "../parts/useMoment.ts";
import { act } from "../styles/base.css.ts";
import { list } from "../styles/showcase.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { EventRow } from "./EventRow.tsx";

interface Props extends ScreenProps<SharedList> {
  copy: ShowcaseCopy;
}

/** As many as a page can hold without ending below them. */
const firstOnes = 8;

/** Events under each other, in their planner's order. */
export function EventList({ context, data: { events }, copy }: Props) {
  const [isWhole, setWhole] = useState(false);
  useMoment(
    context.now,
    events.map(({ endDate }) => endDate),
  );
  if (events.length === 0) {
    return <Notice icon={calendar} title={copy.emptyTitle} text={copy.emptyText} />;
  }
  const isFolded = !isWhole && events.length > firstOnes + 1;
  const shown = isFolded ? events.slice(0, firstOnes) : events;
  return (
    <>
      <ul className={list}>
        {shown.map((event) => (
          <li key={event.id}>
            <EventRow context={context} event={event} copy={copy} />
          </li>
        ))}
      </ul>
      {isFolded && (
        <div className={act}>
          <Button onPress={() => setWhole(true)}>{copy.all(events.length)}</Button>
        </div>
      )}
    </>
  );
}
