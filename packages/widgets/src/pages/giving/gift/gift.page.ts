import type { GiftView } from "@jubilee/core/giving/giving.types";
import { jsx } from "react/jsx-runtime";
import { coloursOf } from "../../colours.ts";
import type { GuestPage, PageForm, PageParts, Part } from "../../page.types.ts";
import { leads } from "../campaign/forms.ts";
import { givingWords } from "../words/all.ts";
import { giftState } from "./gift-state.ts";
import type { GiftPart } from "./gift.types.ts";
import { GiftPage } from "./GiftPage.tsx";

function draw(place: Part<GiftView>): PageParts {
  const { shared, reader, query } = place;
  const part: GiftPart = { ...place, own: givingWords[reader.lang] };
  const isWaiting = giftState(shared, query) === "waiting";
  return {
    title: part.own.giving.yourGift,
    head: "",
    colours: coloursOf(shared),
    body: jsx(GiftPage, part),
    ...(isWaiting && { scripts: ["pages/gift"] }),
  };
}

const pay: PageForm = {
  call: "gift/pay",
  fields: [],
  readOver: (_typed, shared) => {
    const { pageUrl } = shared as GiftView;
    return { body: { returnUrl: new URL("/donation-success", pageUrl).href } };
  },
  leads,
};

/**
 * Where a payment page comes back to, and where the mails of a gift lead. It confirms what the
 * server confirms, and nothing else.
 */
export const page: GuestPage<GiftView> = {
  paths: ["/donation-success"],
  tokenIn: "jubilee_gift",
  nameless: (lang) => {
    const { unnamedTitle, unnamedText } = givingWords[lang].giving;
    return [unnamedTitle, unnamedText];
  },
  opens: "gift",
  isOwn: true,
  takesPayments: true,
  localeOf: ({ event }) => event.locale,
  forms: { pay },
  draw,
};
