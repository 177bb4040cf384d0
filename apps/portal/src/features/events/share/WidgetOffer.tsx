import type { EventRecord } from "@jubilee/core/events/types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { preview, settings } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { WidgetKindField, type EventWidget } from "./WidgetKindField.tsx";

const words = {
  rsvp: {
    title: "Let people answer on your own site",
    text: "One line to paste. Visitors answer without an account and without leaving your page.",
    feature: "RSVP",
  },
  tickets: {
    title: "Sell tickets on your own site",
    text: "One line to paste. Visitors choose and pay without an account.",
    feature: "Ticket Management",
  },
} as const;

export interface WidgetOfferProps {
  event: EventRecord;
  kind: EventWidget;
  onKind: (kind: EventWidget) => void;
}

/** A widget that has no link yet. */
export function WidgetOffer({ event, kind, onKind }: WidgetOfferProps) {
  const { share } = useApis();
  const { title, text, feature } = words[kind];
  const { isBusy, run } = useSubmit(feature, keys.links(event.id));
  return (
    <>
      <div className={settings}>
        <WidgetKindField kind={kind} onKind={onKind} />
      </div>
      <div className={preview}>
        <EmptyState
          drawing={kind === "rsvp" ? "letters" : "tickets"}
          title={title}
          action={
            <Button
              variant="secondary"
              loading={isBusy}
              onClick={() => void run(() => share.create(event.id, `embed_${kind}`, {}))}
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
