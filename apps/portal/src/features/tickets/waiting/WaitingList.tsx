import { waitingCsv } from "@jubilee/core/tickets/desk-lists.rules";
import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import { defaultTicketSettings } from "@jubilee/core/tickets/ticket-desk.rules";
import type { TicketDesk, WaitingParty } from "@jubilee/core/tickets/ticket-desk.types";
import { Card } from "@jubilee/ui/card";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useMemo } from "react";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import type { RowPanel } from "../../../page-kit/list/panel/rowPanel.types.ts";
import { WholeList } from "../../../page-kit/list/WholeList.tsx";
import { Decisions } from "./Decisions.tsx";
import { waitingColumns, waitingPhoneLine } from "./waitingColumns.tsx";
import { WaitingPanel } from "./WaitingPanel.tsx";

const wordsOf = ({ name, email }: WaitingParty) => `${name} ${email}`;
const filters = [
  { value: "waiting", label: "Waiting", fits: ({ state }: WaitingParty) => state === "waiting" },
  { value: "offered", label: "Offered", fits: ({ state }: WaitingParty) => state === "offered" },
];

const partyPanel = (desk: TicketDesk): RowPanel<WaitingParty> => ({
  name: "party",
  panel: ({ row, step, onClose }) =>
    row && <WaitingPanel desk={desk} party={row} step={step} onClose={onClose} />,
});

/** Who waits, what they were offered, and every decision with its reason. */
export function WaitingList({ desk }: { desk: TicketDesk }) {
  const offerHours = (desk.settings ?? defaultTicketSettings).offerHours;
  const columns = useMemo(() => waitingColumns(desk), [desk]);
  const opening = useMemo(() => partyPanel(desk), [desk]);
  const nameOf = (entryId: string) =>
    desk.waiting.find(({ id }) => id === entryId)?.name ?? "A party";
  return (
    <Stack gap="5">
      <Card title="How it is decided" tone="sunken">
        <ol>
          {ticketDeskCopy.rules(offerHours).map((rule, index) => (
            <Text as="li" key={rule}>
              {index + 1}. {rule}
            </Text>
          ))}
        </ol>
      </Card>
      <WholeList
        what={{ one: "party", many: "parties", kept: "waiting" }}
        searchLabel="Find a party"
        filters={filters}
        wordsOf={wordsOf}
        columns={columns}
        rows={desk.waiting}
        rowId={({ id }) => id}
        phoneLine={waitingPhoneLine}
        opening={opening}
        empty={
          <EmptyState drawing="hourglass" title="Nobody is waiting">
            When a ticket is sold out, people can join its waiting list on the event’s page and in
            the widget. What comes back is then offered here first.
          </EmptyState>
        }
        asFile={
          <ExportButton
            name="waiting-list.csv"
            rows={desk}
            csv={waitingCsv}
            logged={["waitlist_entries", desk.event.id]}
            inLine
          />
        }
      />
      <Decisions decisions={desk.decisions} nameOf={nameOf} />
    </Stack>
  );
}
