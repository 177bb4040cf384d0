import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import { isComing } from "@jubilee/core/site/coming.rules";
import { toast } from "@jubilee/ui/toast";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { aPortal, maya } from "../testing/aPortal.ts";
import { renderInPortal } from "../testing/renderInPortal.tsx";
import { FeatureSearch } from "./FeatureSearch.tsx";

afterEach(() => act(() => toast.dismiss()));

const signedIn = { status: "signed-in", user: maya } as const;

describe("the feature search", () => {
  it("'closed when empty; opens on any non-blank text; closes and clears when the clear button is pressed'", async () => {
    const user = userEvent.setup();
    renderInPortal(aPortal(), <FeatureSearch />);
    const field = screen.getByPlaceholderText("Search features...");
    await user.type(field, "   ");
    expect(screen.queryByText(/^Found|^No features/)).toBeNull();
    await user.type(field, "poll");
    expect(await screen.findByText("Found 1 feature")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(field).toHaveValue("");
    expect(screen.queryByText("Found 1 feature")).toBeNull();
  });

  it("says when nothing is found", async () => {
    const user = userEvent.setup();
    renderInPortal(aPortal(), <FeatureSearch />);
    await user.type(screen.getByLabelText("Search features"), "qwxyz");
    expect(await screen.findByText('No features found matching "qwxyz"')).toBeVisible();
  });

  it("opens what the plan holds", async () => {
    const user = userEvent.setup();
    renderInPortal(aPortal(signedIn, { plan: "premium" }), <FeatureSearch />);
    await user.type(screen.getByLabelText("Search features"), "attendee dir");
    await user.click(await screen.findByRole("button", { name: /^Attendee Directory/ }));
    expect(location.pathname).toBe("/directory");
    expect(screen.getByLabelText("Search features")).toHaveValue("");
  });

  it("'Premium Feature' and the prices for what is above the plan", async () => {
    const user = userEvent.setup();
    renderInPortal(aPortal(signedIn, { plan: "free" }), <FeatureSearch />);
    await user.type(screen.getByLabelText("Search features"), "attendee dir");
    expect(await screen.findByText("Upgrade to Premium to access this feature")).toBeVisible();
    await user.keyboard("{Enter}");
    expect(location.pathname).toBe("/pricing");
    expect(screen.getByText("Premium Feature")).toBeVisible();
    expect(
      screen.getByText("Attendee Directory is a premium feature. Upgrade to gain access."),
    ).toBeVisible();
  });

  it("the plan's rule holds for a feature whose screen is not there yet, which says so", async () => {
    const user = userEvent.setup();
    const all = featureCategories.flatMap(({ features }) => features);
    const coming = all.find(({ key, planType }) => planType === "business" && isComing(key));
    if (!coming) throw new Error("Every business feature has its screen: choose another plan.");
    for (const [plan, address] of [
      ["free", "/pricing"],
      ["business", coming.link],
    ] as const) {
      const { unmount } = renderInPortal(aPortal(signedIn, { plan }), <FeatureSearch />);
      await user.type(screen.getByLabelText("Search features"), coming.title);
      const found = await screen.findByRole("button", { name: new RegExp(`^${coming.title}`) });
      expect(found).toHaveTextContent("Not built yet");
      const isAbove = plan === "free";
      expect(found.textContent?.includes("Upgrade to Business to access this feature")).toBe(
        isAbove,
      );
      await user.click(found);
      expect(location.pathname).toBe(address);
      expect(screen.queryAllByText("Premium Feature")).toHaveLength(isAbove ? 1 : 0);
      act(() => toast.dismiss());
      unmount();
    }
  });

  it("arrow keys walk from the field through the results and back", async () => {
    const user = userEvent.setup();
    renderInPortal(aPortal(), <FeatureSearch />);
    const field = screen.getByLabelText("Search features");
    await user.type(field, "gallery");
    await screen.findByText(/^Found/);
    await user.keyboard("{ArrowDown}");
    expect(screen.getAllByRole("button", { name: /Gallery/ })[0]).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(field).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(field).toHaveValue("");
  });
});
