import type { HelperTasks } from "@jubilee/core/tasks/helping.types";
import { jsx } from "react/jsx-runtime";
import { coloursOf } from "../../colours.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { helpingForms } from "./forms.ts";
import { HelpingPage } from "./HelpingPage.tsx";
import type { HelpingPart } from "./helping.types.ts";
import { helpingWords } from "./words/all.ts";

function draw(place: Part<HelperTasks>): PageParts {
  const { shared, reader } = place;
  const part: HelpingPart = { ...place, own: helpingWords[reader.lang] };
  return {
    title: `${part.own.title} · ${shared.event.name}`,
    // Its address is somebody's own: it has nothing to be passed on by.
    head: "",
    colours: coloursOf({ event: shared.event }),
    body: jsx(HelpingPage, part),
    scripts: ["pages/helping"],
  };
}

/** The tasks of somebody who helps with an event, by the link that a planner gave them: no account needed. */
export const page: GuestPage<HelperTasks> = {
  paths: ["/helping/:token"],
  opens: "helping",
  isOwn: true,
  // It opens without a line too: on the day there often is none.
  isKept: true,
  localeOf: ({ event }) => event.locale,
  forms: helpingForms,
  draw,
};
