import type { Permission } from "@jubilee/core/account/rights.rules";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PortalContext } from "../../app/portal/PortalContext.ts";
import { aPortal } from "../../testing/aPortal.ts";
import { NoAddress } from "./NoAddress.tsx";

function shownTo(permissions: Permission[]) {
  const rights = {
    accountId: "account",
    name: "Hartwell Reunions",
    plan: "business",
    role: { key: "check_in", name: "Check-in" },
    isOwn: false,
    isChosen: true,
    ownerId: "owner",
    owner: "Marisol Aguirre",
    eventIds: null,
    permissions,
  } as const;
  render(
    <PortalContext value={aPortal({}, { rights: [rights] })}>
      <NoAddress />
    </PortalContext>,
  );
  return screen.queryByText("No address");
}

it("whoever may see addresses is told that there is none", () =>
  expect(shownTo(["guests.read", "guests.read_contact"])).toBeInTheDocument());

it("whoever may not is told nothing of them", () =>
  expect(shownTo(["guests.read"])).not.toBeInTheDocument());
