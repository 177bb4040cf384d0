import type { AccountRights } from "@jubilee/core/account/rights.types";
import { CallError } from "@jubilee/core/base/result.rules";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Standing } from "../../app/portal/portal.types.ts";
import { aPortal } from "../../testing/aPortal.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { RecordPage } from "./RecordPage.tsx";

const missing = {
  data: undefined,
  error: new CallError({ code: "not_found", message: "Gone", field: null }),
  refetch: () => undefined,
};

function show(path: string, standing: Partial<Standing> = {}) {
  const portal = aPortal({}, standing);
  portal.standing.setState({
    lost: { name: "Gala Ltd", isEvent: false, path: "/event-details/ball" },
  });
  return renderInPortal(
    portal,
    <RecordPage<string> of={missing} noun="event" asks="tickets.read" all={null} skeleton={null}>
      {(name) => name}
    </RecordPage>,
    path,
  );
}

it("says with whom one works no longer, on the page that was open then", () => {
  show("/event-details/ball");
  expect(screen.getByRole("heading").textContent).toBe("You no longer work with Gala Ltd");
});

it("says elsewhere that there is no such thing", () => {
  show("/event-details/other");
  expect(screen.getByRole("heading").textContent).toBe("There is no such event");
});

const door: AccountRights = {
  accountId: "a",
  name: "Gala Ltd",
  owner: "Maya",
  ownerId: "maya",
  plan: "business",
  role: { key: "check_in", name: "Check-in" },
  isOwn: false,
  isChosen: true,
  eventIds: null,
  permissions: ["events.read"],
};

/** Everybody has an account of their own, in which they may do all. */
const own: AccountRights = { ...door, isOwn: true, isChosen: false, permissions: ["tickets.read"] };

it("says who can open it to whose role in the account that is shown reads none of them", async () => {
  show("/ticket-management/event/x", { rights: [own, door] });
  expect(
    await screen.findByText(/In Gala Ltd you are Check-in\. Maya can open this/),
  ).toBeVisible();
});

it("and that there is none where the role reads them", () => {
  const shown = { ...own, isChosen: true };
  show("/ticket-management/event/x", { rights: [shown, { ...door, isChosen: false }] });
  expect(screen.getByRole("heading").textContent).toBe("There is no such event");
});
