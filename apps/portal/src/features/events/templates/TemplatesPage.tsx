import { counted } from "@jubilee/core/base/words.rules";
import {
  countOfTemplate,
  eventTemplates,
  seedOfTemplate,
  templateFamilies,
  wordsOfLead,
} from "@jubilee/core/events/templates.rules";
import { templatesWith } from "@jubilee/core/events/template-search.rules";
import type { EventTemplate, TemplateFamily } from "@jubilee/core/events/templates.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { EventCover } from "@jubilee/ui/event-cover";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { SearchField } from "@jubilee/ui/search-field";
import { useState } from "react";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { href } from "../../../app/routing/href.ts";
import { useMay } from "../../../app/session/useRights.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { OwnShelf, ownTemplatesWith } from "./own/OwnShelf.tsx";
import { ownTemplatesRead, useOwnTemplates } from "./own/useOwnTemplates.ts";
import * as css from "./Templates.css.ts";

export const reads: PageReads = ({ client, read }) => read(ownTemplatesRead(client));

/** So many of a family stand in one row. */
const inARow = 5;

function TemplateCard({ template }: { template: EventTemplate }) {
  const { tasks, lead } = countOfTemplate(template);
  return (
    <RouterAnchor
      href={href("templates.template", { template: template.key })}
      className={css.card}
    >
      <span className={css.cuts[template.family]}>
        <EventCover typeId={template.eventTypeId} eventId={seedOfTemplate(template)} shape="tall" />
      </span>
      <strong className={css.name}>{template.title}</strong>
      <span className={css.line}>{`${tasks} tasks, ${wordsOfLead(lead)}`}</span>
    </RouterAnchor>
  );
}

interface ShelfProps {
  family: (typeof templateFamilies)[number];
  templates: readonly EventTemplate[];
  /** Shows only the first row where there is more, until all are asked for. */
  onAll: (() => void) | null;
}

function Shelf({ family: { title, line }, templates, onAll }: ShelfProps) {
  const isShort = onAll !== null && templates.length > inARow;
  return (
    <section className={css.shelf} aria-label={title}>
      <div className={css.shelfHead}>
        <Heading level={2} size="panel">
          {title}
        </Heading>
        <span className={css.shelfLine}>{line}</span>
        {isShort && (
          <button
            type="button"
            className={css.more}
            onClick={onAll}
            aria-label={`All ${templates.length} of ${title}`}
          >
            {`All ${templates.length}`}
          </button>
        )}
      </div>
      <div className={isShort ? `${css.cards} ${css.short}` : css.cards}>
        {templates.map((template) => (
          <TemplateCard key={template.key} template={template} />
        ))}
      </div>
    </section>
  );
}

/** One's own templates and every other on its shelf, found by their words. */
export default function TemplatesPage() {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<TemplateFamily | null>(null);
  const isSearching = text.trim() !== "";
  const mayRead = useMay("events.read");
  const mine = useOwnTemplates(mayRead);
  const own = chosen === null ? ownTemplatesWith(mine.data ?? [], text) : [];
  const found = templatesWith(text).filter(
    ({ family }) => isSearching || !chosen || family === chosen,
  );
  // What fits best stands first, and its shelf with it.
  const shelves = isSearching
    ? [...new Set(found.map(({ family }) => family))].flatMap(
        (key) => templateFamilies.find((family) => family.key === key) ?? [],
      )
    : templateFamilies;
  const showAll = () => {
    setText("");
    setChosen(null);
  };
  return (
    <PageFrame>
      <PageHeader
        title="Templates"
        lead={`${eventTemplates.length}, each a whole plan: programme, tasks with their days, budget, form, page and mails.`}
        actions={
          <>
            <LinkButton variant="outline" href={href("demos.index")}>
              Live demos
            </LinkButton>
            <LinkButton variant="outline" href={href("events.create")}>
              Begin with a blank event
            </LinkButton>
          </>
        }
      />
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField
            label={`Search ${eventTemplates.length} templates`}
            placeholder="Wedding, finals, supper…"
            value={text}
            onValueChange={setText}
          />
        </div>
        <div className={css.families}>
          <FilterPill opens={false} value={chosen === null} onClick={() => setChosen(null)}>
            All
          </FilterPill>
          {templateFamilies.map(({ key, title }) => (
            <FilterPill
              key={key}
              opens={false}
              value={chosen === key}
              onClick={() => {
                setText("");
                setChosen(key);
              }}
            >
              {title}
            </FilterPill>
          ))}
        </div>
      </div>
      <output className={css.count}>
        {isSearching && counted(found.length + own.length, "template")}
      </output>
      {found.length + own.length === 0 && (
        <EmptyState
          drawing="search"
          title="No template holds these words"
          action={<Button onClick={showAll}>Show all</Button>}
        >
          A blank event takes about a minute too.
        </EmptyState>
      )}
      {mine.error && <LoadFailed what="Your templates" error={mine.error} onRetry={mine.refetch} />}
      {own.length > 0 && <OwnShelf templates={own} offersMore={!isSearching} />}
      {shelves.map((family) => {
        const templates = found.filter((template) => template.family === family.key);
        if (templates.length === 0) return null;
        return (
          <Shelf
            key={family.key}
            family={family}
            templates={templates}
            onAll={chosen === null && !isSearching ? () => setChosen(family.key) : null}
          />
        );
      })}
    </PageFrame>
  );
}
