import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import type { ReactNode } from "react";
import type { AnyTemplate } from "@jubilee/core/events/own-templates.types";
import * as css from "./Template.css.ts";

interface TemplateHeadProps {
  template: Pick<AnyTemplate, "title" | "line" | "seed"> & { eventTypeId: string };
  /** What is done with it; its use comes first. */
  children: ReactNode;
}

/** A template's cover, its name and what it is good for. */
export function TemplateHead({ template, children }: TemplateHeadProps) {
  const { title, line, eventTypeId, seed } = template;
  return (
    <>
      <div className={css.cover}>
        <EventCover typeId={eventTypeId} eventId={seed} shape="band" />
      </div>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading level={1}>{title}</Heading>
          {line && <p className={css.lead}>{line}</p>}
        </div>
        <div className={css.use}>{children}</div>
      </div>
    </>
  );
}
