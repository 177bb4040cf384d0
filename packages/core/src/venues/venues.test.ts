import { describe, expect, it } from "vitest";
import {
  addressOf,
  checkVenueDraft,
  describePosition,
  groupHours,
  leadingRate,
  mapAddress,
  newVenueDraft,
  payloadOfDraft,
  readPosition,
} from "./venues.rules.ts";

const draft = { ...newVenueDraft("Europe/Berlin", "EUR"), name: "Mill" };

describe("readPosition", () => {
  it.each([
    ["41.5031, -72.4480", { latitude: 41.5031, longitude: -72.448 }],
    [" 0;0 ", { latitude: 0, longitude: 0 }],
    ["91, 10", null],
    ["41.5", null],
    ["north, west", null],
    ["", null],
  ])("%s", (text, position) => expect(readPosition(text)).toEqual(position));
});

it.each([
  [41.5031, -72.448, "41°30′ N, 72°27′ W"],
  [-0.999, 179.9999, "1°00′ S, 180°00′ E"],
])("describes %s, %s", (latitude, longitude, words) =>
  expect(describePosition(latitude, longitude)).toBe(words),
);

it("writes an address of what is known", () => {
  expect(addressOf({ street: null, city: "Freiburg", postalCode: "79098" })).toBe("79098 Freiburg");
  expect(addressOf({ street: null, city: null })).toBe("");
});

it("leads to a map by position, else by address, else nowhere", () => {
  const place = { name: "M", street: "A & B 1", city: null, latitude: null, longitude: null };
  expect(mapAddress({ ...place, latitude: 1, longitude: 2 })).toContain("mlat=1&mlon=2");
  expect(mapAddress(place)).toContain("query=A%20%26%20B%201");
  expect(mapAddress({ ...place, street: null })).toBeNull();
});

it("puts days with the same hours together", () => {
  const hours = { from: "09:00", to: "17:00" };
  const groups = groupHours({ mon: hours, tue: hours, sat: { from: "10:00", to: "12:00" } });
  expect(groups.map(({ first, last }) => `${first}-${last}`)).toEqual([
    "mon-tue",
    "wed-fri",
    "sat-sat",
    "sun-sun",
  ]);
  expect(groupHours({})).toEqual([]);
});

it("compares by the day's price, else the hour's", () => {
  expect(leadingRate({ dailyRateMinor: 900, hourlyRateMinor: 100 })?.per).toBe("day");
  expect(leadingRate({ dailyRateMinor: null, hourlyRateMinor: 0 })).toEqual({
    amountMinor: 0,
    per: "hour",
  });
  expect(leadingRate({ dailyRateMinor: null, hourlyRateMinor: null })).toBeNull();
});

describe("checkVenueDraft", () => {
  it("needs a name only", () => expect(checkVenueDraft(draft)).toEqual({}));
  it.each([
    ["name", { name: "  " }],
    ["country", { country: "Germany" }],
    ["position", { position: "somewhere" }],
    ["website", { website: "javascript:alert(1)" }],
    ["contactEmail", { contactEmail: "me" }],
    ["spaces", { spaces: [] }],
    ["openingHours", { openingHours: { mon: { from: "20:00", to: "08:00" } } }],
    ["blackouts", { blackouts: [{ id: "", startsOn: "2027-02-02", endsOn: "", reason: null }] }],
  ])("says what is wrong with %s", (field, change) =>
    expect(Object.keys(checkVenueDraft({ ...draft, ...change }))).toEqual([field]),
  );
});

it("sends a position as two figures", () => {
  expect(payloadOfDraft({ ...draft, position: "1.5, 2" })).toMatchObject({
    latitude: 1.5,
    longitude: 2,
  });
  expect(payloadOfDraft(draft)).toMatchObject({ latitude: null, longitude: null });
});
