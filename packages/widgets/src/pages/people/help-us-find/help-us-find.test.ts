import type { SharedDirectory } from "@jubilee/core/people/members.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { hartwell } from "../../../fixtures/events.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { findWords } from "./words/all.ts";

const pages = await loadPages();
const file = "./people/help-us-find/help-us-find.page.ts";
const languages = Object.keys(findWords) as PageLanguage[];
const otto = { id: "otto", name: "Otto Brandt", formerName: "Otto Klein", groupLabel: "1997" };

const directory: SharedDirectory = {
  event: hartwell,
  intro: null,
  missing: [otto],
  memorial: [
    { ...otto, id: "ada", name: "Ada Lind", diedOn: "2019-05-04", memorial: "She sang.\nLoudly." },
  ],
  members: [],
};

function draw(more: Partial<SharedDirectory> = {}, rest: Partial<Place<SharedDirectory>> = {}) {
  const { html } = pages.draw(file, {
    token: "directory-abcdefghijklmn",
    shared: { ...directory, ...more },
    reads: {},
    reader: { lang: "en", locale: "en-GB" },
    now: 0,
    productName: "Jubilee",
    api: { url: "https://jubilee.example", key: "public" },
    params: {},
    query: {},
    siteUrl: "https://jubilee.example",
    outcome: null,
    key: "",
    ...rest,
  });
  return html;
}
const bodyOf = (html: string) => html.slice(html.indexOf("<body"));
const textOf = (html: string) =>
  bodyOf(html)
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const form = pages.all[file]?.forms?.["lead"];

describe("who is looked for", () => {
  it("stands with what tells them from others, and a way to tell without a script", () => {
    const html = draw();
    expect(textOf(html)).toContain("Otto Brandt formerly Otto Klein · Class Year 1997");
    expect(textOf(html)).toContain("4 May 2019");
    expect(html).toContain('href="/help-us-find/directory-abcdefghijklmn?about=otto#lead"');
    expect(html).toContain('aria-label="I know something about Otto Brandt"');
  });

  it("keeps the chosen language on the way to the form", () => {
    const reader = { lang: "de", locale: "de" } as const;
    expect(draw({}, { reader, query: { lang: "de" } })).toContain("?lang=de&amp;about=otto#lead");
  });

  it("or nobody is, and the page says so", () => {
    const html = draw({ missing: [] });
    expect(textOf(html)).toContain("Nobody is being looked for at the moment.");
    expect(html).not.toContain("data-about");
  });

  it("is named on the page alone, not where it is passed on", () => {
    const html = draw();
    const head = html.slice(0, html.indexOf("<style"));
    expect(head).toContain(`<meta property="og:title" content="Help us find: ${hartwell.name}">`);
    expect(head).not.toMatch(/Otto|Ada/);
  });
});

describe("what somebody knows", () => {
  it("is asked for the one whom the address names, under a key of its own", () => {
    const html = draw({}, { query: { about: "otto" }, key: "one-key" });
    expect(html).toMatch(/<dialog id="lead" open/);
    expect(textOf(html)).toContain("About Otto Brandt");
    expect(html).toContain('name="memberId" value="otto"');
    expect(html).toContain('name="idempotencyKey" value="one-key"');
  });

  it("is not asked of somebody who was found meanwhile", () => {
    const html = draw({}, { query: { about: "bo" } });
    expect(textOf(html)).toContain("This person is not looked for any more.");
    expect(html).not.toContain('name="memberId"');
  });

  it("sends where somebody can be reached only of who knows that", () => {
    const typed = { memberId: "otto", message: "x", contact: "otto@post.example" };
    expect(form?.read?.({ ...typed, kind: "contact" })).toMatchObject({
      contact: "otto@post.example",
    });
    expect(form?.read?.({ ...typed, kind: "died" })).toMatchObject({ contact: "", kind: "died" });
  });

  it.each([
    ["message", "Tell us what you know."],
    ["fromName", "Tell us your name."],
    ["fromEmail", "Please give an e-mail address we can write to."],
  ])("and is refused at its field: %s", (field, said) => {
    const typed = { memberId: "otto", kind: "other", contact: "kept", idempotencyKey: "first" };
    const refused = { code: "invalid_input", field };
    const html = draw({}, { key: "next", outcome: { form: "lead", typed, refused } });
    expect(/<small role="alert"[^>]*>([^<]*)/.exec(bodyOf(html))?.[1]).toBe(said);
    expect(html).toContain('value="kept"');
    expect(html).toMatch(/value="other" checked/);
    expect(html).toContain('name="idempotencyKey" value="first"');
  });

  it("is thanked for", () => {
    const outcome = { form: "lead", typed: { memberId: "otto" }, done: { received: true } };
    const html = draw({}, { outcome, query: { about: "otto" } });
    expect(textOf(html)).toContain("The hosts have your message");
    expect(html).not.toMatch(/<dialog id="lead" open/);
  });
});

describe("languages", () => {
  it.each(languages)("%s says everything, and leaves no English of its own", (lang) => {
    expect(Object.keys(findWords[lang]).toSorted()).toEqual(Object.keys(findWords.en).toSorted());
    const text = textOf(draw({}, { reader: { lang, locale: lang } }));
    const { title, lead, missing, know, memory, onlyHosts, send } = findWords.en;
    const english = [title, lead, missing, know, memory, onlyHosts, send];
    expect(english.filter((one) => text.includes(one))).toEqual(lang === "en" ? english : []);
    expect(text.includes("Class Year")).toBe(lang === "en");
  });
});
