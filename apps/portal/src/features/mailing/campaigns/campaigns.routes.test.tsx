import type { AccountRights } from "@jubilee/core/account/rights.types";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PortalContext } from "../../../app/portal/PortalContext.ts";
import { ForWhoMay } from "../../../app/routing/ForWhoMay.tsx";
import { aPortal } from "../../../testing/aPortal.ts";
import { campaignRoutes } from "./campaigns.routes.ts";

function show(permissions: AccountRights["permissions"]) {
  const rights: AccountRights = {
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
  };
  render(
    <PortalContext value={aPortal({}, { rights: [rights] })}>
      <ForWhoMay asks={campaignRoutes["campaigns.list"].asks}>All campaigns</ForWhoMay>
    </PortalContext>,
  );
}

it("whoever only checks people in is told that campaigns are not part of their role", async () => {
  show(["events.read", "check_in.scan"]);
  expect(await screen.findByText("Not part of your role")).toBeVisible();
  expect(screen.queryByText("All campaigns")).toBeNull();
});

it("whoever may write to people gets the campaigns", () => {
  show(["events.read", "messages.send"]);
  expect(screen.getByText("All campaigns")).toBeVisible();
});
