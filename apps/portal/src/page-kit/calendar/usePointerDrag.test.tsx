import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { usePointerDrag, type GridSteps } from "./usePointerDrag.ts";

beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
  Object.defineProperty(HTMLElement.prototype, "offsetWidth", { value: 100, configurable: true });
});

interface GridProps {
  onDrop: (thing: string, by: GridSteps) => void;
  isMovable?: boolean;
  dir?: "ltr" | "rtl";
  byTouch?: "never" | "after-rest";
  /** The second column has 300 px. */
  isBesideBroad?: boolean;
}

const broad = (column: HTMLElement | null) => {
  if (column) Object.defineProperty(column, "offsetWidth", { value: 300 });
};

function Grid({
  onDrop,
  isMovable = true,
  dir = "ltr",
  byTouch = "never",
  isBesideBroad,
}: GridProps) {
  const { dragged, handlersOf, tookPlace } = usePointerDrag<string>({
    rowPx: 10,
    byTouch,
    onDrop,
  });
  return (
    <div>
      <div data-column="" style={{ direction: dir }}>
        <button
          type="button"
          style={{ direction: dir }}
          {...handlersOf("Supper", isMovable)}
          onClick={(event) => {
            event.currentTarget.dataset["dragged"] = String(tookPlace());
          }}
        >
          {dragged ? `${dragged.by.columns} and ${dragged.by.rows}` : "at rest"}
        </button>
      </div>
      {isBesideBroad && <div data-column="" ref={broad} />}
    </div>
  );
}

