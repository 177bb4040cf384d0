import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import { checkPromoDraft, promoDraftOf } from "@jubilee/core/tickets/ticket-desk.rules";
import type { PromoCode, PromoDraft, TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { PromoFields } from "./PromoFields.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const fieldsByColumn: Record<string, keyof PromoDraft> = {
  ticket_type_ids: "ticketTypeIds",
  max_uses: "maxUses",
  per_person: "perPerson",
  ends_at: "endsLocal",
};

export interface PromoDialogProps {
  desk: TicketDesk;
  /** Null: a new one. */
  code: PromoCode | null;
  onClose: () => void;
}

/** Makes or changes a promo code. */
export function PromoDialog({ desk, code, onClose }: PromoDialogProps) {
  const api = useApi(createTicketDeskApi);
  const locale = useLocale();
  const { event } = desk;
  const context = { currency: event.currency, timeZone: event.timeZone, locale };
  const form = useDraft(() => promoDraftOf(code, context), {
    write: useDeskWrite(event.id),
    read: (draft) => checkPromoDraft(draft, context),
    columns: fieldsByColumn,
    place: (failure) =>
      failure.code === "conflict" ? { code: "This code is taken already" } : undefined,
  });
  return (
    <FormDialog
      title={code ? `Edit ${code.code}` : "New promo code"}
      description={code ? ticketDeskCopy.kinds[code.kind] : undefined}
      submitLabel="Save"
      {...form.dialog((input) => api.savePromoCode(event.id, code?.id ?? null, input), {
        done: `${form.draft.code.trim()} is ready`,
        onClose,
      })}
    >
      <PromoFields desk={desk} draft={form.draft} errors={form.errors} onChange={form.change} />
    </FormDialog>
  );
}
