import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Proof } from "./checklist.types.ts";
import { addresses } from "./addresses.data.ts";
import { constants } from "./constants.data.ts";
import { calls } from "./calls.data.ts";
import { entities } from "./entities.data.ts";
import { errors } from "./errors.data.ts";
import { roles } from "./roles.data.ts";
import { screens } from "./screens.data.ts";

const sections = [screens, addresses, entities, roles, calls, errors, constants];

const textOf = (file: string): string => {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  return readFileSync(path, "utf8");
};

/** A file whose every title runs: a test, a journey, a story, a table of SQL's tests. */
const isTest = /\.(test|spec)\.tsx?$|\.stories\.tsx$|^supabase\/tests\/(\w+\/)?\w+\.sql$/;

/** Titles are wrapped and escaped as the formatter likes. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("\\'", "'");

/** What a proof lacks, or null. Throws where a rule itself is asked. */
function lackOf(proof: Proof): string | null {
  if (typeof proof === "function") {
    proof();
    return null;
  }
  if ("because" in proof) return proof.because.length > 20 ? null : "Say why.";
  if (!isTest.test(proof.file)) return `${proof.file} is no test`;
  return plain(textOf(proof.file)).includes(proof.title)
    ? null
    : `no test in ${proof.file} is called ${proof.title}`;
}

describe.each(sections)("specification, $name", ({ sentences }) => {
  it.each(sentences.map(([quote, ...proofs]) => [quote, proofs] as const))("'%s'", (_, proofs) => {
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.map(lackOf).filter(Boolean)).toEqual([]);
  });
});

it("quotes no sentence twice", () => {
  const quotes = sections.flatMap(({ sentences }) => sentences.map(([quote]) => quote));
  expect(quotes.filter((quote, index) => quotes.indexOf(quote) !== index)).toEqual([]);
  expect(quotes.length).toBeGreaterThan(140);
});
