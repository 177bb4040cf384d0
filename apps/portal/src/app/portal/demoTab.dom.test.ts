import { afterEach, expect, it, vi } from "vitest";
import { keepInDemo } from "./demoTab.ts";

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function pressed(href: string, held: MouseEventInit, type = "click") {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  ends.push(keepInDemo());
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  // What the browser itself does with the press is no part of the test.
  const stay = (event: Event) => event.preventDefault();
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...held });
  addEventListener(type, stay);
  link.dispatchEvent(event);
  removeEventListener(type, stay);
  return opened.mock.calls.map(([address]) => String(address));
}

it.each([
  ["with Control", { ctrlKey: true }, "click"],
  ["with Command", { metaKey: true }, "click"],
  ["with the middle button", { button: 1 }, "auxclick"],
])("a page of the portal that is opened %s is opened by this tab", (_, held, type) =>
  expect(pressed("/task-management", held, type)).toEqual([`${location.origin}/task-management`]),
);

it.each([
  ["a plain press", "/task-management", {}],
  ["a page of somebody else", "https://elsewhere.example/", { ctrlKey: true }],
])("%s is left to the browser", (_, href, held) => expect(pressed(href, held)).toEqual([]));

it("is over with the demo", () => {
  keepInDemo()();
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const link = document.createElement("a");
  link.href = "#tasks";
  document.body.append(link);
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(opened).not.toHaveBeenCalled();
});
