import type { NoticeEnd } from "@jubilee/core/notices/notices.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { bodyOf, placeOf, textOf } from "../../../fixtures/places.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { noticeMailsWords } from "./words/all.ts";

const pages = await loadPages();
const file = "./notices/notice-mails/notice-mails.page.ts";
const languages = Object.keys(noticeMailsWords) as PageLanguage[];

const kinds: NoticeEnd = {
  topics: ["answer", "order"],
  subject: null,
  wantsMail: true,
  locale: "en",
};
const topic: NoticeEnd = {
  ...kinds,
  topics: ["conversation"],
  subject: { kind: "topic", name: "Tent for <eighty>" },
};
const draw = (given: NoticeEnd, rest: Partial<Place<NoticeEnd>> = {}) =>
  pages.draw(file, placeOf(given, rest)).html;

describe("the page behind a notice mail's link", () => {
  it("asks first, names what is meant, and ends it by a plain form", () => {
    const html = draw(topic);
    expect(textOf(html)).toContain("Stop following this topic?");
    expect(html.includes("Tent for &lt;eighty")).toBe(true);
    expect(bodyOf(html)).toMatch(
      /<form method="post" action="\/notice-mails\/[^"]*\/mails[^"]*"[\s\S]*?name="wantsMail" value="no"/,
    );
  });

  it("names kinds of notices as the settings call them", () => {
    const text = textOf(draw(kinds));
    expect(text).toContain("No more of these mails?");
    expect(text).toMatch(/New answers, Orders/);
  });

  it("says what has ended, and lets one take it back", () => {
    const html = draw(topic, {
      outcome: { form: "mails", typed: {}, done: { ...topic, wantsMail: false } },
    });
    expect(textOf(html)).toContain("You do not follow this topic any more");
    expect(bodyOf(html)).toMatch(/name="wantsMail" value="yes"/);
  });

  it.each(languages)("says all of it in %s", (lang) => {
    const { title, settings, ...ends } = noticeMailsWords[lang];
    const said = [title, settings, ...Object.values(ends).flatMap((one) => Object.values(one))];
    expect(said.every((text) => text.trim() !== "")).toBe(true);
    const told = textOf(
      draw(
        { ...topic, subject: { kind: "event", name: "Ball" } },
        { reader: { lang, locale: lang } },
      ),
    );
    expect(told).toContain(noticeMailsWords[lang].talk.ask);
  });
});
