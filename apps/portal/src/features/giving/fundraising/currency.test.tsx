import { emptyCampaign } from "@jubilee/core/giving/fundraising.rules";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { CampaignForm } from "./CampaignForm.tsx";

afterEach(() => vi.unstubAllGlobals());

it("a campaign's currency is chosen by its name among those that can be paid in", async () => {
  const sent = vi.fn<(body: string) => void>();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.includes("save_campaign")) sent(await request.text());
    return Response.json([]);
  });
  const portal = aSignedInPortal();
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <CampaignForm
          campaignId={null}
          start={emptyCampaign}
          isCurrencyFixed={false}
          submitLabel="Create campaign"
          seed="a new campaign"
          raisedMinor={0}
        />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Currency" });
  expect(screen.getByRole("option", { name: "CHF · Swiss Franc" })).toBeInTheDocument();
  fireEvent.change(field, { target: { value: "CHF" } });
  fireEvent.click(screen.getByRole("button", { name: "Create campaign" }));
  await expect.poll(() => sent.mock.lastCall?.[0]).toContain('"currency":"CHF"');
});
