import { describe, expect, it } from "vitest";
import { highlight } from "./own-search.rules.ts";

const marked = (text: string, search: string) =>
  highlight(text, search)
    .map((stretch) => (stretch.isHit ? `[${stretch.text}]` : stretch.text))
    .join("");

describe("what was looked for", () => {
  it.each([
    ["Søren Štěpánek", "stepanek", "Søren [Štěpánek]"],
    ["Anna Groß, Straße 1", "strasse", "Anna Groß, [Straße] 1"],
    ["Kofi Mensah", "mensah kofi", "[Kofi] [Mensah]"],
    ["ليلى الحدّاد", "ليلى", "[ليلى] الحدّاد"],
    ["banana", "an", "b[anan]a"],
    ["Reunion", "", "Reunion"],
    ["", "x", ""],
  ])("%s for %s", (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });

  it("loses nothing of the text", () => {
    const text = "ﬁlm 🎉 Ærø";
    expect(
      highlight(text, "film")
        .map((stretch) => stretch.text)
        .join(""),
    ).toBe(text);
  });
});
