import type { AccountRights } from "@jubilee/core/account/rights.types";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aSignedInPortal } from "../testing/aSignedInPortal.ts";
import { renderInPortal } from "../testing/renderInPortal.tsx";
import { AccountSwitch } from "./AccountSwitch.tsx";

const own: AccountRights = {
  accountId: "own",
  name: "Yamada",
  plan: "free",
  role: { key: "owner", name: "Owner" },
  isOwn: true,
  isChosen: true,
  ownerId: "me",
  owner: "Me",
  eventIds: null,
  permissions: ["events.read"],
};
const theirs = { ...own, accountId: "theirs", name: "Şükrü", isOwn: false, isChosen: false };

it("names the account whose event is open, where that is another than the chosen one", async () => {
  const portal = aSignedInPortal();
  portal.standing.setState({ rights: [own, theirs] });
  const shown = await act(async () => renderInPortal(portal, <AccountSwitch />));
  await screen.findByRole("button", { name: "Account shown: Yamada" });
  act(() => portal.standing.setState({ openAccountId: "theirs" }));
  await screen.findByRole("button", { name: "Account shown: Şükrü" });
  expect(shown.container.textContent).toBe("Şükrü");
});
