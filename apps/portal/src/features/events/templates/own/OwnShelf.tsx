import { hasWords } from "@jubilee/core/base/plain-words.rules";
import type { OwnTemplate } from "@jubilee/core/events/own-templates.types";
import { Heading } from "@jubilee/ui/heading";
import { href } from "../../../../app/routing/href.ts";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { more, shelf, shelfHead, shelfLine } from "../Templates.css.ts";
import { OwnTemplateCard } from "./OwnTemplateCard.tsx";
import * as css from "./OwnTemplates.css.ts";

/** Those of one's own templates that have what was typed. */
export const ownTemplatesWith = (own: readonly OwnTemplate[], typed: string): OwnTemplate[] =>
  own.filter(({ title, line }) => hasWords(`${title} ${line}`, typed));

/** One's own templates, before all others. */
export function OwnShelf({ templates }: { templates: readonly OwnTemplate[] }) {
  return (
    <section className={shelf} aria-label="Yours">
      <div className={shelfHead}>
        <Heading level={2} size="panel">
          Yours
        </Heading>
        <span className={shelfLine}>Events that you kept for the next ones</span>
        <RouterAnchor href={href("templates.own")} className={more}>
          Your templates
        </RouterAnchor>
      </div>
      <ul className={css.cards}>
        {templates.map((template) => (
          <OwnTemplateCard key={template.id} template={template} />
        ))}
      </ul>
    </section>
  );
}
