import { describe, expect, it } from "vitest";
import { findingWords } from "./page-check.copy.ts";
import { isPageFine, judgePage } from "./page-check.rules.ts";
import type { PageFacts, WantedWidget } from "./page-check.types.ts";

const wanted: WantedWidget = {
  kind: "tickets",
  token: "token-of-the-link",
  allowedOrigins: ["https://alumni.example"],
  productOrigin: "https://jubilee.example",
};
const element = { form: "element", kind: "tickets", token: wanted.token } as const;
const script = { src: "https://jubilee.example/embed/v1.js", isModule: true, hasNonce: false };
const ownScript = (kind: string) => ({
  ...script,
  src: `https://jubilee.example/embed/v1/${kind}/${wanted.token}.js`,
});
const page: PageFacts = {
  url: "https://alumni.example/reunion",
  status: 200,
  widgets: [element],
  scripts: [script],
  policies: [],
};
const codes = (facts: Partial<PageFacts>, link: Partial<WantedWidget> = {}) =>
  judgePage({ ...page, ...facts }, { ...wanted, ...link }).findings.map(({ code }) => code);

describe("a host's page", () => {
  it("is fine with the snippet, on an allowed site", () => {
    const report = judgePage(page, wanted);
    expect(report.findings.map(({ code }) => code)).toEqual([
      "page_answers",
      "widget_found",
      "script_found",
      "site_allowed",
    ]);
    expect(isPageFine(report)).toBe(true);
  });

  it("is fine with the widget's own script", () => {
    const facts = {
      widgets: [element, { ...element, form: "own-script" } as const],
      scripts: [ownScript("tickets")],
    };
    expect(codes(facts)).toEqual(["page_answers", "widget_found", "script_found", "site_allowed"]);
  });

  it.each<[string, Partial<PageFacts>, string]>([
    ["that answers with an error", { status: 404 }, "page_refuses"],
    ["without the widget", { widgets: [], scripts: [] }, "widget_missing"],
    [
      "with another link's widget",
      { widgets: [{ ...element, token: "other" }] },
      "widget_of_other_link",
    ],
    ["whose builder took the script out", { scripts: [] }, "script_missing"],
    [
      "whose builder changed the script's type",
      { scripts: [{ ...script, isModule: false }] },
      "script_no_module",
    ],
    [
      "whose builder took the element out",
      { widgets: [{ ...element, form: "own-script" }], scripts: [ownScript("tickets")] },
      "element_missing",
    ],
    ["with another widget's script", { scripts: [ownScript("rsvp")] }, "script_of_other_kind"],
    [
      "with a marked block and a script that draws elements alone",
      { widgets: [{ ...element, form: "attribute" }], scripts: [ownScript("tickets")] },
      "script_of_other_kind",
    ],
    ["of a site that is not listed", { url: "https://other.example/" }, "site_not_allowed"],
    ["with a policy of its own", { policies: ["default-src 'self'"] }, "policy_blocks"],
    [
      "that trusts by nonce",
      { policies: ["script-src 'nonce-a' 'strict-dynamic'"] },
      "policy_needs_nonce",
    ],
  ])("%s has a fault that says so", (_name, facts, code) => {
    expect(codes(facts)).toContain(code);
    expect(isPageFine(judgePage({ ...page, ...facts }, wanted))).toBe(false);
  });

  it("names exactly the directives that are missing", () => {
    const report = judgePage(
      { ...page, policies: ["script-src 'self' https://jubilee.example; connect-src 'self'"] },
      wanted,
    );
    expect(report.findings).toContainEqual({
      code: "policy_blocks",
      level: "fault",
      detail: "connect-src https://jubilee.example",
    });
  });

  it.each([
    "default-src *",
    "default-src https:",
    "script-src https://jubilee.example; connect-src https://jubilee.example",
    "script-src jubilee.example; connect-src *.example",
    "script-src-elem https://jubilee.example; script-src 'none'; connect-src *",
    "img-src 'none'",
  ])("lets the widget in with the policy %s", (policy) => {
    expect(codes({ policies: [policy] })).toContain("policy_allows");
  });

  it("needs no script for an iframe, but the frame's directive", () => {
    const widgets = [{ form: "frame", kind: "tickets", token: wanted.token } as const];
    expect(codes({ widgets, scripts: [] })).not.toContain("script_missing");
    expect(codes({ widgets, policies: ["frame-src 'self'"] })).toContain("policy_blocks");
    expect(codes({ widgets, policies: ["child-src https://jubilee.example"] })).toContain(
      "policy_allows",
    );
  });

  it("tells about pages without encryption, not about a try on one's own machine", () => {
    expect(codes({ url: "http://alumni.example/" })).toContain("page_not_encrypted");
    expect(codes({ url: "http://localhost:4401/" })).not.toContain("page_not_encrypted");
    expect(codes({}, { productOrigin: "http://jubilee.example" })).toContain(
      "product_not_encrypted",
    );
  });

  it("has words with advice for every fault", () => {
    const { findings } = judgePage({ ...page, widgets: [], url: "https://other.example" }, wanted);
    for (const finding of findings.filter(({ level }) => level === "fault")) {
      expect(findingWords(finding).advice).toBeTruthy();
    }
  });
});
