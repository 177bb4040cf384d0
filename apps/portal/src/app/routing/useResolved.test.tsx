import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { aPortal } from "../../testing/aPortal.ts";
import { PortalContext } from "../portal/PortalContext.ts";
import { createRouteTable, type RouteTable } from "./routeTable.ts";
import type { RouteEntry } from "./routing.types.ts";
import { useResolved } from "./useResolved.ts";

const entry = (path: `/${string}`, title: string) =>
  ({ path, access: "public", title, page: () => new Promise(() => undefined) }) as RouteEntry;

const table = () =>
  createRouteTable({ home: entry("/", "Home") }, () =>
    Promise.resolve({ guests: entry("/guests", "Guests") }),
  );

const drawn = vi.fn<() => void>();

function Where({ pathname }: { pathname: string }) {
  drawn();
  return <h1>{useResolved(pathname)?.entry.title ?? "Nowhere"}</h1>;
}

function At({ routes, pathname }: { routes: RouteTable; pathname: string }) {
  return (
    <PortalContext value={{ ...aPortal(), routes }}>
      <Suspense fallback="Loading...">
        <Where pathname={pathname} />
      </Suspense>
    </PortalContext>
  );
}

it("a render that waited asks the same promise when React repeats it", async () => {
  const routes = table();
  const complete = vi.spyOn(routes, "complete");
  await act(async () => {
    render(<At routes={routes} pathname="/guests" />);
    await Promise.resolve();
  });
  expect(screen.getByRole("heading", { name: "Guests" })).toBeVisible();
  expect(drawn.mock.calls.length).toBeGreaterThan(1);
  expect(complete).toHaveBeenCalledTimes(drawn.mock.calls.length);
});

it("shows at once what was brought before, without the loading screen", async () => {
  const routes = table();
  const { rerender } = render(<At routes={routes} pathname="/" />);
  expect(screen.getByRole("heading", { name: "Home" })).toBeVisible();
  await routes.complete();
  rerender(<At routes={routes} pathname="/guests" />);
  expect(screen.getByRole("heading", { name: "Guests" })).toBeVisible();
});
