import { describe, expect, it } from "vitest";
import { sourcesUnder } from "./sources.ts";

const sources = sourcesUnder(["apps/portal/src"]);

describe("the portal's kits", () => {
  it("what is read is read by useRead, with one rule for asking again", () => {
    expect(sources.length).toBeGreaterThan(0);
    const byHand = sources
      .filter(({ text }) => /\buse(Suspense)?Quer(y|ies)\b/.test(text))
      .map(({ path }) => path);
    expect(byHand).toEqual(["apps/portal/src/page-kit/data/useRead.ts"]);
  });

  it("the account's events are asked for in one place, under one key", () => {
    const asking = sources
      .filter(({ text }) => /createEventsApi\([a-z]*\)\.list\(/.test(text))
      .map(({ path }) => path);
    expect(asking).toEqual(["apps/portal/src/event-kit/data/useMyEvents.ts"]);
  });

  it("a form is ui's, with its guard and its summary, but for visitors and for what proves who one is", () => {
    const plain =
      /^apps\/portal\/src\/features\/(door\/check-in\/gate|account\/(sign-in|settings))\/|\/support\/ContactForm\.tsx$/;
    const raw = sources
      .filter(({ path, text }) => !path.includes(".test.") && /<form\b/.test(text))
      .filter(({ path }) => !plain.test(path))
      .map(({ path }) => path);
    expect(raw).toEqual([]);
  });

  it("no component of the portal or of ui takes more than twelve props", () => {
    const many = sourcesUnder(["apps/portal/src", "packages/ui/src"]).flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm)]
        .map(([, name, body = ""]) => ({
          name: `${path} ${name}`,
          count: body.match(/^ {2}(?:readonly )?"?[\w-]+"?\??[:(]/gm)?.length ?? 0,
        }))
        .filter(({ count }) => count > 12)
        .map(({ name, count }) => `${name} takes ${count}`),
    );
    expect(many).toEqual([]);
  });
});
