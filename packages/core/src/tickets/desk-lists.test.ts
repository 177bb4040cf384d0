import { expect, it } from "vitest";
import type { DeskType, PromoCode, WaitingParty } from "./ticket-desk.types.ts";
import { promoCodesCsv, waitingCsv } from "./desk-lists.rules.ts";

const seat: DeskType = {
  id: "seat",
  name: "Gala, first row",
  status: "on_sale",
  priceModel: "paid",
  priceMinor: 2000,
  minimumMinor: 0,
  groupSize: 1,
  isAddOn: false,
  visibility: "public",
  quantity: null,
  sold: 0,
  held: 0,
  passesFeeOn: false,
  nowMinor: 2000,
  left: null,
};
const desk = {
  event: {
    id: "gala",
    accountId: "ours",
    name: "Gala",
    status: "published",
    currency: "EUR",
    timeZone: "Europe/Berlin",
    startDate: "2036-06-12T16:30:00Z",
    endDate: "2036-06-12T21:00:00Z",
  },
  types: [seat],
};
const party: WaitingParty = {
  id: "1",
  name: "+The Pair",
  email: "pair@post.example",
  quantity: 2,
  splitOk: true,
  state: "offered",
  ticketTypeId: "seat",
  joinedAt: "2036-06-01T10:00:00Z",
  offerExpiresAt: "2036-06-02T10:00:00Z",
};
const code: PromoCode = {
  id: "1",
  code: "EARLY",
  kind: "percent",
  percentBps: 2500,
  amountMinor: 0,
  ticketTypeIds: [],
  maxUses: 10,
  perPerson: null,
  used: 3,
  startsAt: null,
  endsAt: "2036-06-01T10:00:00Z",
  isActive: true,
  note: null,
};
const linesOf = (csv: string) => csv.trim().split("\r\n").slice(1);

it("a waiting list is a line a party, with the offer while it is open, and no cell is a formula", () => {
  expect(linesOf(waitingCsv({ ...desk, waiting: [party, { ...party, state: "left" }] }))).toEqual([
    `'+The Pair,pair@post.example,"Gala, first row",2,Yes,Offer open,2036-06-01 12:00,2036-06-02 12:00`,
    `'+The Pair,pair@post.example,"Gala, first row",2,Yes,Left the list,2036-06-01 12:00,`,
  ]);
});

it("a promo code is a line: what it does, for what, and how often it was used", () => {
  const unlock: PromoCode = { ...code, kind: "unlock", ticketTypeIds: ["seat"], maxUses: null };
  expect(linesOf(promoCodesCsv({ ...desk, promoCodes: [code, unlock] }))).toEqual([
    "EARLY,25% off,Every ticket,3,10,,,2036-06-01 12:00,",
    `EARLY,Unlocks tickets,"Gala, first row",3,,,,2036-06-01 12:00,`,
  ]);
});
