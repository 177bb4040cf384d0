import * as react from "react";
import * as reactJsx from "react/jsx-runtime";
import * as reactDom from "react-dom/client";
import { describe, expect, it } from "vitest";
import * as ownJsx from "./jsx-runtime.ts";
import * as own from "./react.ts";
import * as ownDom from "./react-dom-client.ts";
import type { Child, Component, Key, Props } from "./tree.types.ts";

interface Runtime {
  jsx: (type: string | Component, props: Props, key?: Key) => Child;
  Fragment: string | Component;
  createRoot: (box: Element) => { render: (child: Child) => void; unmount: () => void };
  useState: typeof own.useState;
  useRef: typeof own.useRef;
  useEffect: typeof own.useEffect;
  settle: (work?: () => void) => Promise<void>;
}

const widgets: Runtime = {
  ...own,
  ...ownJsx,
  ...ownDom,
  settle: async (work) => {
    work?.();
    await Promise.resolve();
    await Promise.resolve();
  },
};
/** React's own types know less of plain values than its code does. */
const original: Runtime = Object.assign({}, react, reactJsx, reactDom, {
  settle: async (work?: () => void) => react.act(async () => work?.()),
}) as never;

describe.each([
  ["React", original],
  ["the widgets' runtime", widgets],
])("%s", (_name, runtime) => {
  const { jsx, Fragment, useState, useRef, useEffect, settle } = runtime;

  async function shown(child: Child) {
    const box = document.createElement("div");
    document.body.append(box);
    const root = runtime.createRoot(box);
    const draw = (next: Child) => settle(() => root.render(next));
    await draw(child);
    return { box, draw, end: () => settle(() => root.unmount()) };
  }

  it("draws tags, texts, attributes and drawings", async () => {
    const path = jsx("svg", { viewBox: "0 0 24 24", children: jsx("path", { d: "M0 0" }) });
    const { box } = await shown(
      jsx("label", { className: "a b", htmlFor: "x", children: ["Name ", 2, false, null, path] }),
    );
    expect(box.innerHTML).toBe(
      '<label class="a b" for="x">Name 2<svg viewBox="0 0 24 24"><path d="M0 0"></path></svg></label>',
    );
    expect(box.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
  });

  it("sets and takes back attributes", async () => {
    const button = (props: Props) => jsx("button", props);
    const { box, draw } = await shown(button({ "aria-disabled": true, "data-on": "" }));
    expect(box.innerHTML).toBe('<button aria-disabled="true" data-on=""></button>');
    await draw(button({ "aria-disabled": undefined, tabIndex: -1 }));
    expect(box.innerHTML).toBe('<button tabindex="-1"></button>');
  });

  it("keeps the nodes of keyed children when they change places, and drops the others", async () => {
    const list = (...keys: string[]) =>
      jsx("ul", { children: keys.map((key) => jsx("li", { children: key }, key)) });
    const { box, draw } = await shown(list("a", "b", "c", "d"));
    const [a, b, , d] = box.querySelectorAll("li");
    await draw(list("d", "a", "b", "e"));
    expect(box.textContent).toBe("dabe");
    expect([...box.querySelectorAll("li")].slice(0, 3)).toEqual([d, a, b]);
  });

  it("keeps what follows a child that comes and goes", async () => {
    const form = (isWrong: boolean) =>
      jsx("form", {
        children: [isWrong && jsx("p", { children: "wrong" }, undefined), jsx("input", {}, "i")],
      });
    const { box, draw } = await shown(form(false));
    const input = box.querySelector("input");
    input?.focus();
    await draw(form(true));
    expect(box.querySelector("input")).toBe(input);
    expect(document.activeElement).toBe(input);
    await draw(form(false));
    expect(box.innerHTML).toBe("<form><input></form>");
  });

  it("puts fragments and components where they belong when one inside grows", async () => {
    let grow: (next: number) => void = () => undefined;
    const Inner = () => {
      const [count, setCount] = useState(1);
      grow = setCount;
      return Array.from({ length: count }, (_, at) => jsx("i", { children: String(at) }, at));
    };
    const { box } = await shown(
      jsx(Fragment, { children: [jsx("b", {}, "b"), jsx(Inner, {}, "inner"), jsx("u", {}, "u")] }),
    );
    await settle(() => grow(3));
    expect(box.innerHTML).toBe("<b></b><i>0</i><i>1</i><i>2</i><u></u>");
    await settle(() => grow(0));
    expect(box.innerHTML).toBe("<b></b><u></u>");
  });

  it("draws once for several changes of state, from the newest value", async () => {
    let drawn = 0;
    const Counter = () => {
      const [count, setCount] = useState(() => 5);
      drawn += 1;
      const press = () => {
        setCount((old) => old + 1);
        setCount((old) => old + 1);
      };
      return jsx("button", { onClick: press, children: count });
    };
    const { box } = await shown(jsx(Counter, {}));
    await settle(() => box.querySelector("button")?.click());
    expect(box.textContent).toBe("7");
    expect(drawn).toBe(2);
  });

  it("gives a node to its reference, and takes it back", async () => {
    const seen: unknown[] = [];
    let box: HTMLElement | undefined;
    const Holder = () => {
      const ref = useRef<unknown>(null);
      useEffect(() => {
        seen.push(ref.current);
      }, []);
      return jsx("div", { ref });
    };
    const drawn = await shown(jsx(Holder, {}));
    box = drawn.box;
    expect(seen).toEqual([box.firstElementChild]);
  });

  it("runs effects inside out when their values change, and ends each before the next", async () => {
    const said: string[] = [];
    const Inner = ({ value }: Props) => {
      useEffect(() => {
        said.push(`inner ${String(value)}`);
        return () => void said.push(`end ${String(value)}`);
      }, [value]);
      return null;
    };
    const Outer = ({ value }: Props) => {
      useEffect(() => void said.push("outer"), []);
      useEffect(() => void said.push("always"));
      return jsx(Inner, { value });
    };
    const { draw, end } = await shown(jsx(Outer, { value: 1 }));
    await draw(jsx(Outer, { value: 1 }));
    await draw(jsx(Outer, { value: 2 }));
    await end();
    expect(said).toEqual([
      "inner 1",
      "outer",
      "always",
      "always",
      "end 1",
      "inner 2",
      "always",
      "end 2",
    ]);
  });

  it("starts anew under another key or type", async () => {
    let next = 0;
    const Id = () => useState(() => ++next)[0];
    const { box, draw } = await shown(jsx(Id, {}, "a"));
    await draw(jsx(Id, {}, "a"));
    expect(box.textContent).toBe("1");
    await draw(jsx(Id, {}, "b"));
    expect(box.textContent).toBe("2");
  });

  it("leaves alone what others have put into an empty node", async () => {
    const Holder = ({ words }: Props) => jsx("div", { title: words, children: undefined });
    const { box, draw } = await shown(jsx(Holder, { words: "a" }));
    box.firstElementChild?.append(document.createElement("svg"));
    await draw(jsx(Holder, { words: "b" }));
    expect(box.innerHTML).toBe('<div title="b"><svg></svg></div>');
  });

  it("holds fields and choices at the value they are given", async () => {
    const fields = (value: string, checked: boolean) =>
      jsx("form", {
        children: [
          jsx("input", { value, onInput: () => undefined, onChange: () => undefined }, "t"),
          jsx("input", { type: "radio", value: "yes", checked, onChange: () => undefined }, "r"),
        ],
      });
    const { box, draw } = await shown(fields("Ada", false));
    const [text, radio] = box.querySelectorAll("input");
    expect([text?.value, radio?.checked, radio?.getAttribute("value")]).toEqual([
      "Ada",
      false,
      "yes",
    ]);
    await draw(fields("Grace", true));
    expect([text?.value, radio?.checked]).toEqual(["Grace", true]);
  });

  it("does not draw again what has gone", async () => {
    let set: (next: number) => void = () => undefined;
    let drawn = 0;
    const Late = () => {
      const [, setCount] = useState(0);
      set = setCount;
      drawn += 1;
      return null;
    };
    const { box, end } = await shown(jsx(Late, {}));
    await end();
    await settle(() => set(1));
    expect([drawn, box.childNodes.length]).toEqual([1, 0]);
  });
});
