import { describe, expect, it } from "vitest";
import { widgetKinds } from "./widget-kinds.rules.ts";
import {
  nonceSnippet,
  pinnedSnippet,
  policyDirectives,
  readRelease,
  snippet,
} from "./snippets.rules.ts";
import type { SnippetForm, SnippetSource } from "./snippets.types.ts";

const source: SnippetSource = {
  kind: "tickets",
  token: "hw97-k3t9",
  eventName: 'Class of 1997 & "friends"',
  origin: "https://jubilee.example",
  pageUrl: "https://jubilee.example/event-info-view/hw97-p8qd",
  settings: { shape: "inline" },
};
const shaped = (shape: SnippetSource["settings"]["shape"]): SnippetSource => ({
  ...source,
  kind: "rsvp",
  settings: { shape },
});
const forms: SnippetForm[] = ["script", "attribute", "iframe", "link", "react"];

describe("what to paste", () => {
  it("is the widget's own script and an element with its room and a link inside", () => {
    expect(snippet("script", source)).toBe(
      [
        '<script type="module" src="https://jubilee.example/embed/v1/tickets/hw97-k3t9.js"></script>',
        '<jubilee-tickets token="hw97-k3t9" style="display:block;min-height:clamp(790px,(500px - 100vw)*9999,1050px)">',
        '  <a href="https://jubilee.example/event-info-view/hw97-p8qd">Tickets: Class of 1997 &amp; &quot;friends&quot;</a>',
        "</jubilee-tickets>",
      ].join("\n"),
    );
  });

  it("is a marked block with the script that serves every widget of a page", () => {
    expect(snippet("attribute", source)).toBe(
      [
        '<script type="module" src="https://jubilee.example/embed/v1.js"></script>',
        '<div data-jubilee="tickets" data-token="hw97-k3t9" style="display:block;min-height:clamp(790px,(500px - 100vw)*9999,1050px)">',
        '  <a href="https://jubilee.example/event-info-view/hw97-p8qd">Tickets: Class of 1997 &amp; &quot;friends&quot;</a>',
        "</div>",
      ].join("\n"),
    );
  });

  it("is a frame that nothing scrolls in, may pay, and says which site it stands on", () => {
    expect(snippet("iframe", source)).toBe(
      [
        '<iframe src="https://jubilee.example/embed/tickets/hw97-k3t9"',
        '  title="Tickets: Class of 1997 &amp; &quot;friends&quot;" width="100%" height="1050"',
        '  style="border:0" loading="lazy" allow="payment" referrerpolicy="origin"></iframe>',
      ].join("\n"),
    );
  });

  it("is a React component with a link for readers without scripts", () => {
    expect(snippet("react", source)).toBe(
      [
        'import { TicketsWidget } from "@jubilee/widgets";',
        "",
        '<TicketsWidget token="hw97-k3t9" origin="https://jubilee.example">',
        '  <a href="https://jubilee.example/event-info-view/hw97-p8qd">{"Tickets: Class of 1997 & \\"friends\\""}</a>',
        "</TicketsWidget>",
      ].join("\n"),
    );
  });

  it("is an address, of the event's page or else of the widget's", () => {
    expect(snippet("link", source)).toBe("https://jubilee.example/event-info-view/hw97-p8qd");
    expect(snippet("link", { ...source, pageUrl: null })).toBe(
      "https://jubilee.example/embed/tickets/hw97-k3t9",
    );
  });

  it.each(widgetKinds)("offers %s in every form", (kind) => {
    const of = (form: SnippetForm) => snippet(form, { ...source, kind });
    expect(of("script")).toContain(`/embed/v1/${kind}/hw97-k3t9.js`);
    expect(of("script")).toContain(`<jubilee-${kind} token=`);
    expect(of("attribute")).toContain(`data-jubilee="${kind}"`);
    expect(of("iframe")).toContain(`/embed/${kind}/hw97-k3t9`);
    expect(of("react").toLowerCase()).toContain(`<${kind}widget token=`);
  });

  it("tells day, clock and zone to readers without the countdown, and no other kind does", () => {
    const when = "Saturday, 12 June 2027, 18:30, Eastern Daylight Time";
    const words = `Class of 1997 &amp; &quot;friends&quot;: ${when}</a>`;
    expect(snippet("script", { ...source, kind: "countdown", when })).toContain(words);
    expect(snippet("script", { ...source, when })).not.toContain(when);
  });

  it.each(["button", "floating"] as const)("carries the shape %s and reserves no room", (shape) => {
    for (const form of ["script", "attribute", "react"] as const) {
      expect(snippet(form, shaped(shape))).toContain(`shape="${shape}"`);
      expect(snippet(form, shaped(shape))).not.toContain("style=");
    }
    expect(snippet("attribute", shaped(shape))).toContain(`data-shape="${shape}"`);
  });

  it.each(forms)("is a plain link as %s where the shape is one", (form) => {
    const text = snippet(form, shaped("link"));
    expect(text).toContain("https://jubilee.example/event-info-view/hw97-p8qd");
    expect(text).not.toMatch(/script|jubilee-rsvp|data-jubilee|iframe|RsvpWidget/);
  });
});

describe("for pages with a policy", () => {
  it("names every directive with the product's origin", () => {
    expect(policyDirectives("https://jubilee.example")).toEqual({
      script: [
        "script-src https://jubilee.example;",
        "connect-src https://jubilee.example;",
        "img-src https://jubilee.example;",
      ].join("\n"),
      frame: "frame-src https://jubilee.example;",
    });
  });

  it("leaves room for the page's nonce, and puts no style into the document", () => {
    const text = nonceSnippet(source);
    expect(text).toContain(
      '<script type="module" nonce="YOUR-NONCE" src="https://jubilee.example/embed/v1/tickets/hw97-k3t9.js"></script>',
    );
    expect(text).not.toContain("style=");
    expect(text).toContain("jubilee-tickets { display:block;min-height:");
    expect(nonceSnippet(shaped("button"))).not.toContain("min-height");
  });

  it("pins one release by its hash", () => {
    const release = { version: "0.1.0-4fbe", file: "0.1.0-4fbe.js", integrity: "sha384-aB+/=" };
    expect(pinnedSnippet(source, release)).toContain(
      '<script type="module" crossorigin integrity="sha384-aB+/=" src="https://jubilee.example/embed/0.1.0-4fbe.js"></script>',
    );
  });

  it.each([
    [{ version: "1", file: "1.js", integrity: "sha384-aa" }, true],
    [{ version: "1", file: "../1.js", integrity: "sha384-aa" }, false],
    [{ version: "1", file: "1.js", integrity: '"><script>' }, false],
    [{ version: "1" }, false],
    ["<!doctype html>", false],
    [null, false],
  ])("reads %j as a release: %s", (answer, isOne) => {
    expect(readRelease(answer) !== null).toBe(isOne);
  });
});
