import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useFormInSight } from "./useFormInSight.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("is in sight from the first form that comes until the last one went", () => {
  document.body.innerHTML = '<div id="reply"></div><section id="tickets"></section>';
  const [reply, tickets] = [...document.body.children];
  let tell = (_entries: object[]) => {};
  const observed: Element[] = [];
  vi.stubGlobal("IntersectionObserver", function (callback: typeof tell) {
    tell = callback;
    return { observe: (element: Element) => observed.push(element), disconnect: () => {} };
  });
  const { result } = renderHook(useFormInSight);
  const come = (target: Element | undefined, isIntersecting: boolean) =>
    act(() => tell([{ target, isIntersecting }]));
  expect(observed).toEqual([reply, tickets]);
  expect(result.current).toBe(false);
  come(reply, true);
  come(tickets, true);
  come(reply, false);
  expect(result.current).toBe(true);
  come(tickets, false);
  expect(result.current).toBe(false);
});
