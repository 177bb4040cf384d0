import { describe, expect, it } from "vitest";
import { codeTokens } from "./codeTokens.ts";

const snippet = [
  '<script type="module" src="https://x.example/embed/v1.js"></script>',
  '<jubilee-rsvp token="a-b">',
  '  <a href="https://x.example/s/1">Reply: Ten of us, from Lisbon</a>',
  "</jubilee-rsvp>",
].join("\n");

describe("codeTokens", () => {
  it("loses nothing", () => {
    const joined = codeTokens(snippet)
      .map(({ text }) => text)
      .join("");
    expect(joined).toBe(snippet);
  });

  it("tells tags, attributes and values apart", () => {
    expect(codeTokens('<a href="/x">Reply</a>')).toMatchObject([
      { kind: "tag", text: "<a", at: 0 },
      { kind: "text", text: " " },
      { kind: "name", text: "href" },
      { kind: "text", text: "=" },
      { kind: "string", text: '"/x"' },
      { kind: "tag", text: ">" },
      { kind: "text", text: "Reply" },
      { kind: "tag", text: "</a" },
      { kind: "tag", text: ">" },
    ]);
  });

  it("knows the words of a script", () => {
    const kinds = codeTokens('import { RsvpWidget } from "@jubilee/widgets";').map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["word", "text", "word", "text", "string", "text"]);
  });
});
