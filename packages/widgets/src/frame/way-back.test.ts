import { expect, it } from "vitest";
import { wayBackTo } from "./way-back.ts";

const own = "https://jubilee.example";
const around = "https://club.example";

it("leads back to pages of ours, and of the website around a frame that the link names", () => {
  const ours = `${own}/donation-success`;
  const theirs = `${around}/give?a=1`;
  expect(wayBackTo(ours, { own, around: null })).toBe(ours);
  expect(wayBackTo(theirs, { own, around })).toBe(theirs);
});

it.each([
  "https://evil.example/x",
  "https://club.example.evil.example/",
  "http://club.example/",
  "https://club.example@evil.example/",
  "//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "",
])("leads nowhere by %j", (named) => {
  expect(wayBackTo(named, { own, around })).toBeNull();
});

it("leads to no website where the link names none, be it the one around", () => {
  expect(wayBackTo(`${around}/give`, { own, around: null })).toBeNull();
  expect(wayBackTo(null, { own, around })).toBeNull();
});
