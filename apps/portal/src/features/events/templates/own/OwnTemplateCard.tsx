import { counted, joined } from "@jubilee/core/base/words.rules";
import type { OwnTemplate } from "@jubilee/core/events/own-templates.types";
import { wordsOfLead } from "@jubilee/core/events/templates.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../../app/routing/href.ts";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import * as css from "./OwnTemplates.css.ts";
import { addressOfUse, OwnTemplateMenu } from "./OwnTemplateMenu.tsx";

/** One of one's own templates in a list of them. */
export function OwnTemplateCard({ template }: { template: OwnTemplate }) {
  const { id, title, line, tasks, activities, lead, link, mayWrite } = template;
  return (
    <li className={css.item}>
      <div className={css.art}>
        <EventCover typeId={template.eventTypeId} eventId={template.coverSeed} shape="card" />
      </div>
      <span className={css.head}>
        <RouterAnchor
          href={href("templates.mine", { templateId: id })}
          className={css.name}
          dir="auto"
        >
          {title}
        </RouterAnchor>
        {mayWrite && <OwnTemplateMenu template={template} />}
      </span>
      {line && (
        <span className={css.line} dir="auto">
          {line}
        </span>
      )}
      <span className={css.facts}>
        {joined([
          tasks > 0 && `${counted(tasks, "task", "tasks")}, ${wordsOfLead(lead)}`,
          activities > 0 && counted(activities, "entry", "entries"),
          link?.status === "active" && "Shared",
        ])}
      </span>
      {mayWrite && (
        <span className={css.use}>
          <LinkButton variant="outline" size="sm" href={addressOfUse(template)}>
            Use template
          </LinkButton>
        </span>
      )}
    </li>
  );
}
