import { draftOfParty } from "@jubilee/core/answers/party.rules";
import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { jsx } from "react/jsx-runtime";
import { firstData } from "../../../server/first-screen.ts";
import { coloursOf } from "../../colours.ts";
import { islandScripts } from "../../islands.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { mailEnd } from "../mail-end.ts";
import { passForms } from "./forms.ts";
import type { PassPart } from "./pass.types.ts";
import { PassPage } from "./PassPage.tsx";
import { passSections } from "./sections.ts";
import { standingOf } from "./standing.rules.ts";
import { passWords } from "./words/all.ts";

function passReads(shared: PersonalInvitation): readonly string[] {
  const wanted = passSections.flatMap(({ reads }) => (reads?.when(shared) ? [reads.call] : []));
  return [...new Set(wanted)];
}

/** Opens what everybody may read; an event whose links were all ended has no page of its own. */
function shareTokenIn(pageUrl: string): string | null {
  const last = URL.parse(pageUrl)?.pathname.split("/").at(-1);
  return last ? decodeURIComponent(last) : null;
}

function draw(place: Part<PersonalInvitation>): PageParts {
  const { shared, reader } = place;
  const part: PassPart = {
    ...place,
    own: passWords[reader.lang],
    standing: standingOf(shared),
    draft: draftOfParty(shared.party),
    shareToken: shareTokenIn(shared.pageUrl),
  };
  const shown = passSections.filter(({ isShown }) => isShown?.(part) !== false);
  const widgets = shown.flatMap(({ widget }) => widget ?? []);
  const { scripts, pieces } = islandScripts(widgets, reader.lang);
  const token = part.shareToken ?? part.token;
  return {
    title: shared.event.name,
    // The address of somebody's own link answers in their name: it has nothing to be passed on by.
    head: "",
    colours: coloursOf(shared),
    body: jsx(PassPage, part),
    scripts: ["pages/pass", ...scripts],
    pieces,
    ...(widgets.length > 0 && {
      data: {
        "jubilee-first": {
          token,
          kinds: widgets,
          data: firstData(widgets, shared, reader, place.now),
        },
      },
    }),
  };
}

/** Somebody's own page of an event, from the question to the thanks. */
export const page: GuestPage<PersonalInvitation> = {
  paths: ["/invitation/:token", "/r/:token"],
  isKept: true,
  opens: "personal",
  isOwn: true,
  takesPayments: true,
  gone: mailEnd,
  localeOf: ({ event }) => event.locale,
  reads: passReads,
  forms: passForms,
  draw,
};
