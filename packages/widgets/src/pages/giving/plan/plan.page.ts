import type { GivingPage } from "@jubilee/core/giving/giving.types";
import { jsx } from "react/jsx-runtime";
import { coloursOf } from "../../colours.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { givingWords } from "../words/all.ts";
import { forms } from "./forms.ts";
import type { PlanPart } from "./plan.types.ts";
import { PlanPage } from "./PlanPage.tsx";
import { titleOf } from "./plan-words.ts";

function draw(place: Part<GivingPage>): PageParts {
  const part: PlanPart = { ...place, own: givingWords[place.reader.lang] };
  return {
    title: titleOf(part),
    head: "",
    colours: coloursOf(place.shared),
    body: jsx(PlanPage, part),
  };
}

/** A repeating gift for its donor: another amount, a pause, the end. */
export const page: GuestPage<GivingPage> = {
  paths: ["/giving/:token"],
  opens: "giving",
  isOwn: true,
  localeOf: ({ event }) => event.locale,
  forms,
  draw,
};
