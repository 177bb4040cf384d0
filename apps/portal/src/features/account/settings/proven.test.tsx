import type { AuthApi, AuthFailure } from "@jubilee/core/account/auth.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { ProvenDialog } from "./ProvenDialog.tsx";

const refused = (code: string): { ok: false; error: AuthFailure } => ({
  ok: false,
  error: { code, message: "Invalid login credentials", reasons: [] },
});

/** The dialog for somebody with or without a second factor, whose proof is always refused. */
function ask(hasFactor: boolean) {
  const act = vi.fn<() => Promise<{ ok: true; value: null }>>();
  const factors = hasFactor ? [{ id: "f", name: "Phone", createdAt: "2026-11-01T00:00:00Z" }] : [];
  const api = {
    listFactors: () => Promise.resolve({ ok: true, value: factors }),
    signIn: () => Promise.resolve(refused("invalid_credentials")),
    verifyFactor: () => Promise.resolve(refused("mfa_verification_failed")),
  } as Partial<AuthApi> as AuthApi;
  const portal = aSignedInPortal();
  renderInPortal(
    { ...portal, auth: { ...portal.auth, api: () => Promise.resolve(api) } },
    <QueryClientProvider client={new QueryClient()}>
      <ProvenDialog
        title="Hand the account over?"
        description="They are asked."
        keepLabel="Stay the owner"
        confirmLabel="Offer the account"
        isProven={false}
        onClose={() => undefined}
        act={act}
        onDone={() => undefined}
      />
    </QueryClientProvider>,
  );
  return act;
}

it.each([
  ["password", false, "Your password", "That is not your password"],
  ["code", true, "Code from your authenticator app", "That is not the code that the app shows now"],
])("a wrong %s is said as what it is, and nothing is done", async (_of, hasFactor, label, said) => {
  const act = ask(hasFactor);
  await userEvent.type(await screen.findByLabelText(label), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Offer the account" }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText("Invalid login credentials")).toBeNull();
  expect(act).not.toHaveBeenCalled();
});
