import { emptyCampaign } from "@jubilee/core/giving/fundraising.rules";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { CampaignForm } from "./CampaignForm.tsx";

afterEach(() => vi.unstubAllGlobals());

it("a campaign's currency is chosen by its name among those that can be paid in", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const portal = aSignedInPortal();
  const sent = vi.fn<(draft: typeof emptyCampaign) => void>();
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <CampaignForm
          start={emptyCampaign}
          isCurrencyFixed={false}
          isBusy={false}
          submitLabel="Create campaign"
          onSubmit={sent}
        />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Currency" });
  expect(screen.getByRole("option", { name: "CHF · Swiss Franc" })).toBeInTheDocument();
  fireEvent.change(field, { target: { value: "CHF" } });
  fireEvent.click(screen.getByRole("button", { name: "Create campaign" }));
  await expect.poll(() => sent.mock.lastCall?.[0].currency).toBe("CHF");
});
