import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { Part } from "../page.types.ts";
import { Cover } from "../parts/Cover.tsx";
import { EventTime } from "./EventTime.tsx";
import * as css from "./pass.css.ts";

interface Props {
  event: PublicEvent;
  part: Pick<Part<unknown>, "words" | "reader">;
}

/** What an order without tickets, or a place in line, is for. */
export function EventCard({ event, part }: Props) {
  return (
    <article className={css.pass}>
      <div className={css.strip}>
        <Cover event={event} />
      </div>
      <div className={css.facts}>
        <h2 className={css.name} lang={event.locale} dir="auto">
          {event.name}
        </h2>
        <p>
          <EventTime event={event} part={part} />
        </p>
        {event.locationName && (
          <p className={css.small} lang={event.locale} dir="auto">
            {event.locationName}
          </p>
        )}
      </div>
    </article>
  );
}
