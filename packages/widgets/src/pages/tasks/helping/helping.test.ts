import type { HelperPart, HelperTask, HelperTasks } from "@jubilee/core/tasks/helping.types";
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
      files: [{ id: "f1", name: "shed <key>.jpg", mime: "image/jpeg", size: 900 }],
    },
    { id: "two", at: "2027-06-01T17:00:00Z", author: "Zoe", isOwn: true, text: "Yes", files: [] },
  ],
  next: null,
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
  parts: [],
  tasks: [lanterns, chairs],
};
const toast: HelperPart = {
  id: "toast",
  title: "Toast",
  room: "Boathouse",
  startAt: "2027-06-12T22:00:00Z",
  endAt: "2027-06-12T22:30:00Z",
  late: 0,
  longer: 0,
  startedAt: null,
  endedAt: null,
  isFixed: false,
  pressId: null,
};
const onTheDay = { now: Date.parse("2027-06-12T21:55:00Z") };
const withPart = (part: Partial<HelperPart>, rest: Partial<Place<HelperTasks>> = onTheDay) =>
  draw({ ...shared, parts: [{ ...toast, ...part }] }, rest);
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
  });

  it("shows the files of a comment at the helper’s own address", () => {
    const html = bodyOf(draw());
    expect(html).toMatch(
      /<img src="[^"]*\/embed\/helping\/[^"]*\/file\?task=lanterns&amp;file=f1"/,
    );
    expect(html).toContain("shed &lt;key>.jpg");
  });

  it("takes files with a comment, and keeps them where it is refused", () => {
    const { read } = helpingForms["comment"] ?? {};
    const typed = { taskId: "lanterns", commentId: "k", comment: "", files: "f1 f2" };
    expect(read?.(typed)).toMatchObject({ comment: "", files: ["f1", "f2"] });
    expect(read?.({ ...typed, files: "" })).not.toHaveProperty("files");
    const refused = { code: "conflict", field: "files" };
    const html = draw(shared, { outcome: { form: "comment", typed, refused } });
    expect(html).toContain('name="files" value="f1 f2"');
    expect(textOf(html)).toContain("2 files");
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

  it("shows what they host on the day with its time, zone and place, and when it opens", () => {
    const text = textOf(withPart({}, {}));
    expect(text).toContain("Your part of the day");
    expect(text).toMatch(/12 June(,| at) 18:00\s*–\s*18:30 (EDT|GMT-4) · Boathouse/);
    expect(text).toMatch(/You can press here from Saturday,? 12 June(,| at) 06:00 (EDT|GMT-4) on/);
    expect(bodyOf(withPart({}, {}))).not.toContain('value="start"');
    expect(textOf(draw())).not.toContain("Your part of the day");
  });

  it("lets them say that it has started, is over, or is later, by plain forms", () => {
    const html = bodyOf(withPart({ late: 5 }));
    expect(textOf(html)).toMatch(/Toast Next/);
    expect(textOf(html)).toMatch(/Expected 18:05\s*–\s*18:35/);
    expect(html).toMatch(/action="\/helping\/[^"]*press[^"]*"/);
    expect(html).toContain('name="late" value="5"');
    expect(html).toMatch(/value="start"[\s\S]*value="late 10"/);
    const started = bodyOf(withPart({ startedAt: "2027-06-12T22:01:00Z", pressId: "one" }));
    expect(textOf(started)).toMatch(/Toast Now/);
    expect(textOf(started)).toMatch(/Started at 18:01/);
    expect(started).toMatch(/value="done"[\s\S]*name="undoneId" value="one"/);
    const over = bodyOf(withPart({ endedAt: "2027-06-12T22:31:00Z", pressId: null }));
    expect(over).not.toMatch(/value="(done|start|undo|late 5)"/);
    const { read } = helpingForms["press"] ?? {};
    const typed = { activityId: "toast", pressId: "k", late: "5", longer: "0", at: "" };
    expect(read?.({ ...typed, act: "late 10" })).toEqual({
      activityId: "toast",
      pressId: "k",
      act: "late",
      minutes: 10,
      late: 5,
      longer: 0,
    });
    expect(read?.({ ...typed, act: "undo", undoneId: "one", at: "2027-06-12T22:00:00Z" })).toEqual({
      activityId: "toast",
      pressId: "k",
      act: "undo",
      undoneId: "one",
      at: "2027-06-12T22:00:00Z",
    });
  });

  it("says when a task comes again, and says it at once to who has ticked it", () => {
    const next = { dueLocal: "2027-06-18T00:00", hasClock: false, dueAt: "2027-06-19T04:00:00Z" };
    const weekly = { ...shared, tasks: [{ ...chairs, next }] };
    expect(textOf(draw(weekly))).toMatch(/Comes again: By Friday,? 18 June/);
    const typed = { taskId: "chairs", isDone: "yes" };
    const ticked = bodyOf(draw(weekly, { outcome: { form: "tick", typed, done: weekly } }));
    expect(ticked).toMatch(/data-said[^>]*>“Fold the chairs” is done\. It comes again: By Friday/);
    expect(bodyOf(draw(weekly))).not.toContain("data-said");
  });

  it("can be pressed without a line: what is pressed is kept and sent later", () => {
    const html = bodyOf(withPart({}));
    expect(html.match(/data-keep="Kept on this device/g)?.length).toBeGreaterThan(3);
    expect(withPart({})).toContain("data-keeps");
  });

  it("is passed on by nothing", () => {
    expect(draw()).not.toMatch(/og:title|oembed/);
    expect(bodyOf(draw())).not.toContain("data-share");
  });

  it.each(languages)("speaks %s", (lang) => {
    const text = textOf(withPart({ late: 5 }, { ...onTheDay, reader: { lang, locale: lang } }));
    const own = helpingWords[lang];
    expect(text).toContain(own.hasBegun);
    expect(text).toContain(own.next);
    expect(text).toContain(own.title);
    expect(text).toContain(own.noMore);
    expect(text).not.toMatch(/undefined|\$\{/);
  });
});
