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

it("says who can open it to whose role reads none of them, in none of their accounts", async () => {
  const { unmount } = show("/ticket-management/event/x", { rights: [door] });
  expect(
    await screen.findByText(/In Gala Ltd you are Check-in\. Maya can open this/),
  ).toBeVisible();
  unmount();
  const own = { ...door, isChosen: false, isOwn: true, permissions: ["tickets.read"] };
  show("/ticket-management/event/x", { rights: [door, own] });
  expect(screen.getByRole("heading").textContent).toBe("There is no such event");
});
