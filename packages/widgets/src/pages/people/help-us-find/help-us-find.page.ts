import type { SharedDirectory } from "@jubilee/core/people/members.types";
import { jsx } from "react/jsx-runtime";
import { coloursOf } from "../../colours.ts";
import { pictureOf, shareTags } from "../../head.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { findForms } from "./forms.ts";
import { HelpUsFindPage } from "./HelpUsFindPage.tsx";
import type { FindPart } from "./help-us-find.types.ts";
import { findWords } from "./words/all.ts";

const opens = "directory";

function draw(place: Part<SharedDirectory>): PageParts {
  const { shared, reader } = place;
  const part: FindPart = { ...place, own: findWords[reader.lang] };
  return {
    title: `${part.own.title} · ${shared.event.name}`,
    head: headOf(part),
    colours: coloursOf(shared),
    body: jsx(HelpUsFindPage, part),
    scripts: ["pages/help-us-find"],
  };
}

/** It is passed on by whoever may know somebody; who is looked for stands on the page alone. */
function headOf({ shared: { event, intro }, own, token, path, siteUrl }: FindPart): string {
  const pageUrl = siteUrl + path;
  return shareTags({
    title: `${own.title}: ${event.name}`,
    summary: intro ?? own.lead,
    locale: event.locale,
    pageUrl,
    ...pictureOf(event, { opens, token, pageUrl }),
  });
}

/** Who of an event's people is looked for and who is remembered; whoever knows something tells the hosts. */
export const page: GuestPage<SharedDirectory> = {
  paths: ["/help-us-find/:token"],
  opens,
  steps: ["about"],
  covers: ({ event }) => event,
  localeOf: ({ event }) => event.locale,
  forms: findForms,
  draw,
};
