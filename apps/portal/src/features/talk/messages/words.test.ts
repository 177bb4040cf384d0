import { richTextOf } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { ThreadMessage } from "@jubilee/core/talk/threads.types";
import { describe, expect, it } from "vitest";
import { draftOf, formed, noWords, sentOf, wordsOf, wordsOfDraft } from "./words.rules.ts";

const bold: RichText = {
  version: 1,
  content: [
    {
      type: "paragraph",
      content: [{ type: "text", text: "Bring tents", marks: [{ type: "bold" }] }],
    },
  ],
};
const message = (part: Partial<ThreadMessage>) => part as ThreadMessage;

describe("what is being written", () => {
  it.each([
    ["a text with form", formed(bold), true],
    ["plain words", { text: "Bring tents", rich: null }, false],
    ["nothing with form", noWords(true), true],
    ["nothing", noWords(false), false],
  ])("is the same after it lay on the device: %s", (_what, words, hasForm) => {
    expect(wordsOfDraft(draftOf(words), hasForm)).toEqual(words);
  });

  it.each([
    ["words of before", "Two tents\n\nand one more", richTextOf("Two tents\n\nand one more")],
    ["a number", "42", richTextOf("42")],
    ["words that look like JSON", '{"version": 7}', richTextOf('{"version": 7}')],
  ])("keeps what was begun before there was form: %s", (_what, kept, rich) => {
    expect(wordsOfDraft(kept, true).rich).toEqual(rich);
  });

  it("begins with what the message said, with its form or as paragraphs", () => {
    expect(wordsOf(message({ text: "Bring tents", rich: bold }), true)).toEqual(formed(bold));
    expect(wordsOf(message({ text: "Old words", rich: null }), true).rich).toEqual(
      richTextOf("Old words"),
    );
    expect(wordsOf(message({ text: "Bring tents", rich: bold }), false)).toEqual({
      text: "Bring tents",
      rich: null,
    });
  });

  it("is sent with its form, or as its words alone", () => {
    expect(sentOf(formed(bold))).toEqual({ text: "Bring tents", rich: bold });
    expect(sentOf({ text: " Hello ", rich: null })).toEqual({ text: "Hello" });
  });
});
