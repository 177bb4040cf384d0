import { expect, it } from "vitest";
import {
  linkName,
  linkState,
  readWidgetSettings,
  widgetOf,
  siteName,
  siteOrigin,
  usesInWords,
  usualWidgetSettings,
} from "./share.rules.ts";

it.each([
  ["hartwell-alumni.example", "https://hartwell-alumni.example"],
  [" https://Class97.Example/reunion?x=1 ", "https://class97.example"],
  ["http://localhost:4401", "http://localhost:4401"],
  ["http://shop.example:8080/a", "http://shop.example:8080"],
  ["nonsense", null],
  ["two words.example", null],
  ["https://user:word@site.example", null],
  ["", null],
])("the site %j is %s", (text, origin) => {
  expect(siteOrigin(text)).toBe(origin);
});

it("names sites and links", () => {
  expect(siteName("https://class97.example")).toBe("class97.example");
  expect(linkName("embed_rsvp", " ")).toBe("RSVP widget");
  expect(linkName("embed_rsvp", "Newsletter")).toBe("Newsletter");
});

it.each([
  [{}, usualWidgetSettings],
  [
    {
      shape: "floating",
      theme: "dark",
      accent: "#2f7d4f",
      colours: { "--event-highlight": "#ffd400" },
      locale: "de",
      label: "Newsletter",
      signedOnly: true,
      sections: ["tickets", "unknown", "reply"],
    },
    {
      shape: "floating",
      theme: "dark",
      accent: "#2f7d4f",
      colours: { "--event-highlight": "#ffd400" },
      locale: "de",
      label: "Newsletter",
      signedOnly: true,
      sections: ["reply", "tickets"],
    },
  ],
  [
    { shape: "cube", theme: 4, accent: "red", colours: [1], locale: "", label: null },
    usualWidgetSettings,
  ],
])("reads %o", (stored, settings) => {
  expect(readWidgetSettings(stored)).toEqual(settings);
});

it.each([
  ["embed_rsvp", "rsvp"],
  ["embed_tickets", "tickets"],
  ["embed_donation", "donation"],
  ["embed_countdown", "countdown"],
  ["campaign", null],
  ["showcase", "showcase"],
  ["event_info_view", null],
] as const)("%s opens the widget %s", (kind, widget) => expect(widgetOf(kind)).toBe(widget));

it.each([
  [{ status: "active", useCount: 3, useLimit: null }, "active", "3"],
  [{ status: "active", useCount: 0, useLimit: null }, "active", "–"],
  [{ status: "active", useCount: 49, useLimit: 50 }, "active", "49 of 50"],
  [{ status: "active", useCount: 1500, useLimit: 1500 }, "used_up", "1,500 of 1,500"],
  [{ status: "revoked", useCount: 9, useLimit: 9 }, "revoked", "9 of 9"],
] as const)("a link %o is %s", (link, state, words) => {
  expect(linkState(link)).toBe(state);
  expect(usesInWords(link, "en")).toBe(words);
});
