import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { floatClear } from "./float-clear.ts";

let under: Element[] = [];
const paintedAt = () => under;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
  Object.assign(document, { elementsFromPoint: paintedAt });
});
afterEach(() => void vi.unstubAllGlobals());

it("gives way to what can be pressed, also inside a component, and comes back", () => {
  document.body.innerHTML = `<main tabindex="-1"><p>Words</p><label>Shown <b>to all</b></label>
    <jubilee-rsvp></jubilee-rsvp></main><button id="top">Top</button>`;
  const one = (of: string) => document.querySelector(of) as HTMLElement;
  const shadow = one("jubilee-rsvp").attachShadow({ mode: "open" });
  shadow.innerHTML = "<button>Send my reply</button>";
  const inside = [...shadow.children];
  Object.assign(shadow, { elementsFromPoint: () => inside });
  let isWanted = false;
  const top = one("#top");
  const lookAt = (...painted: Element[]) => {
    under = [top, ...painted, one("main"), document.body];
    dispatchEvent(new Event("scroll"));
    return [top.hidden, top.hasAttribute("data-aside")];
  };
  floatClear(top, () => isWanted);
  expect(lookAt(one("p"))[0]).toBe(true);
  isWanted = true;
  expect(lookAt(one("p"))).toEqual([false, false]);
  expect(lookAt(one("b"))).toEqual([false, true]);
  expect(lookAt(one("jubilee-rsvp"))).toEqual([false, true]);
  expect(lookAt()).toEqual([false, false]);
});
