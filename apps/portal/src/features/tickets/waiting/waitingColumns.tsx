import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import type { TicketDesk, WaitingParty } from "@jubilee/core/tickets/ticket-desk.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { Button } from "@jubilee/ui/button";
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

const partyWords = ({ quantity, splitOk }: WaitingParty) =>
  `${quantity} ${quantity === 1 ? "ticket" : "tickets"}${splitOk && quantity > 1 ? ", fewer is fine" : ""}`;

const mayGo = ({ state }: WaitingParty) => state === "waiting" || state === "offered";

function StateChip({ state }: { state: WaitingParty["state"] }) {
  return <Chip {...looks[state]}>{ticketDeskCopy.waiting[state]}</Chip>;
}

interface WaitingContext {
  desk: TicketDesk;
  locale: string;
  onRemove: (party: WaitingParty) => void;
}

/** The columns of the waiting list. */
export function waitingColumns({
  desk,
  locale,
  onRemove,
}: WaitingContext): DataColumn<WaitingParty>[] {
  const typeNames = new Map(desk.types.map(({ id, name }) => [id, name]));
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
      cell: (party) => (
        <span
          title={
            party.state === "offered" && party.offerExpiresAt
              ? `Until ${mailMoment(party.offerExpiresAt, desk.event.timeZone, locale)}`
              : undefined
          }
        >
          <StateChip state={party.state} />
        </span>
      ),
      sortValue: ({ state }) => state,
    },
    {
      id: "go",
      header: "Actions",
      hideHeader: true,
      widthPx: 104,
      cell: (party) =>
        mayGo(party) && (
          <Button size="sm" variant="ghost" onClick={() => onRemove(party)}>
            Remove
          </Button>
        ),
      from: "tablet",
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
