import { givenName } from "@jubilee/core/account/auth.rules";
import { ownLanguage } from "@jubilee/core/base/guest-languages.rules";
import { isDay } from "@jubilee/core/schedule/calendar-days.rules";
import { isBuiltInEventTypeId } from "@jubilee/core/events/event-types.rules";
import { newEventDraft } from "@jubilee/core/events/events.rules";
import type { EventDraft } from "@jubilee/core/events/events.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "wouter";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { ownCurrency } from "../../../event-kit/currency.rules.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { starts } from "./EventEditor.css.ts";
import { NewEvent } from "./NewEvent.tsx";

const NewFromTemplate = lazy(async () => {
  const { NewFromTemplate } = await import("./NewFromTemplate.tsx");
  return { default: NewFromTemplate };
});

const TemplateStarts = lazy(async () => {
  const { TemplateStarts } = await import("./TemplateStarts.tsx");
  return { default: TemplateStarts };
});

interface Beginning {
  eventTypeId: string;
  day: string | null;
  host: string | null;
  locale: string;
}

/** The first draft: the preferred type and day (or those asked for), this device's zone and currency, one's own name and language. */
function firstDraft({ eventTypeId, day, host, locale }: Beginning): EventDraft {
  const draft = newEventDraft(Date.now(), {
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    eventTypeId: isBuiltInEventTypeId(eventTypeId) ? eventTypeId : "club-type-1",
    coverSeed: crypto.randomUUID(),
    currency: ownCurrency(),
    locale,
  });
  if (host !== null) draft.hostNames = [host];
  if (day === null) return draft;
  const [startLocal, endLocal] = [draft.startLocal, draft.endLocal].map(
    (wall) => day + wall.slice(10),
  );
  return { ...draft, ...(startLocal && endLocal ? { startLocal, endLocal } : {}) };
}

/** A new event in under a minute: only its name is missing. */
export default function CreateEventPage() {
  const { eventTypes } = usePlanner();
  const user = useUser();
  const [query] = useSearchParams();
  const day = isDay(query.get("on") ?? "") ? query.get("on") : null;
  const template = query.get("template");
  const written = useLocale();
  const [blank] = useState(() =>
    firstDraft({
      eventTypeId: query.get("type") ?? eventTypes.getState().eventTypeId,
      day,
      host: givenName(user),
      // A template's words are English until somebody writes others.
      locale: template === null ? ownLanguage(navigator.languages, written) : written,
    }),
  );
  return (
    <PageFrame>
      <PageHeader
        title="Create event"
        actions={
          <LinkButton variant="outline" href={href("templates.index")}>
            {template === null ? "Begin with a template" : "Another template"}
          </LinkButton>
        }
      />
      {template === null ? (
        <>
          <div className={starts}>
            <Suspense fallback={null}>
              <TemplateStarts />
            </Suspense>
          </div>
          <NewEvent initial={blank} />
        </>
      ) : (
        <Suspense fallback={null}>
          <NewFromTemplate key={template} templateKey={template} blank={blank} day={day} />
        </Suspense>
      )}
    </PageFrame>
  );
}