/** Two days, each with an entry; what is dragged is drawn where it would be dropped. */
function TwoDays({ onDrop }: Pick<GridProps, "onDrop">) {
  const { dragged, handlersOf } = usePointerDrag<string>({ rowPx: 10, byTouch: "never", onDrop });
  const dayOf = (entry: string, day: number) =>
    day + (dragged?.thing === entry ? dragged.by.columns : 0);
  const entries = [
    { entry: "Rowing", day: 0 },
    { entry: "Picnic", day: 1 },
  ];
  return (
    <div>
      {[0, 1].map((day) => (
        <div key={day} data-column="">
          {entries
            .filter((one) => dayOf(one.entry, one.day) === day)
            .map(({ entry }) => (
              <button key={entry} type="button" {...handlersOf(entry, true)}>
                {entry}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}

const from = { button: 0, pointerId: 1, pointerType: "mouse", clientX: 200, clientY: 50 };

function drag(change: Partial<GridProps>, to: { clientX: number; clientY: number }, start = from) {
  const onDrop = vi.fn<GridProps["onDrop"]>();
  render(<Grid onDrop={onDrop} {...change} />);
  const thing = screen.getByRole("button");
  fireEvent.pointerDown(thing, start);
  fireEvent.pointerMove(thing, { ...start, ...to });
  return {
    thing,
    onDrop,
    let: (event: "pointerUp" | "pointerCancel") => fireEvent[event](thing, start),
  };
}

it("goes by whole columns and rows, and is dropped once", () => {
  const held = drag({}, { clientX: 320, clientY: 76 });
  expect(held.thing.textContent).toBe("1 and 3");
  held.let("pointerUp");
  expect(held.onDrop.mock.calls).toEqual([["Supper", { columns: 1, rows: 3 }]]);
  expect(held.thing.textContent).toBe("at rest");
  fireEvent.click(held.thing);
  expect(held.thing.dataset["dragged"]).toBe("true");
});

it("is a click below five pixels", () => {
  const held = drag({}, { clientX: 203, clientY: 52 });
  held.let("pointerUp");
  fireEvent.click(held.thing);
  expect([held.thing.textContent, held.thing.dataset["dragged"]]).toEqual(["at rest", "false"]);
  expect(held.onDrop).not.toHaveBeenCalled();
});

it("is dropped nowhere when it comes back or is lost", () => {
  const back = drag({}, { clientX: 212, clientY: 52 });
  back.let("pointerUp");
  expect(back.onDrop).not.toHaveBeenCalled();
});

it("lets all be when the pointer is lost", () => {
  const lost = drag({}, { clientX: 320, clientY: 76 });
  lost.let("pointerCancel");
  fireEvent.pointerUp(lost.thing, from);
  expect([lost.thing.textContent, lost.onDrop.mock.calls.length]).toEqual(["at rest", 0]);
});

it("goes forward in the direction of reading", () => {
  const held = drag({ dir: "rtl" }, { clientX: 100, clientY: 50 });
  held.let("pointerUp");
  expect(held.onDrop.mock.calls).toEqual([["Supper", { columns: 1, rows: 0 }]]);
});

it("goes by the width of each column, where one is broader than its neighbours", () => {
  const held = drag({ isBesideBroad: true }, { clientX: 200, clientY: 50 });
  const at = (clientX: number) => {
    fireEvent.pointerMove(held.thing, { ...from, clientX });
    return held.thing.textContent;
  };
  // Taken in the middle of 100 px, it enters the 300 px beside it after 50.
  expect([at(240), at(260), at(540), at(560)]).toEqual([
    "0 and 0",
    "1 and 0",
    "1 and 0",
    "2 and 0",
  ]);
  expect(at(90)).toBe("-1 and 0");
});

it("is the one that was taken, also over another and as a new element of another column", () => {
  const onDrop = vi.fn<GridProps["onDrop"]>();
  render(<TwoDays onDrop={onDrop} />);
  const of = (name: string) => screen.getByRole("button", { name });
  const taken = of("Rowing");
  fireEvent.pointerDown(taken, from);
  fireEvent.pointerMove(taken, { ...from, clientX: 300 });
  expect(of("Rowing")).not.toBe(taken);
  fireEvent.pointerMove(of("Picnic"), { ...from, clientX: 320, clientY: 70 });
  fireEvent.pointerUp(of("Picnic"), from);
  expect(onDrop.mock.calls).toEqual([["Rowing", { columns: 1, rows: 2 }]]);
});

it.each([
  ["what cannot be moved", { isMovable: false }, from],
  ["another button", {}, { ...from, button: 2 }],
  ["a finger, which scrolls", {}, { ...from, pointerType: "touch" }],
])("does not start with %s", (_, change, start) => {
  const held = drag(change, { clientX: 320, clientY: 76 }, start);
  held.let("pointerUp");
  expect(held.onDrop).not.toHaveBeenCalled();
});

describe("a finger that may drag after resting", () => {
  const finger = { ...from, pointerType: "touch" };
  const put = () => {
    vi.useFakeTimers();
    const onDrop = vi.fn<GridProps["onDrop"]>();
    render(<Grid onDrop={onDrop} byTouch="after-rest" />);
    const thing = screen.getByRole("button");
    fireEvent.pointerDown(thing, finger);
    return { thing, onDrop };
  };
  const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  afterEach(() => vi.useRealTimers());

  it("holds the page still then, and drops where it lets go", () => {
    const { thing, onDrop } = put();
    rest(400);
    expect(thing.textContent).toBe("0 and 0");
    expect(fireEvent.touchMove(thing)).toBe(false);
    fireEvent.pointerMove(thing, { ...finger, clientX: 200, clientY: 92 });
    fireEvent.pointerUp(thing, finger);
    expect(onDrop.mock.calls).toEqual([["Supper", { columns: 0, rows: 4 }]]);
    expect(fireEvent.touchMove(thing)).toBe(true);
  });

  it("scrolls when it leaves its place before", () => {
    const { thing, onDrop } = put();
    rest(300);
    fireEvent.pointerMove(thing, { ...finger, clientX: 200, clientY: 92 });
    expect(fireEvent.touchMove(thing)).toBe(true);
    rest(400);
    fireEvent.pointerUp(thing, finger);
    expect(onDrop).not.toHaveBeenCalled();
  });

  it("moves nothing when it only rests, and opens nothing", () => {
    const { thing, onDrop } = put();
    rest(400);
    fireEvent.pointerUp(thing, finger);
    fireEvent.click(thing);
    expect([onDrop.mock.calls.length, thing.dataset["dragged"]]).toEqual([0, "true"]);
  });
});
