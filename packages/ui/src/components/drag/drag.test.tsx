import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LocaleProvider } from "../locale-provider/LocaleProvider.tsx";
import type { DragTerms } from "./drag.types.ts";
import { DragVoice } from "./DragVoice.tsx";
import { useDrag } from "./useDrag.ts";

beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
});

const names = ["first", "second", "third", "fourth"];
const full = 3;

type Terms = DragTerms<string, number>;

/** A shelf with four places of ten pixels, of which the last takes nothing more. */
function Shelf({ onDrop, ...more }: Pick<Terms, "onDrop"> & Partial<Terms>) {
  const [at, setAt] = useState(0);
  const drag = useDrag<string, number>({
    idOf: (thing) => thing,
    nameOf: (thing) => thing,
    placeOf: () => at,
    isSame: (one, other) => one === other,
    tell: (place) => `${names[place]} place`,
    pointTo: (_, __, from) => (point) => {
      const to = at + Math.round((point.y - from.y) / 10);
      return to in names ? to : null;
    },
    step: (place, { key }) =>
      key === "ArrowDown"
        ? place < full
          ? place + 1
          : null
        : key === "ArrowUp"
          ? place - 1
          : undefined,
    refusal: (place) => (place === full ? "The fourth place is full." : null),
    onDrop: (thing, place, drop) => {
      setAt(place);
      onDrop(thing, place, drop);
    },
    ...more,
  });
  const shown = drag.lifted ? drag.lifted.place : at;
  return (
    <>
      {names.map((name, place) => (
        <div key={name}>
          {place === (shown ?? at) && (
            <button type="button" {...drag.handlersOf("Lamp")} data-tookplace={drag.tookPlace()}>
              {`Lamp ${drag.lifted ? "lifted" : "at rest"}`}
            </button>
          )}
        </div>
      ))}
      <button type="button">Else</button>
      <DragVoice drag={drag} />
    </>
  );
}

const lamp = () => screen.getByRole("button", { name: /^Lamp/ });
const said = () => screen.getByRole("status").textContent;
const press = (key: string, more = {}) => fireEvent.keyDown(lamp(), { key, ...more });
const from = { button: 0, pointerId: 1, pointerType: "mouse", clientX: 5, clientY: 50 };

function put(more: Partial<Terms> = {}) {
  const onDrop = vi.fn<Terms["onDrop"]>();
  render(<Shelf onDrop={onDrop} {...more} />);
  return onDrop;
}

it("speaks the language around it, keys and all", () => {
  const words = {
    drag: {
      keys: "Pfeile bewegen es",
      pickedUp: (name: string, place: string, keys: string) =>
        `${name} genommen, ${place}. ${keys}.`,
      putDown: (name: string, place: string) => `${name} abgelegt, ${place}.`,
    },
  };
  render(
    <LocaleProvider locale="de" words={words}>
      <Shelf onDrop={vi.fn<Terms["onDrop"]>()} />
    </LocaleProvider>,
  );
  lamp().focus();
  press(" ");
  expect(said()).toBe("Lamp genommen, first place. Pfeile bewegen es.");
  press("ArrowDown");
  press(" ");
  expect(said()).toBe("Lamp abgelegt, second place.");
});

describe("by keys", () => {
  it("is lifted, moved and put down, each said, and keeps the focus as a new element", () => {
    const onDrop = put();
    lamp().focus();
    press(" ");
    expect(said()).toBe(
      "Lamp picked up, first place. Arrows move it, Space puts it down, Escape puts it back.",
    );
    const before = lamp();
    press("ArrowDown");
    expect(said()).toBe("Second place.");
    expect(lamp()).not.toBe(before);
    expect(lamp()).toHaveFocus();
    press("ArrowDown");
    press(" ");
    expect(said()).toBe("Lamp put down, third place.");
    expect(onDrop.mock.calls).toEqual([["Lamp", 2, { by: "keys", alone: false }]]);
    expect(lamp()).toHaveFocus();
  });

  it("says nothing of a move any more once something else is done, such as Undo", () => {
    put();
    lamp().focus();
    press(" ");
    press("ArrowDown");
    press(" ");
    expect(said()).toBe("Lamp put down, second place.");
    fireEvent.click(screen.getByRole("button", { name: "Else" }), { detail: 0 });
    expect(said()).toBe("");
  });

  it("is put back by Escape, and by going on to something else", () => {
    const onDrop = put();
    lamp().focus();
    press(" ");
    press("ArrowDown");
    expect(fireEvent.keyDown(lamp(), { key: "Escape" })).toBe(false);
    expect([said(), lamp().textContent]).toEqual(["Lamp put back, first place.", "Lamp at rest"]);
    expect(lamp()).toHaveFocus();
    press(" ");
    press("ArrowDown");
    act(() => screen.getByRole("button", { name: "Else" }).focus());
    expect(lamp().textContent).toBe("Lamp at rest");
    expect(onDrop).not.toHaveBeenCalled();
  });

  it("stays lifted over a place that takes nothing more, which is said", () => {
    const onDrop = put();
    lamp().focus();
    press(" ");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) press(key);
    expect(said()).toBe("Fourth place. The fourth place is full.");
    press("Enter");
    expect([lamp().textContent, onDrop.mock.calls.length]).toEqual(["Lamp lifted", 0]);
    press("ArrowUp");
    press("Enter", { altKey: true });
    expect(onDrop.mock.calls).toEqual([["Lamp", 2, { by: "keys", alone: true }]]);
  });

  it("leaves keys without a meaning, and all keys of what is not lifted", () => {
    put();
    lamp().focus();
    expect(press("ArrowDown")).toBe(true);
    press(" ");
    expect(press("F6")).toBe(true);
    expect(press("ArrowDown")).toBe(false);
  });
});

