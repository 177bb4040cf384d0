import { findTickets, guestType, isWholeCode } from "@jubilee/core/door/check-in.rules";
import type { GateFacts, GateTicket } from "@jubilee/core/door/check-in.types";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { FindTicket } from "./FindTicket.tsx";

const person = (id: string, number: string, name: string): GateTicket => ({
  id,
  number,
  typeId: guestType,
  name,
  valid: true,
});
const list = new Map(
  [
    person("1", "G-23456789AB", "Ada Lind"),
    person("2", "NR-0002", "Søren Ödegård"),
    person("3", "NR-0003", "Sören Berg"),
  ].map((one) => [one.id, one]),
);
const facts: GateFacts = {
  event: {
    id: "e1",
    name: "Thirty Years On",
    startDate: "2027-09-12T22:00:00+00:00",
    timeZone: "America/New_York",
    status: "published",
    eventTypeId: "school-type-1",
    capacity: null,
  },
  gate: {
    id: "g1",
    name: "Main door",
    kind: "entrance",
    admitsTickets: true,
    admitsGuests: true,
    takesWalkIns: true,
    ticketTypeIds: [],
    shown: [],
    activity: null,
  },
  link: { id: "l1", label: "Door", expiresAt: "2027-09-13T22:00:00+00:00" },
  publicKey: null,
  types: [],
  listVersion: "",
  after: null,
  left: 0,
  serverTime: "2027-09-12T21:00:00+00:00",
};

const chosen = vi.fn<(ids: string[]) => void>();
const presented = vi.fn<(text: string) => void>();

beforeEach(() => {
  chosen.mockClear();
  presented.mockClear();
  render(
    <FindTicket
      store={{
        find: (text) => findTickets(list, text, 8),
        isCode: (text) => isWholeCode(list, text),
      }}
      facts={facts}
      counts={{ entered: 0, all: 3 }}
      fieldRef={null}
      onText={presented}
      onChoose={chosen}
      onWalkIn={() => {}}
    />,
  );
});

const field = () => screen.getByRole("textbox", { name: "Code, ticket number or name" });

it("shows the only person of a name on Enter, says who it is, and lets in by a second press", async () => {
  await userEvent.type(field(), "ada{Enter}");
  expect(chosen).not.toHaveBeenCalled();
  expect(presented).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent("1 found: Ada Lind");
  expect(screen.getByRole("button", { name: "Check in Ada Lind, G-23456789AB" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(chosen).toHaveBeenCalledExactlyOnceWith(["1"]);
});

it.each(["NR-0002", "nr 0002", "g23456789ab"])("lets in by %s at once", async (code) => {
  await userEvent.type(field(), `${code}{Enter}`);
  expect(presented).toHaveBeenCalledExactlyOnceWith(code);
});

it("takes a part of a number for a name", async () => {
  await userEvent.type(field(), "0002{Enter}");
  expect(presented).not.toHaveBeenCalled();
  expect(chosen).not.toHaveBeenCalled();
});

it("says when several are meant, and when nobody is", async () => {
  await userEvent.type(field(), "nr");
  expect(screen.getByRole("status")).toHaveTextContent("2 found: ");
  await userEvent.type(field(), " nobody");
  expect(screen.getByRole("status")).toHaveTextContent("Nobody of this gate matches.");
});
