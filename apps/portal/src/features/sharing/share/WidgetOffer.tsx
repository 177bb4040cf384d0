import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { keys } from "../../../event-kit/data/keys.ts";
import { preview, settings } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { WidgetKindField, type EventWidget } from "./WidgetKindField.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const words = {
  rsvp: {
    title: "Let people answer on your own site",
    text: "One line to paste. Visitors answer without an account and without leaving your page.",
    feature: "RSVP",
    kind: "embed_rsvp",
    drawing: "letters",
  },
  tickets: {
    title: "Sell tickets on your own site",
    text: "One line to paste. Visitors choose and pay without an account.",
    feature: "Ticket Management",
    kind: "embed_tickets",
    drawing: "tickets",
  },
  showcase: {
    title: "Show the event to the world",
    text: "Cover, story, schedule and what people can do, on a page of its own and on any website.",
    feature: "Event Management",
    kind: "showcase",
    drawing: "screen",
  },
  countdown: {
    title: "Count the days on your own site",
    text: "One line to paste. Days, hours, minutes and seconds until it begins, right in every time zone.",
    feature: "Countdown",
    kind: "embed_countdown",
    drawing: "hourglass",
  },
} as const;

export interface WidgetOfferProps {
  event: EventRecord;
  kind: EventWidget;
  onKind: (kind: EventWidget) => void;
}

/** A widget that has no link yet. */
export function WidgetOffer({ event, kind, onKind }: WidgetOfferProps) {
  const share = useApi(createShareApi);
  const { title, text, feature, drawing, kind: link } = words[kind];
  const { isBusy, run } = useWrite(keys.links(event.id), feature);
  return (
    <>
      <div className={settings}>
        <WidgetKindField kind={kind} onKind={onKind} />
      </div>
      <div className={preview}>
        <EmptyState
          drawing={drawing}
          title={title}
          action={
            <Button
              variant="secondary"
              loading={isBusy}
              onClick={() => void run(() => share.create(event.id, link, {}))}
            >
              Make the widget
            </Button>
          }
        >
          {text}
        </EmptyState>
      </div>
    </>
  );
}
