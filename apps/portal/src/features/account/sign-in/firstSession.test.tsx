import type { AuthApi } from "@jubilee/core/account/auth.types";
import { toast } from "@jubilee/ui/toast";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RouteContext } from "../../../app/routing/RouteContext.ts";
import { routeTable } from "../../../joins/routeTable.ts";
import { aPortal, maya } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import AuthCallbackPage from "./AuthCallbackPage.tsx";

afterEach(() => {
  act(() => toast.dismiss());
  localStorage.clear();
});

it.each([
  ["a confirmed address", "signup", "Account created!", "Welcome back!"],
  ["a link to sign in", "magiclink", "Welcome back!", "Account created!"],
])("%s is greeted as what it is", async (_name, type, said, unsaid) => {
  const portal = aPortal();
  const api = {
    verifyLink: () => {
      portal.auth.set({ status: "signed-in", user: maya });
      return Promise.resolve({ ok: true, value: maya });
    },
  } as Partial<AuthApi> as AuthApi;
  const address = `/auth/callback?token_hash=abc&type=${type}`;
  renderInPortal(
    { ...portal, auth: { ...portal.auth, api: () => Promise.resolve(api) } },
    <RouteContext value={routeTable.resolve("/auth/callback")}>
      <AuthCallbackPage />
    </RouteContext>,
    address,
  );
  fireEvent.click(screen.getByRole("button", { name: "Confirm and go on" }));
  expect(await screen.findByText(said, {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByText(unsaid)).toBeNull();
});
