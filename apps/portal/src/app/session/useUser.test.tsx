import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { aPortal } from "../../testing/aPortal.ts";
import { PortalContext } from "../portal/PortalContext.ts";
import { useUser } from "./useUser.ts";

const Signed = () => <p>{useUser().id}</p>;

it("a part that is drawn as the session ends waits for its page to go, and breaks nothing", async () => {
  const user = { id: "ada" } as ReturnType<typeof useUser>;
  const portal = aPortal({ status: "signed-in", user });
  render(
    <PortalContext value={portal}>
      <Suspense fallback="Nothing yet">
        <Signed />
      </Suspense>
    </PortalContext>,
  );
  expect(screen.getByText("ada")).toBeVisible();
  await act(async () => portal.auth.set({ status: "signed-out", user: null }));
  expect(screen.getByText("ada")).not.toBeVisible();
  expect(screen.getByText("Nothing yet")).toBeVisible();
});
