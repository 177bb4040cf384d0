import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import {
  checkPromoDraft,
  promoDraftOf,
  type PromoErrors,
} from "@jubilee/core/tickets/ticket-desk.rules";
import type { PromoCode, PromoDraft, TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { PromoFields } from "./PromoFields.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";

const fieldsByColumn: Record<string, keyof PromoDraft> = {
  code: "code",
  value: "value",
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
  const [first] = useState(() => promoDraftOf(code, context));
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<PromoErrors>({});
  const { isBusy, run } = useDeskWrite(event.id);
  const save = async () => {
    const checked = checkPromoDraft(draft, context);
    if (!checked.ok) {
      setErrors(checked.errors);
      return;
    }
    const saved = await run(
      () => api.savePromoCode(event.id, code?.id ?? null, checked.input),
      ({ code: problem, field, message }) => {
        const at = field === null ? undefined : fieldsByColumn[field];
        if (at) setErrors({ [at]: message });
        else if (problem === "conflict") setErrors({ code: "This code is taken already" });
        return at !== undefined || problem === "conflict";
      },
    );
    if (!saved) return;
    toast.success(`${checked.input.code} is ready`);
    onClose();
  };
  return (
    <FormDialog
      title={code ? `Edit ${code.code}` : "New promo code"}
      description={code ? ticketDeskCopy.kinds[code.kind] : undefined}
      submitLabel="Save"
      busy={isBusy}
      unsaved={draft !== first}
      onSubmit={save}
      onClose={onClose}
    >
      <PromoFields
        desk={desk}
        draft={draft}
        errors={errors}
        onChange={(part) => {
          setDraft((known) => ({ ...known, ...part }));
          setErrors({});
        }}
      />
    </FormDialog>
  );
}
