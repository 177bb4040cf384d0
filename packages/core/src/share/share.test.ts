import { describe, expect, it } from "vitest";
import {
  linkName,
  readWidgetSettings,
  widgetOf,
  siteName,
  siteOrigin,
  snippet,
  usualWidgetSettings,
} from "./share.rules.ts";
import type { SnippetSource } from "./share.rules.ts";

const source: SnippetSource = {
  kind: "tickets",
  token: "hw97-k3t9",
  eventName: 'Class of 1997 & "friends"',
  origin: "https://jubilee.example",
  pageUrl: "https://jubilee.example/event-info-view/hw97-p8qd",
  settings: usualWidgetSettings,
};
const dark: SnippetSource = {
  ...source,
  kind: "rsvp",
  settings: { ...usualWidgetSettings, shape: "button", theme: "dark", locale: "de" },
};

describe("what to paste", () => {
  it("is a script and an element with a link inside", () => {
    expect(snippet("script", source)).toBe(
      [
        '<script type="module" src="https://jubilee.example/embed/v1.js"></script>',
        '<jubilee-tickets token="hw97-k3t9">',
        '  <a href="https://jubilee.example/event-info-view/hw97-p8qd">Tickets: Class of 1997 &amp; &quot;friends&quot;</a>',
        "</jubilee-tickets>",
      ].join("\n"),
    );
  });

  it("carries the look as attributes", () => {
    expect(snippet("script", dark)).toContain(
      '<jubilee-rsvp token="hw97-k3t9" shape="button" lang="de">',
    );
    expect(snippet("attribute", dark)).toContain(
      '<div data-jubilee="rsvp" data-token="hw97-k3t9" data-shape="button" data-lang="de">',
    );
    expect(snippet("react", dark)).toContain(
      '<RsvpWidget token="hw97-k3t9" origin="https://jubilee.example" shape="button" lang="de" />',
    );
  });

  it("can be a frame or a plain link", () => {
    expect(snippet("iframe", dark)).toContain(
      'src="https://jubilee.example/embed/rsvp/hw97-k3t9?lang=de"',
    );
    expect(snippet("link", source)).toBe("https://jubilee.example/event-info-view/hw97-p8qd");
    expect(snippet("link", { ...source, pageUrl: null })).toBe(
      "https://jubilee.example/embed/tickets/hw97-k3t9",
    );
    const link = { ...source, settings: { ...source.settings, shape: "link" as const } };
    expect(snippet("script", link)).toMatch(/^<a href=/);
  });
});

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
    },
    {
      shape: "floating",
      theme: "dark",
      accent: "#2f7d4f",
      colours: { "--event-highlight": "#ffd400" },
      locale: "de",
      label: "Newsletter",
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
  ["event_info_view", null],
] as const)("%s opens the widget %s", (kind, widget) => expect(widgetOf(kind)).toBe(widget));
