import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import { expect, it } from "vitest";
import { placeWords } from "./place.rules.ts";

const place = {
  state: "waiting",
  quantity: 3,
  splitOk: true,
  ticketName: "Gala",
  position: 2,
  offer: null,
  event: { status: "published" },
} as WaitlistPlace;

it.each([
  [
    {},
    "You are number 2 in line",
    "3 tickets for Gala, or fewer. We write as soon as it is your turn.",
  ],
  [{ state: "offered" }, "It is your turn", "3 tickets for Gala are held for you."],
  [{ event: { status: "cancelled" } }, "The waiting list is closed", "Nobody is called any more."],
  [
    { state: "left" },
    "You left the waiting list",
    "Your address is no longer in line. You can join again.",
  ],
] as const)("%o", (change, title, lead) => {
  expect(placeWords({ ...place, ...change } as WaitlistPlace)).toEqual({ title, lead });
});
