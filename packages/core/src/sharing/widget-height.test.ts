import { expect, it } from "vitest";
import { frameHeight, reservingStyle } from "./widget-height.rules.ts";

it("reserves a phone's height below 500 px and the wide one from there on", () => {
  expect(reservingStyle("rsvp")).toBe(
    "display:block;min-height:clamp(810px,(500px - 100vw)*9999,960px)",
  );
});

it("gives a frame what its widget needs on a phone", () => {
  expect(frameHeight("donation")).toBe(1430);
});
