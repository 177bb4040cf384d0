import type { Erasure, OwnProfile } from "@jubilee/core/people/profiles.types";
import { jsx } from "react/jsx-runtime";
import { coloursOf } from "../../colours.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { profileForms } from "./forms.ts";
import { MyProfilePage } from "./MyProfilePage.tsx";
import type { ProfilePart } from "./my-profile.types.ts";
import { profileWords } from "./words/all.ts";

function draw(place: Part<OwnProfile>): PageParts {
  const { shared, reader } = place;
  const part: ProfilePart = { ...place, own: profileWords[reader.lang] };
  const [event] = shared.events;
  return {
    title: `${part.own.title} · ${shared.host}`,
    // Its address opens all that is held about somebody: it has nothing to be passed on by.
    head: "",
    colours: event ? coloursOf({ event }) : "",
    body: jsx(MyProfilePage, part),
    scripts: ["pages/my-profile"],
  };
}

/** A person's own profile, by the link that was mailed to them: no account needed. */
export const page: GuestPage<OwnProfile> = {
  paths: ["/my-profile/:token"],
  opens: "profile",
  isOwn: true,
  localeOf: ({ held }) => held.person.language ?? "en",
  forms: profileForms,
  ended({ done }, lang) {
    const { erasedTitle, erasedText, erasedOrders } = profileWords[lang];
    const { ordersKept } = done as Erasure;
    return [erasedTitle, ordersKept > 0 ? erasedOrders : erasedText];
  },
  draw,
};
