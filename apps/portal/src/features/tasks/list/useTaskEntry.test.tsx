import type { NewTask } from "@jubilee/core/tasks/tasks.types";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ReactNode } from "react";
import { PortalContext } from "../../../app/portal/PortalContext.ts";
import { aPortal } from "../../../testing/aPortal.ts";
import { useTaskEntry } from "./useTaskEntry.ts";

/** A backend that answers when it is told to. */
function slowBackend() {
  const asked: { titles: string[]; answer: (id: string | null) => void }[] = [];
  const onAdd = (inputs: readonly NewTask[]) =>
    new Promise<string | null>((resolve) => {
      asked.push({ titles: inputs.map(({ title }) => title), answer: resolve });
    });
  return { asked, onAdd };
}

const portal = aPortal();
const inPortal = ({ children }: { children: ReactNode }) => (
  <PortalContext value={portal}>{children}</PortalContext>
);

function show() {
  const backend = slowBackend();
  const { result } = renderHook(
    () =>
      useTaskEntry({
        event: null,
        rows: [],
        people: [],
        onAdd: backend.onAdd,
        onOpen: () => undefined,
      }),
    { wrapper: inPortal },
  );
  const type = (words: string) => act(() => result.current.setText(words));
  const enter = () => act(async () => void result.current.add(false));
  return { ...backend, result, type, enter };
}

it("takes the next line while the last one is on its way, and adds both in their order", async () => {
  const { asked, result, type, enter } = show();
  type("Order the cake");
  await enter();
  expect(result.current.text).toBe("");
  type("Ask the band");
  await enter();
  type("Write to");
  expect(asked.map(({ titles }) => titles)).toEqual([["Order the cake"]]);
  await act(async () => asked[0]?.answer("one"));
  await waitFor(() => expect(asked[1]?.titles).toEqual(["Ask the band"]));
  await act(async () => asked[1]?.answer("two"));
  expect(result.current.text).toBe("Write to");
  expect(result.current.isBusy).toBe(false);
  expect(result.current.left).toEqual([]);
});

it("gives back what was refused, and goes on with the rest", async () => {
  const { asked, result, type, enter } = show();
  type("Order the cake");
  await enter();
  type("Ask the band");
  await enter();
  await act(async () => asked[0]?.answer(null));
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => asked[1]?.answer("two"));
  expect(result.current.left).toEqual(["Order the cake"]);
  act(() => result.current.takeUp("Order the cake"));
  expect(result.current.text).toBe("Order the cake");
  expect(result.current.left).toEqual([]);
});

it("does not send a name that is too long, and keeps it", async () => {
  const { asked, result, type, enter } = show();
  const long = "word ".repeat(50).trim();
  type(long);
  await enter();
  expect(asked).toEqual([]);
  expect(result.current.text).toBe(long);
});

it("adds what fits of a pasted list, and leaves a name that is too long to be shortened", async () => {
  const { asked, result } = show();
  const long = "word ".repeat(50).trim();
  await act(async () => void result.current.paste(`Order the cake\n${long}\nAsk the band`));
  await act(async () => asked[0]?.answer("one"));
  expect(asked.map(({ titles }) => titles)).toEqual([["Order the cake", "Ask the band"]]);
  expect(result.current.left).toEqual([long]);
  act(() => result.current.takeUp(long));
  expect(result.current.text).toBe(long);
  expect(result.current.left).toEqual([]);
});

it("adds all of a long pasted list, part by part, and gives back the part that was refused", async () => {
  const { asked, result } = show();
  const line = (index: number) => `Errand ${index} on 14.6.`;
  const lines = Array.from({ length: 450 }, (_, index) => line(index));
  await act(async () => void result.current.paste(lines.join("\n")));
  await act(async () => asked[0]?.answer("one"));
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => asked[1]?.answer(null));
  await waitFor(() => expect(asked).toHaveLength(3));
  await act(async () => asked[2]?.answer("three"));
  expect(asked.map(({ titles }) => titles.length)).toEqual([200, 200, 50]);
  expect(asked.flatMap(({ titles }) => titles).at(-1)).toBe("Errand 449");
  expect(result.current.left).toEqual([lines.slice(200, 400).join("\n")]);
});
