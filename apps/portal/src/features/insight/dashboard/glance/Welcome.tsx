import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { useEffect, useState } from "react";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { href } from "../../../../app/routing/href.ts";
import { readChosenTemplate } from "../../../../event-kit/chosenTemplate.ts";
import { EnvelopeDrawing } from "./EnvelopeDrawing.tsx";
import * as css from "./Welcome.css.ts";

const starts = [
  { typeId: "school-type-1", name: "School", words: "Class years, thirty years on" },
  { typeId: "family-type-1", name: "Family", words: "Branches and a shared table" },
  { typeId: "milestone-type-1", name: "Milestone", words: "One guest list, one big evening" },
  { typeId: "sports-team-type-1", name: "Sports Team", words: "Teammates and a win to remember" },
] as const;

const later = [
  { title: "Answers over time", words: "Appears with the first RSVP." },
  { title: "Ticket sales", words: "Appears once a ticket is on sale." },
];

/**
 * A new account: one drawing, one button, four ways to begin. Who chose a template before signing
 * up goes on with it; its type is the preferred one from then on (features decision 16).
 */
export function Welcome() {
  const { storage } = usePortal();
  const { eventTypes } = usePlanner();
  const [chosen] = useState(() => readChosenTemplate(storage));
  useEffect(() => {
    if (chosen && !eventTypes.getState().isExplicit) eventTypes.pick(chosen.eventTypeId);
  }, [chosen, eventTypes]);
  return (
    <>
      <section className={css.welcome}>
        <EnvelopeDrawing />
        <Heading level={2} size="event">
          What are we celebrating?
        </Heading>
        <p className={css.lead}>
          Name it, pick a day, and you have a page to send round. It takes about a minute, and
          nothing goes out until you say so.
        </p>
        {chosen ? (
          <div className={css.chosen}>
            <LinkButton
              size="lg"
              href={`${href("events.create")}?template=${encodeURIComponent(chosen.key)}`}
            >
              Use template “{chosen.title}”
            </LinkButton>
            <LinkButton variant="ghost" size="lg" href={href("events.create")}>
              Begin with a blank event
            </LinkButton>
          </div>
        ) : (
          <LinkButton size="lg" href={href("events.create")}>
            Create your first event
          </LinkButton>
        )}
      </section>
      <section>
        <div className={css.templatesHead}>
          <Heading level={2} size="panel">
            Or start with the kind of gathering
          </Heading>
          <RouterAnchor href={href("templates.index")}>All templates</RouterAnchor>
        </div>
        <div className={css.templates}>
          {starts.map(({ typeId, name, words }) => (
            <RouterAnchor
              key={typeId}
              href={`${href("events.create")}?type=${typeId}`}
              className={css.template}
            >
              <EventCover typeId={typeId} eventId={`welcome-${typeId}`} shape="card" />
              <strong className={css.templateName}>{name}</strong>
              <span className={css.muted}>{words}</span>
            </RouterAnchor>
          ))}
        </div>
      </section>
      <ul className={css.later}>
        {later.map(({ title, words }) => (
          <li key={title} className={css.laterItem}>
            <strong>{title}</strong>
            <span className={css.muted}>{words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
