import { Heading } from "@jubilee/ui/heading";
import type { ReactNode } from "react";
import * as css from "./Template.css.ts";

interface TemplatePartProps {
  id: string;
  title: string;
  lead: ReactNode;
  /** Under the lead, beside what it is about. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What it is about beside what it is; on a phone over it. */
export function TemplatePart({ id, title, lead, aside, children }: TemplatePartProps) {
  return (
    <section id={id} className={css.part} aria-label={title}>
      <div className={css.aside}>
        <Heading level={2}>{title}</Heading>
        <p className={css.partLead}>{lead}</p>
        {aside}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
