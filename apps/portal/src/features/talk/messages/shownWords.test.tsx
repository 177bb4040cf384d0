import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { shownWords } from "./shownWords.tsx";

const drawn = (text: string, names: readonly string[] = []) =>
  render(shownWords(text, names, "https://jubilee.example")).container;

it("addresses lead where they say, and out of the product without a trace", () => {
  const links = drawn("See https://a.example/b?c=1. And https://jubilee.example/polls!");
  const [other, own] = links.querySelectorAll("a");
  expect(other?.href).toBe("https://a.example/b?c=1");
  expect(other?.rel).toContain("noreferrer");
  expect(own?.textContent).toBe("/polls");
  expect(own?.target).toBe("");
  expect(links.textContent).toBe("See https://a.example/b?c=1. And /polls!");
});

it("the longest name is the one that was meant, and words stay words", () => {
  const words = drawn("@Jo Ann and @Jo: <b>no</b>", ["Jo", "Jo Ann"]);
  expect([...words.querySelectorAll("b")].map((name) => name.textContent)).toEqual([
    "@Jo Ann",
    "@Jo",
  ]);
  expect(words.textContent).toBe("@Jo Ann and @Jo: <b>no</b>");
});

it("nothing but http is a link", () => {
  expect(drawn("javascript:alert(1) data:text/html,x").querySelector("a")).toBeNull();
});
