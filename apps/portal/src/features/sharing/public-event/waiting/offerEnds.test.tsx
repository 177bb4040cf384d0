import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { lanternWalk } from "../../../../../../../tests/fixtures/public-event.ts";
import { RouteContext } from "../../../../app/routing/RouteContext.ts";
import { routeTable } from "../../../../joins/routeTable.ts";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import WaitingPlacePage from "./WaitingPlacePage.tsx";

const place = {
  state: "offered",
  name: "Ida",
  quantity: 1,
  splitOk: false,
  ticketName: "Lantern",
  position: null,
  offerHours: 12,
  event: { ...lanternWalk, status: "published" },
  offer: {
    orderToken: "held",
    lines: [{ ticketTypeId: "1", name: "Lantern", quantity: 1 }],
    totalMinor: 0,
    currency: "EUR",
    holdExpiresAt: null,
    buyerEmail: "ida@post.example",
  },
};

/** The place as it is offered, and from the first change on as it has become. */
function offerThatBecomes(state: string) {
  let now: object = place;
  vi.stubGlobal("fetch", (_address: string, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") now = { ...place, state, offer: null };
    const isTaking = method === "POST";
    const refusal = { code: "hold_expired", message: "The time ran out", field: null };
    return Promise.resolve(
      Response.json(isTaking ? refusal : now, { status: isTaking ? 409 : 200 }),
    );
  });
  renderInPortal(
    aPortal(),
    <RouteContext value={routeTable.resolve("/waiting-list/t")}>
      <WaitingPlacePage />
    </RouteContext>,
  );
}

async function pressAndStay(name: string) {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}

const focused = () => document.activeElement?.textContent;

afterEach(() => vi.unstubAllGlobals());

it("an offer whose time is over leaves the focus at what the page says of it", async () => {
  offerThatBecomes("expired");
  await pressAndStay("Take them");
  await pressAndStay("Look again");
  await expect.poll(focused).toBe("Your offer has ended");
});

it("an offer that is passed on leaves the focus at what the page says of it", async () => {
  offerThatBecomes("declined");
  await pressAndStay("Pass the offer on");
  const dialog = await screen.findByRole("alertdialog");
  const confirm = [...dialog.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Pass the offer on",
  );
  confirm?.focus();
  if (confirm) fireEvent.click(confirm);
  await expect.poll(focused).toBe("You passed the offer on");
});