describe("by pointer", () => {
  const drag = (to: number) => {
    fireEvent.pointerDown(lamp(), from);
    fireEvent.pointerMove(lamp(), { ...from, clientY: to });
  };

  it("is put down where it was let go, and says so", () => {
    const onDrop = put();
    drag(71);
    expect(lamp().textContent).toBe("Lamp lifted");
    fireEvent.pointerUp(lamp(), from);
    expect(onDrop.mock.calls).toEqual([["Lamp", 2, { by: "pointer", alone: false }]]);
    expect(said()).toBe("Lamp put down, third place.");
  });

  it("is put back by Escape, over nothing and over what is full", () => {
    const onDrop = put();
    drag(71);
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.pointerUp(lamp(), from);
    drag(900);
    fireEvent.pointerUp(lamp(), from);
    expect(said()).toBe("Lamp put back, first place.");
    drag(80);
    fireEvent.pointerUp(lamp(), from);
    expect(said()).toBe("The fourth place is full. Lamp put back.");
    expect(onDrop).not.toHaveBeenCalled();
  });

  it("says at the pointer why a place takes nothing, until something else is done", () => {
    put();
    const where = () => screen.getByRole("status").style.insetBlockStart;
    drag(71);
    expect(where()).toBe("");
    fireEvent.pointerMove(lamp(), { ...from, clientY: 80 });
    expect([said(), where()]).toEqual(["The fourth place is full.", "min(104px, 100dvh - 96px)"]);
    fireEvent.pointerMove(lamp(), { ...from, clientY: 71 });
    expect([said(), where()]).toEqual(["", ""]);
    fireEvent.pointerMove(lamp(), { ...from, clientY: 80 });
    fireEvent.pointerUp(lamp(), { ...from, clientY: 80 });
    expect(where()).toBe("min(104px, 100dvh - 96px)");
    fireEvent.pointerDown(document.body);
    expect([said(), where()]).toEqual(["", ""]);
  });

  it("hears only the pointer that took it", () => {
    const onDrop = put();
    drag(71);
    fireEvent.pointerUp(lamp(), { ...from, pointerId: 2 });
    expect(onDrop).not.toHaveBeenCalled();
  });
});

describe("a finger", () => {
  const finger = { ...from, pointerType: "touch" };
  const rest = () => act(() => void vi.advanceTimersByTime(400));
  afterEach(() => vi.useRealTimers());

  it("scrolls until it has rested, then holds the page", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const onDrop = put();
    fireEvent.pointerDown(lamp(), finger);
    expect(fireEvent.touchMove(lamp())).toBe(true);
    rest();
    expect(fireEvent.touchMove(lamp())).toBe(false);
    fireEvent.pointerMove(lamp(), { ...finger, clientY: 62 });
    fireEvent.pointerUp(lamp(), finger);
    expect(onDrop).toHaveBeenCalledOnce();
  });

  it("does what the screen wants when it rests, and lifts nothing then", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const onRest = vi.fn<(thing: string) => void>();
    const onDrop = put({ onRest, byTouch: "never" });
    fireEvent.pointerDown(lamp(), finger);
    rest();
    // Else the click that follows would press what has opened under the finger.
    expect(fireEvent.touchEnd(lamp())).toBe(false);
    expect(fireEvent.touchEnd(lamp())).toBe(true);
    fireEvent.pointerMove(lamp(), { ...finger, clientY: 82 });
    fireEvent.pointerUp(lamp(), finger);
    expect(onRest.mock.calls).toEqual([["Lamp"]]);
    expect(onDrop).not.toHaveBeenCalled();
    expect(lamp().textContent).toBe("Lamp at rest");
  });
});
