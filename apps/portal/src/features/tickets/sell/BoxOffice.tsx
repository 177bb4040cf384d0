import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import { readRecipients } from "@jubilee/core/tickets/ticket-desk.rules";
import type {
  IssuedOrder,
  IssueRequest,
  SaleMethod,
  TicketDesk,
} from "@jubilee/core/tickets/ticket-desk.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Form } from "@jubilee/ui/form";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Select } from "@jubilee/ui/select";
import { TextArea } from "@jubilee/ui/text-area";
import { useState } from "react";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { Issued } from "./Issued.tsx";
import { SaleLine } from "./SaleLine.tsx";
import { SaleTotal } from "./SaleTotal.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import type { Checked } from "../../../page-kit/form/problems.rules.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const methods = (
  [
    "cash",
    "card_terminal",
    "bank_transfer",
    "cheque",
    "complimentary",
  ] as const satisfies SaleMethod[]
).map((value) => ({ value, label: ticketDeskCopy.methods[value] }));

interface Sale {
  /** By the kind of ticket. */
  quantities: Record<string, number>;
  amounts: Record<string, number | null>;
  people: string;
  method: SaleMethod;
  idempotencyKey: string;
}

const newSale = (method: SaleMethod): Sale => ({
  quantities: {},
  amounts: {},
  people: "",
  method,
  idempotencyKey: crypto.randomUUID(),
});

function itemsOf({ quantities, amounts }: Sale) {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([ticketTypeId, quantity]) => {
      const amountMinor = amounts[ticketTypeId] ?? null;
      return { ticketTypeId, quantity, ...(amountMinor === null ? {} : { amountMinor }) };
    });
}

function readSale(sale: Sale): Checked<Sale, IssueRequest> {
  const items = itemsOf(sale);
  const read = readRecipients(sale.people);
  const { method, idempotencyKey } = sale;
  if (items.length > 0 && read.ok) {
    return { ok: true, input: { items, recipients: read.people, method, idempotencyKey } };
  }
  return {
    ok: false,
    errors: {
      quantities: items.length === 0 ? ticketDeskCopy.refusal.tickets : undefined,
      people: read.ok ? undefined : read.message,
    },
  };
}

/** Sells at the door, gives tickets away, for one person or for many at once. */
export function BoxOffice({ desk }: { desk: TicketDesk }) {
  const api = useApi(createTicketDeskApi);
  const write = useDeskWrite(desk.event.id);
  const [issued, setIssued] = useState<IssuedOrder[]>([]);
  const form = useDraft(() => newSale("cash"), {
    write,
    read: readSale,
    columns: { items: "quantities", amount: "quantities", recipients: "people" },
  });
  const { quantities, amounts, method } = form.draft;
  const read = readRecipients(form.draft.people);
  const isGift = method === "complimentary";

  if (issued.length > 0) {
    return <Issued desk={desk} orders={issued} onNext={() => setIssued([])} />;
  }
  return (
    <Card title="Sell or give tickets">
      <Form
        label="Sell or give tickets"
        {...form.page((sale) => api.issue(desk.event.id, sale), {
          done: (made) => {
            setIssued(made);
            form.begin(newSale(method));
          },
        })}
      >
        {desk.types.length === 0 && (
          <InlineMessage tone="info">
            Add a ticket first, under the event’s Tickets tab.
          </InlineMessage>
        )}
        {desk.types.map((type) => (
          <SaleLine
            key={type.id}
            type={type}
            currency={desk.event.currency}
            isGift={isGift}
            quantity={quantities[type.id] ?? 0}
            onQuantity={(quantity) =>
              form.change({ quantities: { ...quantities, [type.id]: quantity } })
            }
            amountMinor={amounts[type.id] ?? null}
            onAmount={(amountMinor) =>
              form.change({ amounts: { ...amounts, [type.id]: amountMinor } })
            }
          />
        ))}
        {form.errors.quantities && (
          <InlineMessage tone="danger">{form.errors.quantities}</InlineMessage>
        )}
        <TextArea
          label="For whom"
          placeholder={"Ada Eze, ada@example.com\nKofi Mensah"}
          help="One person a line; with an address the tickets go out by mail. Each person gets the tickets chosen above, as an order of their own, up to 500 at once."
          {...form.field("people")}
          dir="auto"
        />
        <Select label="Paid by" options={methods} {...form.field("method")} />
        <SaleTotal
          desk={desk}
          items={itemsOf(form.draft)}
          isGift={isGift}
          people={read.ok ? read.people.length : null}
        />
        <Button type="submit" loading={write.isBusy}>
          {isGift ? "Give the tickets" : "Sell the tickets"}
        </Button>
      </Form>
    </Card>
  );
}
