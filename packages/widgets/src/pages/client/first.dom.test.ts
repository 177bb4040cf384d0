import { expect, it } from "vitest";
import { clearPlaces } from "./first.ts";

function aPlace(name: string) {
  document.body.innerHTML = `<${name} token="one"><p>What the page says</p></${name}>`;
  clearPlaces();
  const element = document.querySelector(name);
  if (!element) throw new Error("There is no place");
  return {
    says: () => element.textContent,
    emit: (event: string) => element.dispatchEvent(new CustomEvent(event)),
  };
}

it("what stood in a widget's place goes once that is there", () => {
  const { says, emit } = aPlace("jubilee-rsvp");
  expect(says()).toBe("What the page says");
  emit("jubilee:ready");
  expect(says()).toBe("");
});

it("a poll that still asks who can when leaves the page's words until it shows something", () => {
  const { says, emit } = aPlace("jubilee-poll");
  emit("jubilee:ready");
  expect(says()).toBe("What the page says");
  emit("jubilee:step");
  expect(says()).toBe("");
});
