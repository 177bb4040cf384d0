import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPortal } from "../../testing/aPortal.ts";
import { PortalContext } from "../portal/PortalContext.ts";
import type { PageReads } from "./reads.types.ts";
import { setReadAhead } from "./intent.ts";
import { RouterAnchor } from "./RouterAnchor.tsx";
import { createRouteTable } from "./routeTable.ts";

const Nothing = () => null;
const reads = vi.fn<PageReads>();
const page = (path: "/one/:id" | "/two/:id" | "/late") => ({
  path,
  title: path,
  access: "member" as const,
  page: () => Promise.resolve({ default: Nothing, reads }),
});

const never = new Promise<never>(() => undefined);

const told = vi.fn<(path: string, id: string | undefined, tab: string | null) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/");
  const routes = createRouteTable(
    {
      one: page("/one/:id"),
      two: page("/two/:id"),
      parts: {
        ...page("/one/:id"),
        path: "/parts",
        page: () => Promise.resolve({ default: Nothing, reads, opensWith: () => never }),
      },
      made: { ...page("/one/:id"), path: "/made", served: true },
    },
    () => Promise.resolve({ late: page("/late") }),
  );
  setReadAhead(({ reads: known }, { path, params }, query) => {
    if (known === reads) told(path, params["id"], query.get("tab"));
    return undefined;
  });
  render(
    <PortalContext value={{ ...aPortal(), routes }}>
      <RouterAnchor href="/one/7?tab=guests">One</RouterAnchor>
      <RouterAnchor href="/two/8">Two</RouterAnchor>
      <RouterAnchor href="/parts">Parts</RouterAnchor>
      <RouterAnchor href="/late">Late</RouterAnchor>
      <RouterAnchor href="/made">Made by the server</RouterAnchor>
    </PortalContext>,
  );
});

afterEach(() => {
  setReadAhead(null);
  told.mockReset();
  vi.useRealTimers();
});

const link = (name: string) => screen.getByRole("link", { name });
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("a link that is pointed at reads what its page shows, with the address's own values", async () => {
  fireEvent.pointerEnter(link("One"));
  await rest(100);
  expect(told.mock.calls).toEqual([["/one/:id", "7", "guests"]]);
});

it("and so does one that is reached by keyboard", async () => {
  act(() => link("Two").focus());
  await rest(100);
  expect(told.mock.calls).toEqual([["/two/:id", "8", null]]);
});

it("and one that is pressed, without a moment's rest", async () => {
  fireEvent.pointerDown(link("One"));
  await rest(0);
  expect(told.mock.calls).toEqual([["/one/:id", "7", "guests"]]);
});

it("a pointer that only crosses a link asks for nothing", async () => {
  fireEvent.pointerEnter(link("One"));
  await rest(20);
  fireEvent.pointerEnter(link("Two"));
  await rest(100);
  expect(told.mock.calls).toEqual([["/two/:id", "8", null]]);
});

it("an address that became known after its link was drawn opens without a page load", async () => {
  fireEvent.pointerEnter(link("Late"));
  await rest(100);
  expect(fireEvent.click(link("Late"))).toBe(false);
  expect(location.pathname).toBe("/late");
});

it("what a page reads does not wait for the parts that it opens with", async () => {
  fireEvent.pointerEnter(link("Parts"));
  await rest(100);
  expect(told.mock.calls).toEqual([["/parts", undefined, null]]);
});

it("a press for a new tab stays the browser's", () => {
  expect(fireEvent.click(link("One"), { ctrlKey: true })).toBe(true);
  expect(location.pathname).toBe("/");
});

it("a page that the server makes whole is loaded, every other is not", () => {
  expect(fireEvent.click(link("One"))).toBe(false);
  expect(fireEvent.click(link("Made by the server"))).toBe(true);
});
