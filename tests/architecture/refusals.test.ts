import { describe, expect, it } from "vitest";
import { loadLanguage } from "../../packages/widgets/src/copy/languages.ts";
import { refusals as english } from "../../packages/widgets/src/copy/en/refusals.copy.ts";
import { reasonOf } from "../../packages/widgets/src/steps/every/refusalText.ts";
import { statuses } from "../../supabase/functions/_shared/refusal.ts";
import { sourcesUnder } from "./sources.ts";

const languages = ["ar", "de", "es", "fr", "ja", "pt", "zh"];

/** What may be refused, as code and field, in the functions of the public door and in the database. */
function refusals(): { code: string; field: string | null }[] {
  const read = (folders: string[], extension?: RegExp) =>
    sourcesUnder(folders, extension)
      .map(({ text }) => text)
      .join("\n");
  const functions = read(["supabase/functions/embed", "supabase/functions/_shared"]);
  const sql = read(["supabase/schemas"], /\.sql$/);
  const found = [
    ...functions.matchAll(
      /new Refusal\(\s*"(\w+)",\s*(?:"[^"]*"|`[^`]*`|[\w.]+)(?:,\s*"(\w+)")?,?\s*\)/g,
    ),
    ...sql.matchAll(/private\.refuse\(\s*\d+,\s*'(\w+)',[^;]*?(?:,\s*'(\w+)')?\s*\);/g),
  ];
  return found.map(([, code = "", field]) => ({ code, field: field ?? null }));
}

describe("what the server refuses", () => {
  it("is found, in functions and in SQL", () => {
    expect(refusals()).toContainEqual({ code: "conflict", field: "signedPrefill" });
    expect(refusals()).toContainEqual({ code: "sold_out", field: "items" });
  });

  it.each(languages)("is said in words of %s, whatever the code and the field", async (lang) => {
    const { refusals: words } = await loadLanguage(lang, "refusals");
    const all = [...refusals(), ...Object.keys(statuses).map((code) => ({ code, field: null }))];
    for (const { code, field } of all) {
      const text = words?.[reasonOf(code, field)];
      expect(text, `${code} ${field} in ${lang}`).toMatch(/\p{L}{2}/u);
      expect(Object.values(english), `${code} ${field} in ${lang}`).not.toContain(text);
    }
  });

  it("has words of its own for each code of the public door", () => {
    const signedIn = new Set(["not_found", "not_allowed", "plan_required", "signed_out"]);
    const codes = Object.keys(statuses).filter((code) => !signedIn.has(code));
    expect(codes.filter((code) => reasonOf(code, null) !== code)).toEqual([]);
  });
});
