import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { keys } from "./keys.ts";
import ShowcasesPage from "./ShowcasesPage.tsx";

const showcase: Showcase = {
  id: "dates",
  name: "Our dates",
  intro: "Look for yours.\n\nAnd come.",
  layout: "calendar",
  selection: "filter",
  filterTypeId: null,
  period: "upcoming",
  eventOrder: "soonest",
  sections: [],
  eventTypeId: "club-type-1",
  locale: "en",
  eventIds: [],
  coverSeed: "seed",
  shownCount: 6,
  link: null,
  updatedAt: "2027-01-01T00:00:00Z",
};

it("showcases are cards, and lines for who would rather compare them", async () => {
  const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  known.setQueryData(keys.list, [showcase]);
  const portal = aSignedInPortal();
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={known}>
        <ShowcasesPage />
      </QueryClientProvider>,
      "/showcases",
    );
    await portal.loadPlanner();
  });
  const cards = await screen.findByRole("list", { name: "Showcases" }, { timeout: 30_000 });
  expect(within(cards).getByText("A calendar · 6 events now")).toBeTruthy();
  expect(within(cards).getByText("No link")).toBeTruthy();
  expect(within(cards).queryByRole("button", { name: /Copy link/ })).toBeNull();
  expect(within(cards).getByRole("link", { name: "Embed Our dates" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show as a list" }));
  expect(await screen.findByRole("table", { name: "Showcases" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show as cards" }));
  expect(await screen.findByRole("list", { name: "Showcases" })).toBeTruthy();
});
