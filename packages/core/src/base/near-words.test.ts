import { describe, expect, it } from "vitest";
import { isNear, standing, standingIn } from "./near-words.rules.ts";

describe("one error in a word", () => {
  it.each([
    ["hartwell", "hartwell", "nothing wrong"],
    ["hartwell", "hart", "its beginning"],
    ["hartwell", "hartvell", "another letter"],
    ["hartwell", "artwell", "the first one missing"],
    ["hartwell", "hatwel", "one missing, and not yet typed to its end"],
    ["hartwell", "harttwell", "one twice"],
    ["hartwell", "hratwell", "two changed places"],
    ["hartwell", "hartwellx", "one too many at the end"],
    ["wedding", "weding", "a double letter that is none"],
    ["poll", "opll", "two at the beginning"],
    ["gast", "gasts", "longer than the word"],
  ])("%s for %s: %s", (word, typed) => expect(isNear(word, typed)).toBe(true));

  it.each([
    ["hartwell", "hatvell", "two errors"],
    ["hartwell", "hertvell", "two other letters"],
    ["poll", "pol x", "a space is no letter of a word"],
    ["tom", "tim", "too short to be sure"],
    ["", "poll", "nothing there"],
    ["po", "poll", "only a part of what was typed"],
  ])("%s is not meant by %s: %s", (word, typed) => expect(isNear(word, typed)).toBe(false));
});

describe("how a text stands to what was typed", () => {
  it.each([
    ["Hartwell High Class of 1997", "hart", standing.begins],
    ["Hartwell High Class of 1997", "hartwell class", standing.begins],
    ["Nora Hartwell-Kim", "hart", standing.word],
    ["Charts", "hart", standing.inside],
    ["Hartwell High", "hart igh", standing.inside],
    ["Wedding Template", "weding", standing.near],
    ["Großes Fest", "grosses", standing.begins],
    ["Müller", "mueler", standing.near],
    ["Hartwell High", "hart zebra", standing.nothing],
    ["Hartwell High", "  ", standing.nothing],
  ])("%s for %s: %i", (text, typed, expected) => expect(standingIn(text, typed)).toBe(expected));
});
