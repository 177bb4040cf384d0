import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawRichText, richTextPlain, richTextStart } from "./rich-drawing.rules.ts";
import { safeLink, safePicture, typedLink } from "./rich-links.rules.ts";
import {
  emptyFields,
  fillFields,
  isEmptyRichText,
  mentionsOf,
  readRichText,
  richTextOf,
} from "./rich-text.rules.ts";
import type { RichText } from "./rich-text.types.ts";

const letter: RichText = {
  version: 1,
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Come to the lake" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Dear " },
        { type: "field", attrs: { name: "first_name", fallback: "friend" } },
        { type: "text", text: ", room " },
        { type: "field", attrs: { name: "room", fallback: "" }, marks: [{ type: "bold" }] },
        { type: "break" },
        {
          type: "text",
          text: "the way",
          marks: [{ type: "link", attrs: { href: "https://lake.example/way" } }],
        },
      ],
    },
    {
      type: "numbers",
      content: [
        {
          type: "item",
          content: [{ type: "paragraph", content: [{ type: "text", text: "Boat" }] }],
        },
        {
          type: "item",
          content: [
            { type: "paragraph", content: [{ type: "mention", attrs: { id: "m1", name: "Ute" } }] },
            {
              type: "bullets",
              content: [
                {
                  type: "item",
                  content: [{ type: "paragraph", content: [{ type: "text", text: "cake" }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** Drawn as HTML would be, to look at. */
const drawn = (text: RichText) =>
  drawRichText<{ html: string }>(text, (tag, attributes, children) => ({
    html: `<${tag}${Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join(
        "",
      )}>${children.map((one) => (typeof one === "string" ? one : one.html)).join("")}</${tag}>`,
  }))
    .map(({ html }) => html)
    .join("");

describe("a text with form", () => {
  it("is read as it was stored", () => {
    expect(readRichText(JSON.parse(JSON.stringify(letter)))).toEqual(letter);
    expect(readRichText({ ...letter, version: 2 }).content).toEqual([]);
  });

  it("leaves out what the schema does not know", () => {
    const odd = {
      version: 1,
      content: [
        { type: "script", content: [{ type: "text", text: "alert(1)" }] },
        {
          type: "paragraph",
          attrs: { dir: "rtl", onclick: "x" },
          content: [
            { type: "text", text: "a", marks: [{ type: "link", attrs: { href: "javascript:x" } }] },
            { type: "html", attrs: { value: "<b>" } },
          ],
        },
        {
          type: "picture",
          attrs: { src: "https://spy.example/a.gif", alt: "", width: 1, height: 1 },
        },
      ],
    };
    expect(readRichText(odd).content).toEqual([
      { type: "paragraph", attrs: { dir: "rtl" }, content: [{ type: "text", text: "a" }] },
    ]);
  });

  it("never falls over what it is given, and reads its own answer alike", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        const once = readRichText({ version: 1, content });
        expect(readRichText(once)).toEqual(once);
        expect(typeof richTextPlain(once)).toBe("string");
      }),
    );
  });

  it("stops where lists lie in lists without an end", () => {
    let deep: object = { type: "paragraph", content: [{ type: "text", text: "x" }] };
    for (let at = 0; at < 400; at += 1) deep = { type: "quote", content: [deep] };
    expect(readRichText({ version: 1, content: [deep] }).content).toEqual([]);
  });

  it("is filled in for one reader, and says what stays empty", () => {
    expect(emptyFields(letter, { first_name: "" })).toEqual(["room"]);
    expect(emptyFields(letter, { room: "12" })).toEqual([]);
    const filled = fillFields(letter, { room: "12" });
    expect(richTextPlain(filled)).toContain(
      "Dear friend, room 12\nthe way (https://lake.example/way)",
    );
    expect(mentionsOf(letter)).toEqual(["m1"]);
  });

  it("is plain text too", () => {
    expect(richTextPlain(letter)).toBe(
      "Come to the lake\n\nDear friend, room \nthe way (https://lake.example/way)\n\n1. Boat\n2. @Ute\n   - cake",
    );
    expect(richTextStart(letter, 30)).toBe("Come to the lake Dear…");
    expect(richTextPlain(richTextOf("One\ntwo\n\nthree"))).toBe("One\ntwo\n\nthree");
  });

  it("draws known elements, each with its direction", () => {
    expect(drawn(letter)).toContain(
      '<a href="https://lake.example/way" target="_blank" rel="nofollow noreferrer">the way</a>',
    );
    expect(drawn(letter)).toContain('<h2 dir="auto">Come to the lake</h2>');
  });

  it("is empty when there is nothing to read", () => {
    expect(isEmptyRichText(richTextOf(" \n\n "))).toBe(true);
    expect(isEmptyRichText({ version: 1, content: [{ type: "divider" }] })).toBe(true);
    expect(isEmptyRichText(letter)).toBe(false);
  });
});

describe("a link", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " https://a.example",
    "data:text/html,x",
    "vbscript:x",
    "//a.example",
    "/dashboard",
    "https://user:word@a.example",
    "https://",
    "http:\\\\a.example",
    "https://a.example/\u202egpj.exe",
    "mailto:a@b.example?bcc=all@b.example",
  ])("%j leads nowhere", (href) => {
    expect(safeLink(href)).toBeNull();
  });

  it.each(["https://a.example/x?y=1#z", "http://a.example", "mailto:a@b.example", "tel:+49123456"])(
    "%s is followed",
    (href) => {
      expect(safeLink(href)).toBe(href);
    },
  );

  it.each([
    ["example.com/a", "https://example.com/a"],
    ["a@b.example", "mailto:a@b.example"],
    ["+49 89 123-456", "tel:+4989123456"],
    ["javascript:alert(1)", null],
    ["come along", null],
  ])("%s, typed, is %s", (typed, href) => {
    expect(typedLink(typed)).toBe(href);
  });

  it("shows pictures of our own storage alone", () => {
    expect(safePicture("/storage/v1/object/public/photos/a/b.jpg")).not.toBeNull();
    for (const src of [
      "https://spy.example/storage/v1/object/public/a.jpg",
      "//spy.example/storage/v1/object/public/a.jpg",
      "/storage/v1/object/public/../../../rest/v1/x",
      "/storage/v1/object/public/%2e%2e/x",
      "data:image/svg+xml,x",
    ])
      expect(safePicture(src), src).toBeNull();
  });
});
