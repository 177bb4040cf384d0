import type { AuthApi } from "@jubilee/core/account/auth.types";
import { returnKey, writeReturn } from "@jubilee/core/account/return.rules";
import type { Planner } from "@jubilee/core/account/planner.api";
import { fail } from "@jubilee/core/base/result.rules";
import { localFreeSubscription, pendingPlanKey } from "@jubilee/core/account/subscription.rules";
import type { SubscriptionApi } from "@jubilee/core/account/subscription.api";
import type { SubscriptionStore } from "@jubilee/core/account/subscription.store";
import { toast } from "@jubilee/ui/toast";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPortal, maya } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { useSignUp } from "./useSignUp.ts";

afterEach(() => {
  act(() => toast.dismiss());
  localStorage.clear();
});

function SignUp() {
  const { signUp } = useSignUp();
  const wanted = {
    email: maya.email,
    password: "four-teapots",
    firstName: "Maya",
    lastName: "Albright",
    planType: "pro",
    wantsAffiliate: false,
    timeZone: "Europe/Berlin",
  } as const;
  return (
    <button type="button" onClick={() => signUp(wanted)}>
      Sign up
    </button>
  );
}

/** Somebody signs up for the Pro plan where addresses are not confirmed, so that a session begins. */
function signUpWith(loadPlanner: () => Promise<Planner>) {
  const portal = aPortal();
  const report = vi.fn<(error: unknown) => void>();
  const api = {
    signUp: () => {
      portal.auth.set({ status: "signed-in", user: maya });
      return Promise.resolve({ ok: true, value: { confirmed: true } });
    },
  } as Partial<AuthApi> as AuthApi;
  const auth = { ...portal.auth, api: () => Promise.resolve(api) };
  renderInPortal({ ...portal, auth, loadPlanner, report }, <SignUp />, "/signup");
  fireEvent.click(screen.getByRole("button", { name: "Sign up" }));
  return report;
}

function plannerWith(change: Partial<SubscriptionApi>): Planner {
  return {
    subscription: {
      load: () => Promise.resolve(localFreeSubscription(maya.id)),
    } as Partial<SubscriptionStore> as SubscriptionStore,
    subscriptionApi: change as SubscriptionApi,
  } as Partial<Planner> as Planner;
}

describe("'If this step fails, signup still succeeds.'", () => {
  const refused = () => Promise.resolve(fail("unavailable", "The server did not answer."));
  it.each([
    [
      "neither asking nor paying works",
      true,
      () => Promise.resolve(plannerWith({ requestPlan: refused, startCheckout: refused })),
    ],
    ["the data client does not arrive", false, () => Promise.reject(new Error("offline"))],
  ])("%s", async (_, isAsked, loadPlanner) => {
    signUpWith(loadPlanner);
    expect(await screen.findByText("Account created!")).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe("/dashboard"));
    expect(screen.queryByText("Authentication Error")).toBeNull();
    // What nobody could ask for yet is asked for at the next beginning.
    expect(localStorage.getItem(pendingPlanKey) === null).toBe(isAsked);
  });
});

it("leads to what the sign-up began at", async () => {
  localStorage.setItem(returnKey, writeReturn("/create-event?template=school", Date.now()));
  signUpWith(() => Promise.reject(new Error("offline")));
  await waitFor(() =>
    expect(location.pathname + location.search).toBe("/create-event?template=school"),
  );
});
