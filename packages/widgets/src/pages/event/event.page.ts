import { formatSpan, zoneName } from "@jubilee/core/base/time.rules";
import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { jsx } from "react/jsx-runtime";
import { sharingKinds, type WidgetKind } from "../../kinds.ts";
import { firstData } from "../../server/first-screen.ts";
import type { Asked } from "../../widget.types.ts";
import type { EventPart } from "../context.types.ts";
import { pageDocument } from "../document.ts";
import type { EventPlace, PageDocument } from "../pages.types.ts";
import { sections } from "../sections/all.ts";
import { words } from "../words/all.ts";
import { eventSheet } from "./colours.ts";
import { EventPage, isOpen } from "./EventPage.tsx";
import { eventHead } from "./head.ts";
import { answerLine } from "./Reply.tsx";

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

/** The page of an event for everybody who has its link. */
export function eventPage(place: EventPlace): PageDocument {
  const { shared, token, reader } = place;
  const path = `/event-info-view/${encodeURIComponent(token)}`;
  const part: EventPart = { ...place, words: words[reader.lang], path };
  const widgets = widgetsOf(part);
  const kinds = widgets.map((kind) => `kind-${kind}`);
  const shares = widgets.some((kind) => sharingKinds.includes(kind)) ? ["kind-shared"] : [];
  const spoken = reader.lang === "en" ? [] : ["", ...widgets.map((kind) => `-${kind}`)];
  const tongues = widgets.length === 0 ? [] : spoken;
  const { event } = shared;
  // The widget asks the very question that stands in its place.
  const asks: Asked = { line: answerLine(part), yes: part.words.page.comes };
  const when = formatSpan(event.startDate, event.endDate, event.timeZone, reader.locale);
  const zone = zoneName(event.startDate, event.timeZone, reader.locale);
  return pageDocument({
    reader,
    words: part.words,
    title: event.name,
    head: eventHead(part, `${when} (${zone})`),
    colours: eventSheet(shared),
    body: jsx(EventPage, part),
    scripts: kinds,
    pieces: [...shares, ...tongues.map((part) => `steps/languages/${reader.lang}${part}`)],
    ...(widgets.length > 0 && {
      data: {
        "jubilee-first": { token, kinds: widgets, data: { ...firstData(widgets, shared), asks } },
      },
    }),
  });
}
