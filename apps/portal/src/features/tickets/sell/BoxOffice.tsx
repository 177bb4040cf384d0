import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import { readRecipients } from "@jubilee/core/tickets/ticket-desk.rules";
import type { IssuedOrder, SaleMethod, TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { useState } from "react";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { Issued } from "./Issued.tsx";
import { SaleLine } from "./SaleLine.tsx";
import { SaleTotal } from "./SaleTotal.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";

const methods = (
  [
    "cash",
    "card_terminal",
    "bank_transfer",
    "cheque",
    "complimentary",
  ] as const satisfies SaleMethod[]
).map((value) => ({ value, label: ticketDeskCopy.methods[value] }));

/** Sells at the door, gives tickets away, for one person or for many at once. */
export function BoxOffice({ desk }: { desk: TicketDesk }) {
  const api = useApi(createTicketDeskApi);
  const { isBusy, run } = useDeskWrite(desk.event.id);
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const [amounts, setAmounts] = useState<Record<string, number | null>>({});
  const [people, setPeople] = useState("");
  const [method, setMethod] = useState<SaleMethod>("cash");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<{ people?: string; tickets?: string }>({});
  const [issued, setIssued] = useState<IssuedOrder[]>([]);

  const items = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([ticketTypeId, quantity]) => {
      const amountMinor = amounts[ticketTypeId] ?? null;
      return { ticketTypeId, quantity, ...(amountMinor === null ? {} : { amountMinor }) };
    });
  const read = readRecipients(people);
  const isGift = method === "complimentary";
  const sell = async () => {
    if (items.length === 0 || !read.ok) {
      setProblem({
        ...(items.length === 0 ? { tickets: ticketDeskCopy.refusal.tickets } : {}),
        ...(read.ok ? {} : { people: read.message }),
      });
      return;
    }
    const made = await run(
      () =>
        api.issue(desk.event.id, { items, recipients: read.people, method, idempotencyKey: key }),
      ({ field, message }) => {
        if (field === "items" || field === "amount") setProblem({ tickets: message });
        else if (field === "recipients") setProblem({ people: message });
        return field === "items" || field === "amount" || field === "recipients";
      },
    );
    if (!made) return;
    setIssued(made);
    setQuantities({});
    setAmounts({});
    setPeople("");
    setProblem({});
    setKey(crypto.randomUUID());
  };

  if (issued.length > 0) {
    return <Issued desk={desk} orders={issued} onNext={() => setIssued([])} />;
  }
  return (
    <Card title="Sell or give tickets">
      <Stack gap="4">
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
            onQuantity={(quantity) => {
              setQuantities((known) => ({ ...known, [type.id]: quantity }));
              setProblem({});
            }}
            amountMinor={amounts[type.id] ?? null}
            onAmount={(amountMinor) => {
              setAmounts((known) => ({ ...known, [type.id]: amountMinor }));
              setProblem({});
            }}
          />
        ))}
        {problem.tickets && <InlineMessage tone="danger">{problem.tickets}</InlineMessage>}
        <TextArea
          label="For whom"
          placeholder={"Ada Eze, ada@example.com\nKofi Mensah"}
          help="One person a line; with an address the tickets go out by mail. Each person gets the tickets chosen above, as an order of their own, up to 500 at once."
          value={people}
          onValueChange={(next) => {
            setPeople(next);
            setProblem({});
          }}
          error={problem.people}
          dir="auto"
        />
        <Select
          label="Paid by"
          value={method}
          options={methods}
          onValueChange={(chosen) => {
            const next = methods.find(({ value }) => value === chosen)?.value;
            if (next) setMethod(next);
          }}
        />
        <SaleTotal
          desk={desk}
          items={items}
          isGift={isGift}
          people={read.ok ? read.people.length : null}
        />
        <Button loading={isBusy} onClick={() => void sell()}>
          {isGift ? "Give the tickets" : "Sell the tickets"}
        </Button>
      </Stack>
    </Card>
  );
}
