import type { AccountRights } from "@jubilee/core/account/rights.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { Standing } from "../../../app/portal/portal.types.ts";
import { keys } from "../../../event-kit/people/keys.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import TaggingPage from "./TaggingPage.tsx";

const patient = { timeout: 30_000 };

/** The page on a screen of one column, or of two. */
async function show(isNarrow: boolean, standing: Partial<Standing> = {}) {
  const answer = Object.assign(new EventTarget(), { matches: isNarrow });
  vi.stubGlobal("matchMedia", () => answer);
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  known.setQueryData(keys.tags, [
    { tag: "Crew", guests: 2, activities: 0, tasks: 0 },
    { tag: "Friday", guests: 1, activities: 0, tasks: 0 },
  ]);
  const ada = { id: "ada", name: "Ada Eze", email: null };
  known.setQueryData(keys.tagged("Crew"), { guests: [ada], activities: [], tasks: [] });
  known.setQueryData(keys.tagged("Friday"), { guests: [ada], activities: [], tasks: [] });
  const portal = aSignedInPortal();
  portal.standing.setState(standing);
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={known}>
        <TaggingPage />
      </QueryClientProvider>,
      "/tagging",
    );
    await portal.loadPlanner();
  });
  return scrolled;
}

it("on a phone a pressed tag takes the place of the list, is said, and leads back to where one was", async () => {
  const scrolled = await show(true);
  const friday = await screen.findByRole("button", { name: /Friday/ }, patient);
  expect(screen.queryByRole("region", { name: "Crew" })).toBeNull();
  await userEvent.click(friday);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Friday" }));
  expect(scrolled).toHaveBeenCalled();
  expect(screen.queryByRole("list", { name: "Tags" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "All tags" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /Friday/ }));
  expect(screen.queryByRole("region", { name: "Friday" })).toBeNull();
});

it("beside the tags nothing moves: the focus stays on the pressed one", async () => {
  const scrolled = await show(false);
  const friday = await screen.findByRole("button", { name: /Friday/ }, patient);
  await userEvent.click(friday);
  expect(screen.getByRole("heading", { name: "Friday" })).toBeTruthy();
  expect(document.activeElement).toBe(friday);
  expect(scrolled).not.toHaveBeenCalled();
});

it("who may only look is offered no change of a tag", async () => {
  const viewer: AccountRights = {
    accountId: "a",
    name: "Gala Ltd",
    owner: "Maya",
    ownerId: "maya",
    plan: "business",
    role: { key: "viewer", name: "Viewer" },
    isOwn: false,
    isChosen: true,
    eventIds: null,
    permissions: ["guests.read"],
  };
  await show(false, { rights: [viewer] });
  expect(await screen.findByRole("button", { name: /Friday/ }, patient)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Crew" })).toBeTruthy();
  for (const change of ["New tag", "Rename", "Merge", "Remove"])
    expect(screen.queryByRole("button", { name: change })).toBeNull();
});
