import {
  eventTemplates,
  seedOfTemplate,
  templateFamilies,
  templatesWith,
} from "@jubilee/core/events/templates.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { SearchField } from "@jubilee/ui/search-field";
import { useState } from "react";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import * as css from "./Templates.css.ts";

/** Every template on its shelf, found by its words. */
export default function TemplatesPage() {
  const [text, setText] = useState("");
  const found = templatesWith(text);
  return (
    <PageFrame>
      <PageHeader
        title="Templates"
        lead="An event of your kind, with its hours, first words and a programme. Everything can be changed."
        actions={
          <LinkButton variant="outline" href={href("events.create")}>
            Begin with a blank event
          </LinkButton>
        }
      />
      <div className={css.tools}>
        <SearchField
          label={`Search ${eventTemplates.length} templates`}
          placeholder="Wedding, finals, supper…"
          value={text}
          onValueChange={setText}
        />
      </div>
      <output className={css.count}>
        {text.trim() !== "" && (found.length === 1 ? "1 template" : `${found.length} templates`)}
      </output>
      {found.length === 0 && (
        <EmptyState
          drawing="search"
          title="No template holds these words"
          action={<Button onClick={() => setText("")}>Show all</Button>}
        >
          A blank event takes about a minute too.
        </EmptyState>
      )}
      {templateFamilies.map(({ key, title }) => {
        const shown = found.filter(({ family }) => family === key);
        if (shown.length === 0) return null;
        return (
          <section key={key} className={css.shelf}>
            <Heading level={2} size="panel">
              {title}
            </Heading>
            <div className={css.cards}>
              {shown.map((template) => (
                <RouterAnchor
                  key={template.key}
                  href={href("templates.template", { template: template.key })}
                  className={css.card}
                >
                  <EventCover
                    typeId={template.eventTypeId}
                    eventId={seedOfTemplate(template)}
                    shape="card"
                  />
                  <strong className={css.name}>{template.title}</strong>
                  <span className={css.line}>{template.line}</span>
                </RouterAnchor>
              ))}
            </div>
          </section>
        );
      })}
    </PageFrame>
  );
}
