import { ticketDeskCopy } from "@jubilee/core/ticket-desk/copy";
import { readRecipients } from "@jubilee/core/ticket-desk/rules";
import type { IssuedOrder, SaleMethod, TicketDesk } from "@jubilee/core/ticket-desk/types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { NumberField } from "@jubilee/ui/number-field";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { useState } from "react";
import { useDeskApi } from "../data/useDeskApi.ts";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { Issued } from "./Issued.tsx";

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
  const api = useDeskApi();
  const { isBusy, run } = useDeskWrite(desk.event.id);
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const [people, setPeople] = useState("");
  const [method, setMethod] = useState<SaleMethod>("cash");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<{ people?: string; tickets?: string }>({});
  const [issued, setIssued] = useState<IssuedOrder[]>([]);

  const sell = async () => {
    const items = Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity }));
    const read = readRecipients(people);
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
        if (field === "items") setProblem({ tickets: message });
        else if (field === "recipients") setProblem({ people: message });
        return field === "items" || field === "recipients";
      },
    );
    if (!made) return;
    setIssued(made);
    setQuantities({});
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
        {desk.types.map(({ id, name, quantity, sold, held }) => (
          <NumberField
            key={id}
            label={name}
            value={quantities[id] ?? 0}
            min={0}
            max={quantity === null ? 500 : Math.max(0, quantity - sold - held)}
            onValueChange={(next) => {
              setQuantities((known) => ({ ...known, [id]: next ?? 0 }));
              setProblem({});
            }}
            help={quantity === null ? undefined : `${Math.max(0, quantity - sold - held)} left`}
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
        <Button loading={isBusy} onClick={() => void sell()}>
          {method === "complimentary" ? "Give the tickets" : "Sell the tickets"}
        </Button>
      </Stack>
    </Card>
  );
}
