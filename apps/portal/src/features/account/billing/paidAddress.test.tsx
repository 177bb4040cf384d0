import type { Planner } from "@jubilee/core/account/planner.api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Subscription } from "@jubilee/core/account/subscription.types";
import { act, screen, waitFor } from "@testing-library/react";
import { toast } from "@jubilee/ui/toast";
import { afterEach, describe, expect, it } from "vitest";
import { aPortal, maya } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { afterPaying, paidAddress } from "./paidAddress.ts";
import { usePlanChange } from "./usePlanChange.ts";

afterEach(() => act(() => toast.dismiss()));

const begun = "/create-event?template=school&tab=a b";
const queryOf = (address: string) => new URL(address).searchParams;

describe("where one goes on after paying", () => {
  it("is what the plan was wanted for", () =>
    expect(afterPaying(queryOf(paidAddress("pro", begun)))).toBe(begun));

  it("is the account's plan where nothing is known", () => {
    const plan = "/account-settings?tab=plan";
    for (const nowhere of [plan, "/dashboard"])
      expect(afterPaying(queryOf(paidAddress("pro", nowhere)))).toBe(plan);
    for (const back of ["https://evil.example/", "//evil.example", "javascript:alert(1)"]) {
      expect(afterPaying(new URLSearchParams({ back }))).toBe(plan);
    }
  });

  it("is opened once the plan is true, with thanks", async () => {
    function Shown() {
      usePlanChange();
      return null;
    }
    const subscription = {
      load: () => Promise.resolve({ planType: "pro" } as Partial<Subscription> as Subscription),
    } as Partial<Planner["subscription"]> as Planner["subscription"];
    const client = {} as Partial<Planner["client"]> as Planner["client"];
    const loaded = Promise.resolve({ subscription, client } as Partial<Planner> as Planner);
    const portal = {
      ...aPortal({ status: "signed-in", user: maya }),
      loadPlanner: () => loaded,
    };
    const { pathname, search } = new URL(paidAddress("pro", begun));
    await act(async () => {
      renderInPortal(
        portal,
        <QueryClientProvider client={new QueryClient()}>
          <Shown />
        </QueryClientProvider>,
        pathname + search,
      );
      await loaded;
    });
    await waitFor(() => expect(location.pathname).toBe("/create-event"));
    expect(new URLSearchParams(location.search).get("template")).toBe("school");
    expect(await screen.findByText("Thank you!")).toBeVisible();
  });
});
