import type { SharedList, SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import { paletteVariables, themeOf } from "@jubilee/ui/palette";
import { jsx } from "react/jsx-runtime";
import { firstData } from "../../../server/first-screen.ts";
import { coloursOf } from "../../colours.ts";
import { pictureOf, shareTags } from "../../head.ts";
import { islandScripts } from "../../islands.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { paragraphsOf } from "../../paragraphs.ts";
import { drawEvent, eventReads } from "../event/draw.ts";
import { forms } from "../event/forms.ts";
import { isCalendar, ListPage } from "./ListPage.tsx";
import type { ListPart } from "./list.types.ts";
import { showcaseWords } from "./words.ts";

const opens = "showcase";
const summaryAtMost = 300;

function draw(place: Part<SharedShowcase>): PageParts {
  const { shared } = place;
  return shared.layout === "event"
    ? drawEvent({ ...place, shared }, opens)
    : drawList({ ...place, shared, own: showcaseWords[place.reader.lang] });
}

function drawList(part: ListPart): PageParts {
  const { shared, token, reader } = part;
  const kinds = isCalendar(shared) ? ([opens] as const) : [];
  return {
    title: shared.event.name,
    head: headOf(part),
    colours: coloursOf(shared) + shared.events.map(leafColours).join(""),
    body: jsx(ListPage, part),
    ...islandScripts(kinds, reader.lang),
    ...(kinds.length > 0 && {
      data: { "jubilee-first": { token, kinds, data: firstData(kinds, shared, reader, part.now) } },
    }),
  };
}

/** The head of an event's leaf has the colour of its own cover. */
function leafColours({ id, eventTypeId, coverSeed }: SharedList["events"][number]): string {
  const variables: Readonly<Record<string, string>> = paletteVariables(
    themeOf(eventTypeId, coverSeed),
  );
  const of = (name: string) => `${name}:${variables[name] ?? ""}`;
  return `[data-event="${id}"]{${of("--jb-pop")};${of("--jb-onPop")}}`;
}

function headOf({ shared, token, own }: ListPart): string {
  const { event, intro, events, pageUrl } = shared;
  const names = events.slice(0, 3).map(({ name }) => name);
  const [lead] = paragraphsOf(intro);
  const summary = [lead, ...names].filter(Boolean).join(" · ") || own.emptyTitle;
  return shareTags({
    title: event.name,
    summary: summary.slice(0, summaryAtMost),
    locale: event.locale,
    pageUrl,
    ...pictureOf(event, { opens, token, pageUrl }),
    embeds: true,
    data: {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: event.name,
      url: pageUrl,
      itemListElement: events.map((one, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name: one.name,
        ...(one.pageUrl && { url: one.pageUrl }),
      })),
    },
  });
}

/** The page of a showcase for everybody who has its link: one event's public face, or several events. */
export const page: GuestPage<SharedShowcase> = {
  paths: ["/showcase/:token"],
  isKept: true,
  opens,
  takesPayments: true,
  steps: ["answer"],
  embeds: () => opens,
  localeOf: ({ event }) => event.locale,
  reads: (shared) => (shared.layout === "event" ? eventReads(shared) : []),
  forms,
  draw,
};
