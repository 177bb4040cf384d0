import type { AccountRights } from "@jubilee/core/account/rights.types";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PortalContext } from "../../../../app/portal/PortalContext.ts";
import { aPortal } from "../../../../testing/aPortal.ts";
import { ClosedInvitation } from "./ClosedInvitation.tsx";

const member: AccountRights = {
  accountId: "hartwell",
  name: "Hartwell Reunions",
  plan: "business",
  role: { key: "check_in", name: "Check-in" },
  isOwn: false,
  isChosen: true,
  ownerId: "owner",
  owner: "Marisol Aguirre",
  eventIds: null,
  permissions: ["events.read"],
};

function show(rights: AccountRights[], state: "accepted" | "revoked" = "accepted") {
  render(
    <PortalContext value={aPortal({}, rights.length > 0 ? { rights } : {})}>
      <ClosedInvitation
        state={state}
        invitation={{ accountId: "hartwell", accountName: "Hartwell Reunions" }}
      />
    </PortalContext>,
  );
}

it("whoever joined by it is shown into the team, not to the sign-in", () => {
  show([member]);
  expect(screen.getByRole("heading", { name: "You are in this team" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the dashboard" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
});

it("others are told that it was accepted", () => {
  show([{ ...member, accountId: "another" }]);
  expect(screen.getByRole("heading", { name: "This invitation was accepted" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  expect(screen.getByRole("link", { name: "Open the dashboard" })).toBeVisible();
});

it("visitors find the way in", () => {
  show([]);
  expect(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
});

it("one that was taken back says so to a member, too", () => {
  show([member], "revoked");
  expect(screen.getByRole("heading", { name: "This invitation was taken back" })).toBeVisible();
});
