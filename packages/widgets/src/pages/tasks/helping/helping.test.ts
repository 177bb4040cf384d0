import type { HelperTask, HelperTasks } from "@jubilee/core/tasks/helping.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { hartwell } from "../../../fixtures/events.ts";
import { bodyOf, placeOf, textOf } from "../../../fixtures/places.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { helpingForms } from "./forms.ts";
import { helpingWords } from "./words/all.ts";

const pages = await loadPages();
const file = "./tasks/helping/helping.page.ts";
const languages = Object.keys(helpingWords) as PageLanguage[];

const lanterns: HelperTask = {
  id: "lanterns",
  title: "Hang lanterns",
  notes: {
    version: 1,
    content: [
      { type: "paragraph", content: [{ type: "text", text: "The ladder is in the shed." }] },
    ],
  },
  isDone: false,
  dueLocal: "2027-06-11T12:00",
  hasClock: true,
  dueAt: "2027-06-11T16:00:00Z",
  timeZone: "America/New_York",
  steps: [{ id: "ladder", text: "Fetch the ladder", done: true }],
  with: ["Ana", "Bo"],
  comments: [
    {
      id: "one",
      at: "2027-06-01T16:00:00Z",
      author: "Ana <b>",
      isOwn: false,
      text: "Shall we meet at nine?\nBring <gloves>.",
      files: 1,
    },
    { id: "two", at: "2027-06-01T17:00:00Z", author: "Zoe", isOwn: true, text: "Yes", files: 0 },
  ],
};
const chairs: HelperTask = {
  ...lanterns,
  id: "chairs",
  title: "Fold the chairs",
  notes: null,
  isDone: true,
  dueLocal: null,
  hasClock: false,
  dueAt: null,
  steps: [],
  with: [],
  comments: [],
};
const shared: HelperTasks = {
  name: "Zoe",
  wantsMail: true,
  hasEmail: true,
  event: hartwell,
  tasks: [lanterns, chairs],
};
const draw = (given: HelperTasks = shared, rest: Partial<Place<HelperTasks>> = {}) =>
  pages.draw(file, placeOf(given, rest)).html;

describe("a helper's page", () => {
  it("shows their tasks with time and zone, notes, steps and who else does them", () => {
    const text = textOf(draw());
    expect(text).toContain("Hang lanterns");
    expect(text).toMatch(/By Friday,? 11 June(,| at) 12:00 (EDT|GMT-4)/);
    expect(text).toContain("The ladder is in the shed.");
    expect(text).toContain("Together with Ana and Bo");
    expect(text).toContain("Fetch the ladder");
    expect(text.indexOf("Fold the chairs")).toBeGreaterThan(text.indexOf("Fetch the ladder"));
  });

  it("is ticked by plain forms, a task and a step", () => {
    const html = bodyOf(draw());
    expect(html).toMatch(
      /<form[^>]*method="post"[^>]*action="\/helping\/[^"]*tick[^"]*"[\s\S]*?value="lanterns"/,
    );
    expect(html).toMatch(/value="ladder"[\s\S]*?name="isDone" value="no" aria-pressed="true"/);
    const { read } = helpingForms["tick"] ?? {};
    expect(read?.({ taskId: "lanterns", stepId: "", isDone: "yes" })).toEqual({
      taskId: "lanterns",
      isDone: true,
    });
    expect(read?.({ taskId: "lanterns", stepId: "ladder", isDone: "no" })).toEqual({
      taskId: "lanterns",
      stepId: "ladder",
      isDone: false,
    });
  });

  it("shows what is said about a task, as plain words with moment and zone", () => {
    const html = bodyOf(draw());
    expect(html).toContain("Bring &lt;gloves");
    expect(html).toContain("Ana &lt;b");
    const text = textOf(draw());
    expect(text).toContain("Comments (2)");
    expect(text).toMatch(/You\s+Tuesday,? 1 June(,| at) 13:00 (EDT|GMT-4)/);
    expect(text).toContain("One file");
  });

  it("takes a comment by a plain form, once, and loses nothing where it is refused", () => {
    const html = bodyOf(draw(shared, { key: "5a5a5a5a-0000-4000-8000-000000000001" }));
    expect(html).toMatch(/action="\/helping\/[^"]*comment[^"]*"/);
    expect(html).toContain('name="commentId" value="5a5a5a5a-0000-4000-8000-000000000001"');
    const { read } = helpingForms["comment"] ?? {};
    expect(read?.({ taskId: "lanterns", commentId: "k", comment: "Hello" })).toEqual({
      taskId: "lanterns",
      commentId: "k",
      comment: "Hello",
    });
    const again = bodyOf(
      draw(shared, {
        outcome: {
          form: "comment",
          typed: { taskId: "chairs", comment: "Where to?" },
          refused: { code: "too_many_requests", field: null },
        },
      }),
    );
    expect(again.match(/Where to\?/g)).toHaveLength(1);
  });

  it("says what is late", () => {
    expect(textOf(draw(shared, { now: Date.parse("2027-06-12T00:00:00Z") }))).toContain(
      "the time has passed",
    );
    expect(textOf(draw())).not.toContain("the time has passed");
  });

  it("says that nothing is left, or was ever there", () => {
    expect(textOf(draw({ ...shared, tasks: [chairs] }))).toContain("All done. Thank you!");
    expect(textOf(draw({ ...shared, tasks: [] }))).toContain("There is nothing for you to do now.");
  });

  it("lets them have no more mails, and have them again", () => {
    expect(bodyOf(draw())).toMatch(/name="wantsMail" value="no"/);
    expect(bodyOf(draw({ ...shared, wantsMail: false }))).toMatch(/name="wantsMail" value="yes"/);
    expect(bodyOf(draw({ ...shared, hasEmail: false }))).not.toContain("wantsMail");
  });

  it("is passed on by nothing", () => {
    expect(draw()).not.toMatch(/og:title|oembed/);
    expect(bodyOf(draw())).not.toContain("data-share");
  });

  it.each(languages)("speaks %s", (lang) => {
    const text = textOf(draw(shared, { reader: { lang, locale: lang } }));
    const own = helpingWords[lang];
    expect(text).toContain(own.title);
    expect(text).toContain(own.noMore);
    expect(text).not.toMatch(/undefined|\$\{/);
  });
});
