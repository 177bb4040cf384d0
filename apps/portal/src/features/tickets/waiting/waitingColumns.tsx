import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import type { TicketDesk, WaitingParty } from "@jubilee/core/tickets/ticket-desk.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { PersonRow } from "@jubilee/ui/person-row";
import { When } from "../../../page-kit/When.tsx";

const looks: Record<WaitingParty["state"], Pick<ChipProps, "tone" | "mark">> = {
  waiting: { tone: "info", mark: "hollow" },
  offered: { tone: "warning" },
  accepted: { tone: "success" },
  declined: { tone: "neutral" },
  expired: { tone: "neutral" },
  left: { tone: "neutral" },
  removed: { tone: "neutral" },
};

/** How many tickets a party wants. */
export const partyWords = ({ quantity, splitOk }: WaitingParty) =>
  `${quantity} ${quantity === 1 ? "ticket" : "tickets"}${splitOk && quantity > 1 ? ", fewer is fine" : ""}`;

/** Whether a party can still be taken off the list. */
export const mayGo = ({ state }: WaitingParty) => state === "waiting" || state === "offered";

/** How far a party has come. */
export function StateChip({ state }: Pick<WaitingParty, "state">) {
  return <Chip {...looks[state]}>{ticketDeskCopy.waiting[state]}</Chip>;
}

/** The columns of the waiting list. */
export function waitingColumns({ types }: Pick<TicketDesk, "types">): DataColumn<WaitingParty>[] {
  const typeNames = new Map(types.map(({ id, name }) => [id, name]));
  return [
    {
      id: "who",
      header: "Party",
      cell: ({ name, email }) => <PersonRow name={name} detail={email} />,
      sortValue: ({ name }) => name,
    },
    {
      id: "what",
      header: "Wants",
      widthPx: 200,
      cell: partyWords,
      sortValue: ({ quantity }) => quantity,
    },
    {
      id: "type",
      header: "Ticket",
      widthPx: 180,
      cell: ({ ticketTypeId }) => typeNames.get(ticketTypeId) ?? "",
      from: "wide",
    },
    {
      id: "since",
      header: "Since",
      widthPx: 120,
      cell: ({ joinedAt }) => <When at={joinedAt} />,
      sortValue: ({ joinedAt }) => joinedAt,
      from: "desktop",
    },
    {
      id: "state",
      header: "State",
      widthPx: 150,
      cell: StateChip,
      sortValue: ({ state }) => state,
    },
  ];
}

/** A party on a phone. */
export function waitingPhoneLine(party: WaitingParty) {
  return (
    <PersonRow
      name={party.name}
      detail={partyWords(party)}
      end={<StateChip state={party.state} />}
    />
  );
}
