import { mailMoment } from "@jubilee/core/base/moments.rules";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import type { TicketDesk, WaitingParty } from "@jubilee/core/tickets/ticket-desk.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { ListPanel, type ListPanelProps } from "../../../page-kit/list/panel/ListPanel.tsx";
import { acts } from "../../../page-kit/list/panel/panelActs.css.ts";
import { PanelHead } from "../../../page-kit/list/panel/PanelHead.tsx";
import { MailLink } from "../../../page-kit/MailLink.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { mayGo, partyWords, StateChip } from "./waitingColumns.tsx";

export interface WaitingPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  desk: TicketDesk;
  party: WaitingParty;
}

/** One party of the waiting list: what it wants, since when, and until when it can decide. */
export function WaitingPanel({ desk, party, step, onClose }: WaitingPanelProps) {
  const api = useApi(createTicketDeskApi);
  const locale = useLocale();
  const { isBusy, run } = useDeskWrite(desk.event.id);
  const mayWrite = useMayDo(desk.event.id, "tickets.write");
  const [isRemoving, setRemoving] = useState(false);
  const { timeZone } = desk.event;
  const type = desk.types.find(({ id }) => id === party.ticketTypeId);
  return (
    <>
      <ListPanel
        title={party.name}
        head={
          <PanelHead name={party.name}>
            <StateChip state={party.state} />
          </PanelHead>
        }
        rowId={party.id}
        step={step}
        noun="party"
        isAsking={isRemoving}
        onClose={onClose}
        acts={
          mayWrite &&
          mayGo(party) && (
            <div className={acts}>
              <Button
                variant="outline"
                icon={<UserMinus />}
                fullWidth
                onClick={() => setRemoving(true)}
              >
                Take off the list
              </Button>
            </div>
          )
        }
      >
        <DescriptionList
          items={[
            ...(party.state === "offered" && party.offerExpiresAt
              ? [
                  {
                    term: "Offered until",
                    detail: mailMoment(party.offerExpiresAt, timeZone, locale),
                  },
                ]
              : []),
            { term: "Wants", detail: partyWords(party) },
            ...(type ? [{ term: "Ticket", detail: <bdi>{type.name}</bdi> }] : []),
            { term: "Waiting since", detail: mailMoment(party.joinedAt, timeZone, locale) },
            { term: "E-mail", detail: <MailLink address={party.email} /> },
          ]}
        />
      </ListPanel>
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={`Take ${party.name} off the list?`}
        description="Their place is gone; tickets held for them go to the next in line."
        confirmLabel="Take off the list"
        cancelLabel="Keep them"
        loading={isBusy}
        onConfirm={() => void run(() => api.removeWaiting(party.id)).then(() => setRemoving(false))}
      />
    </>
  );
}
