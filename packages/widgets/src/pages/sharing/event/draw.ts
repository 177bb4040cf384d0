import { formatSpan, zoneName } from "@jubilee/core/base/time.rules";
import type { RsvpAnswer, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { jsx } from "react/jsx-runtime";
import type { WidgetKind } from "../../../kinds.ts";
import { firstData } from "../../../server/first-screen.ts";
import type { Asked } from "../../../widget.types.ts";
import { coloursOf } from "../../colours.ts";
import { islandScripts } from "../../islands.ts";
import type { PageParts, Part } from "../../page.types.ts";
import type { EventPart } from "./event.types.ts";
import { EventPage, isOpen } from "./EventPage.tsx";
import { eventHead } from "./head.ts";
import { answerLine } from "./Reply.tsx";
import { sections } from "./sections.ts";

/** What the sections of an event's page ask beside the event, each call once. */
export function eventReads(shared: SharedEvent): readonly string[] {
  const wanted = sections.flatMap(({ reads }) => (reads?.when(shared) ? [reads.call] : []));
  return [...new Set(wanted)];
}

function widgetsOf(part: EventPart): WidgetKind[] {
  const answers = isOpen(part) && part.shared.rsvp.state !== "off";
  const shown = sections.filter(({ isShown }) => isShown(part));
  return [...(answers ? (["rsvp"] as const) : []), ...shown.flatMap(({ widget }) => widget ?? [])];
}

/** Those of them that are about the event itself: what they show first stands in the page. */
const isOfTheEvent = (kind: WidgetKind): boolean => kind === "rsvp" || kind === "tickets";

function answerIn(text: string | undefined): RsvpAnswer | null {
  return text === "yes" || text === "maybe" || text === "no" ? text : null;
}

/**
 * Draws the page of one event.
 *
 * @param opens the public function's call that its link is read by
 */
export function drawEvent(place: Part<SharedEvent>, opens: string): PageParts {
  const { shared, token, reader } = place;
  const part: EventPart = { ...place, answer: answerIn(place.query["answer"]) };
  const widgets = widgetsOf(part);
  const fed = widgets.filter(isOfTheEvent);
  const { event } = shared;
  // The widget asks the very question that stands in its place.
  const asks: Asked = { line: answerLine(part), yes: part.words.page.comes };
  const when = formatSpan(event.startDate, event.endDate, event.timeZone, reader.locale);
  const zone = zoneName(event.startDate, event.timeZone, reader.locale);
  return {
    title: event.name,
    head: eventHead(part, `${when} (${zone})`, opens),
    colours: coloursOf(shared),
    body: jsx(EventPage, part),
    ...islandScripts(widgets, reader.lang),
    ...(fed.length > 0 && {
      data: {
        "jubilee-first": {
          token,
          kinds: fed,
          data: { ...firstData(fed, shared, reader, place.now), asks },
        },
      },
    }),
  };
}
