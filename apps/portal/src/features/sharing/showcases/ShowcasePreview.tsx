import { formatWhen } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { shownEvents } from "@jubilee/core/sharing/showcase-draft.rules";
import type { ShowcaseDraft } from "@jubilee/core/sharing/showcase.types";
import { EventCover } from "@jubilee/ui/event-cover";
import { Text } from "@jubilee/ui/text";
import { PagePreview } from "../../../event-kit/preview/PagePreview.tsx";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { PreviewMonth } from "./PreviewMonth.tsx";
import { shown as shownStyle } from "./Showcases.css.ts";
import { useShowableEvents } from "./useShowcases.ts";

/** As many as show what it will be like. */
const atMost = 4;

/** How a showcase begins, with the events that it would show now. */
export function ShowcasePreview({ draft }: { draft: ShowcaseDraft }) {
  const locale = useLocale();
  const events = useShowableEvents();
  const nowMs = useNow();
  const shown = events.data && shownEvents(draft, events.data, nowMs);
  const isSaid = draft.sections.includes("where");
  return (
    <PagePreview
      label="How the showcase begins"
      typeId={draft.eventTypeId}
      seed="a new showcase"
      name={draft.name}
      unnamed="Your showcase"
      text={draft.intro}
    >
      {shown?.length === 0 && <Text tone="muted">No event fits so far.</Text>}
      {shown && shown.length > 0 && draft.layout === "calendar" && (
        <PreviewMonth events={shown} locale={locale} />
      )}
      {shown && shown.length > 0 && draft.layout === "list" && (
        <ul className={shownStyle}>
          {shown.slice(0, atMost).map((event) => (
            <li key={event.id}>
              <FactLine
                name={event.name}
                picture={
                  <EventCover
                    typeId={event.eventTypeId}
                    eventId={event.coverSeed}
                    photoUrl={event.coverUrl ?? undefined}
                    shape="mark"
                  />
                }
                detail={[
                  formatWhen(event, locale, "short"),
                  isSaid && (event.kind === "online" ? "Online" : event.locationName),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              />
            </li>
          ))}
        </ul>
      )}
      {shown && shown.length > atMost && draft.layout === "list" && (
        <Text tone="muted">and {counted(shown.length - atMost, "more", "more")}</Text>
      )}
    </PagePreview>
  );
}
