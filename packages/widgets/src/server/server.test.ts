import type { SharedCountdown } from "@jubilee/core/sharing/countdown.types";
import { describe, expect, it } from "vitest";
import { withEvent } from "../fixtures/events.ts";
import { counting, nothingPlanned, withCounted } from "../fixtures/countdowns.ts";
import { blockedPage, embedPage, embedPagePolicy } from "./embed-page.ts";
import { inlineWidgetScript } from "./inline-widget-script.ts";

const nasty = withEvent({ name: '</script><script>alert(1)</script>\u2028"&<!--' });

describe("a widget in one request", () => {
  it("carries its data as data, whatever the event is called", async () => {
    const script = inlineWidgetScript("export const first = JubileeFirst;", "rsvp", nasty);
    expect(script).not.toContain("</script>");
    expect(script).not.toContain("<!--");
    const module = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`
    );
    expect(module.first).toMatchObject({
      event: { name: nasty.event.name, startDate: nasty.event.startDate, description: null },
      rsvp: { placesLeft: nasty.rsvp.placesLeft },
      tickets: [],
      pageUrl: nasty.pageUrl,
      colours: { "--event-accent": expect.any(String) },
    });
    expect(Object.keys({ ...module.first, ...module.first.event })).not.toContain("groupTerm");
  });

  it("wears the planner's colour in place of the event's", () => {
    const look = { theme: "dark", colours: { "--event-accent": "#2f7d4f" } } as const;
    const script = inlineWidgetScript("", "rsvp", { ...nasty, look });
    expect(script).toContain('look:{theme:"dark"},colours:{"--event-accent":"#2f7d4f"}');
    expect(script).not.toContain('"--event-tint"');
  });
});

describe("the framed page", () => {
  const asked = { kind: "rsvp", token: "tok", lang: "en", theme: "auto", data: nasty } as const;

  it("shows title and link as text where no script runs", async () => {
    const page = await embedPage(asked);
    expect(page).toContain("&lt;/script&gt;");
    expect(page).not.toContain("alert(1)</script>");
  });

  it("says day, clock and zone of a countdown, and of whole days no clock", async () => {
    const page = (data: SharedCountdown) => embedPage({ ...asked, kind: "countdown", data });
    expect(await page(counting)).toMatch(/<p>Saturday, June 12, 2027 at 6:30.PM EDT<\/p>/);
    const days = { startLocal: "2027-06-12T00:00", endLocal: "2027-06-13T23:59" };
    expect(await page(withCounted(days))).toMatch(
      /<p>Saturday, June 12.+Sunday, June 13, 2027<\/p>/,
    );
    expect(await page(nothingPlanned)).not.toContain("2027");
    expect(await embedPage(asked)).not.toContain("2027");
  });

  it("holds the way to our own page for any website, and none for those that the hosts have listed", async () => {
    expect(await embedPage({ ...asked, lang: "de" })).toMatch(
      /<aside role="alert" dir="ltr" hidden>[^]*Weiter auf/,
    );
    expect(await embedPage({ ...asked, listed: true })).not.toContain("<aside");
  });

  it("may be framed by the link's hosts alone", () => {
    expect(embedPagePolicy(["https://alumni.example"])).toContain(
      "frame-ancestors 'self' https://alumni.example",
    );
    expect(embedPagePolicy([])).toContain("frame-ancestors *");
    expect(embedPagePolicy([])).not.toContain("unsafe");
  });
});

describe("the card of a website that is not on the list", () => {
  const card = { kind: "rsvp", token: "tok", theme: "auto" } as const;

  it.each([
    ["de-AT", 'lang="de-AT" dir="ltr"', "Diese Seite darf die Veranstaltung nicht zeigen"],
    ["ar", 'lang="ar" dir="rtl"', "</h1>"],
    ["sv", 'lang="en" dir="ltr"', "</h1>"],
  ])("speaks %s", async (lang, attributes, words) => {
    const page = await blockedPage({ ...card, lang });
    expect(page).toContain(`<html ${attributes}`);
    expect(page).toContain(words);
  });
});
