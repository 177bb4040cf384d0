import { describe, expect, it } from "vitest";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import { countedHref, withCountedLinks } from "./counted-links.ts";

const counted = {
  url: "https://jubilee.example/functions/v1/embed/pressed/abc",
  places: { "https://bus.example/": 3, "answer:yes": 4 },
  picture: null,
};
const text = (href: string): RichText => ({
  version: 1,
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: "The bus", marks: [{ type: "link", attrs: { href } }] },
        { type: "field", attrs: { name: "event", fallback: "" } },
      ],
    },
  ],
});

describe("a campaign's links", () => {
  it.each([
    ["https://bus.example/", `${counted.url}?to=3`],
    ["https://jubilee.example/ticket/abc", "https://jubilee.example/ticket/abc"],
    ["mailto:host@post.example", "mailto:host@post.example"],
  ])("%s leads to %s", (href, leads) => {
    expect(countedHref(href, counted)).toBe(leads);
    expect(withCountedLinks(text(href), counted)).toEqual(text(leads));
  });

  it("stay as they are in what is only looked at", () => {
    expect(countedHref("answer:yes", undefined, "https://own.example")).toBe("https://own.example");
    expect(withCountedLinks(text("https://bus.example/"), undefined)).toEqual(
      text("https://bus.example/"),
    );
  });
});
