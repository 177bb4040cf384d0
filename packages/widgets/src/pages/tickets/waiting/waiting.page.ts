import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import { jsx } from "react/jsx-runtime";
import { coloursOf } from "../../colours.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { forms } from "./forms.ts";
import { placeSaid } from "./place-state.ts";
import type { WaitingPart } from "./waiting.types.ts";
import { WaitingPage } from "./WaitingPage.tsx";
import { words } from "./words/all.ts";

function draw(place: Part<WaitlistPlace>): PageParts {
  const { shared, reader } = place;
  const { event } = shared;
  const own = words[reader.lang];
  const part: WaitingPart = { ...place, own };
  const look = event.coverColour && { look: { accent: event.coverColour } };
  return {
    title: `${placeSaid(shared, own)[0]} · ${event.name}`,
    head: "",
    colours: coloursOf({ event, ...look }),
    body: jsx(WaitingPage, part),
    scripts: shared.offer ? ["pages/waiting"] : [],
  };
}

/** A party's place on the waiting list, by its own link. */
export const page: GuestPage<WaitlistPlace> = {
  paths: ["/waiting-list/:token"],
  opens: "place",
  isOwn: true,
  takesPayments: true,
  localeOf: ({ event }) => event.locale,
  forms,
  draw,
};
