import { hasWords } from "@jubilee/core/base/plain-words.rules";
import { counted, joined } from "@jubilee/core/base/words.rules";
import type { OwnTemplate } from "@jubilee/core/events/own-templates.types";
import { wordsOfLead } from "@jubilee/core/events/templates.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { Plus } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import * as wall from "../Templates.css.ts";

/** Those of one's own templates that have what was typed. */
export const ownTemplatesWith = (own: readonly OwnTemplate[], typed: string): OwnTemplate[] =>
  own.filter(({ title, line }) => hasWords(`${title} ${line}`, typed));

interface OwnShelfProps {
  templates: readonly OwnTemplate[];
  /** Whether the way to a further one stands at their end. */
  offersMore: boolean;
}

/** One's own templates as the first tiles of the wall. */
export function OwnShelf({ templates, offersMore }: OwnShelfProps) {
  return (
    <section className={wall.shelf} aria-label="Yours">
      <div className={wall.shelfHead}>
        <Heading level={2} size="panel">
          Yours
        </Heading>
        <span className={wall.shelfLine}>Events that you kept for the next ones</span>
        <RouterAnchor href={href("templates.own")} className={wall.more}>
          Your templates
        </RouterAnchor>
      </div>
      <div className={wall.cards}>
        {templates.map(({ id, title, eventTypeId, coverSeed, tasks, lead, link }) => (
          <RouterAnchor
            key={id}
            href={href("templates.mine", { templateId: id })}
            className={wall.card}
          >
            <span className={wall.cuts.reunions}>
              <EventCover typeId={eventTypeId} eventId={coverSeed} shape="tall" />
            </span>
            <strong className={wall.name} dir="auto">
              {title}
            </strong>
            <span className={wall.line}>
              {joined([
                tasks > 0 && `${counted(tasks, "task")}, ${wordsOfLead(lead)}`,
                link?.status === "active" && "Shared",
              ])}
            </span>
          </RouterAnchor>
        ))}
        {offersMore && (
          <RouterAnchor href={href("templates.own")} className={wall.card}>
            <span className={wall.room}>
              <Plus aria-hidden="true" />
            </span>
            <strong className={wall.name}>Keep an event as a template</strong>
          </RouterAnchor>
        )}
      </div>
    </section>
  );
}
