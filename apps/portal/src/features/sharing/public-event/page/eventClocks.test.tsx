import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { lanternWalk } from "../../../../../../../tests/fixtures/public-event.ts";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { EventClocks } from "../../../../event-kit/guest-page/EventClocks.tsx";
import { TicketPass } from "../order/TicketPass.tsx";

const span = { startDate: "2027-05-01T05:00:00Z", endDate: "2027-05-01T09:00:00Z" };
const far = { ...lanternWalk, ...span, timeZone: "Pacific/Chatham" };

it("says a ticket's time on the event's clock with its zone, and on the reader's", () => {
  const ticket = { id: "1", number: "1", typeName: "Walk", holderName: "Ida", code: "c" };
  const none = () => undefined;
  renderInPortal(
    aPortal(),
    <TicketPass
      path="order/t"
      ticket={{ ...ticket, status: "valid" }}
      event={far}
      mayRename={false}
      mayTransfer={false}
      onChange={none}
      onDone={none}
    />,
  );
  expect(screen.getByText("Chatham Standard Time")).toBeVisible();
  expect(screen.getByText(/^For you in /)).toBeVisible();
});

it("says one clock to a reader near by", () => {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  renderInPortal(aPortal(), <EventClocks event={{ ...far, timeZone }} />);
  expect(screen.queryByText(/^For you in /)).toBeNull();
});
