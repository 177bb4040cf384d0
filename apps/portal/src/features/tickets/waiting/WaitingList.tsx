import { waitingCsv } from "@jubilee/core/tickets/desk-lists.rules";
import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import { defaultTicketSettings } from "@jubilee/core/tickets/ticket-desk.rules";
import type { TicketDesk, WaitingParty } from "@jubilee/core/tickets/ticket-desk.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Card } from "@jubilee/ui/card";
import { DataTable } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { Decisions } from "./Decisions.tsx";
import { waitingColumns, waitingPhoneLine } from "./waitingColumns.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";

/** Who waits, what they were offered, and every decision with its reason. */
export function WaitingList({ desk }: { desk: TicketDesk }) {
  const api = useApi(createTicketDeskApi);
  const locale = useLocale();
  const { isBusy, run } = useDeskWrite(desk.event.id);
  const [removing, setRemoving] = useState<WaitingParty | null>(null);
  const offerHours = (desk.settings ?? defaultTicketSettings).offerHours;
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
      {desk.waiting.length === 0 ? (
        <EmptyState drawing="hourglass" title="Nobody is waiting">
          When a ticket is sold out, people can join its waiting list on the event’s page and in the
          widget. What comes back is then offered here first.
        </EmptyState>
      ) : (
        <Stack gap="2">
          <Inline justify="end">
            <ExportButton
              name="waiting-list.csv"
              rows={desk}
              csv={waitingCsv}
              logged={["waitlist_entries", desk.event.id]}
            />
          </Inline>
          <DataTable
            label="Waiting list"
            columns={waitingColumns({ desk, locale, onRemove: setRemoving })}
            rows={desk.waiting}
            rowId={({ id }) => id}
            phoneLine={waitingPhoneLine}
          />
        </Stack>
      )}
      <Decisions decisions={desk.decisions} nameOf={nameOf} />
      <AlertDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={`Take ${removing?.name ?? ""} off the list?`}
        description="Their place is gone; tickets held for them go to the next in line."
        confirmLabel="Take off the list"
        cancelLabel="Keep them"
        loading={isBusy}
        onConfirm={() => {
          if (!removing) return;
          void run(() => api.removeWaiting(removing.id)).then(() => setRemoving(null));
        }}
      />
    </Stack>
  );
}
