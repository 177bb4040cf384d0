import { promoCodesCsv } from "@jubilee/core/tickets/desk-lists.rules";
import type { PromoCode, TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Stack } from "@jubilee/ui/stack";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { WholeList } from "../../../page-kit/list/WholeList.tsx";
import { PromoDialog } from "./PromoDialog.tsx";
import { promoColumns, promoPhoneLine } from "./promoColumns.tsx";

const codeOf = ({ code }: PromoCode) => code;

/** Codes that lower a price or open what is locked. */
export function PromoCodes({ desk }: { desk: TicketDesk }) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const [edited, setEdited] = useState<PromoCode | "new" | null>(null);
  const mayWrite = useMayDo(desk.event.id, "tickets.write");
  const add = mayWrite && (
    <Button icon={<Plus />} onClick={() => setEdited("new")}>
      Add a promo code
    </Button>
  );
  const [columns, phoneLine] = useMemo(() => {
    const context = { desk, locale, nowMs, onEdit: mayWrite ? setEdited : null };
    return [promoColumns(context), promoPhoneLine(context)] as const;
  }, [desk, locale, mayWrite, nowMs]);
  return (
    <Stack gap="4">
      <WholeList
        what={{ one: "promo code", many: "promo codes", kept: "promo-codes" }}
        searchLabel="Find a code"
        wordsOf={codeOf}
        columns={columns}
        rows={desk.promoCodes}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        empty={
          <EmptyState drawing="tag" title="No promo codes" action={add}>
            A code takes a percentage or an amount off each ticket, or opens tickets that only some
            may buy. How often it was used is counted safely, however many type it at once.
          </EmptyState>
        }
        asFile={
          <ExportButton
            name="promo-codes.csv"
            rows={desk}
            csv={promoCodesCsv}
            logged={["promo_codes", desk.event.id]}
            inLine
          />
        }
      >
        {desk.promoCodes.length > 0 && add}
      </WholeList>
      {edited && (
        <PromoDialog
          desk={desk}
          code={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
