import { formatMoney } from "@jubilee/core/money/money.rules";
import type { ExtraPayment } from "@jubilee/core/tickets/ticket-desk.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";

interface ExtraMoneyProps {
  eventId: string;
  payments: readonly ExtraPayment[];
}

/** Money that came and pays for no order: it is the buyers', until it is given back. */
export function ExtraMoney({ eventId, payments }: ExtraMoneyProps) {
  const locale = useLocale();
  const orders = useApi(createOrdersApi);
  const { isBusy, run } = useDeskWrite(eventId);
  const [asked, setAsked] = useState<ExtraPayment | null>(null);
  const money = (amountMinor: number, currency: string) =>
    formatMoney(amountMinor, currency, locale);
  const giveBack = async ({ paymentId, leftMinor, currency }: ExtraPayment) => {
    const done = await run(() => orders.refundExtra(paymentId));
    if (done) toast.success(`${money(leftMinor, currency)} is on its way back`);
    setAsked(null);
  };
  return (
    <Card title="Money that pays for no order">
      <Stack gap="4">
        <Text tone="muted">
          It came in another amount or currency than was asked for. The order is not paid by it;
          give it back, or talk to the buyer first.
        </Text>
        {payments.map((payment) => (
          <TwoLines
            key={payment.paymentId}
            name={`${money(payment.amountMinor, payment.currency)} for order ${payment.code}`}
            detail={`${payment.person ?? "Not named"}; asked for was ${money(payment.askedMinor, payment.askedCurrency)}`}
            end={
              <Button
                variant="outline"
                aria-label={`Give back the money of order ${payment.code}`}
                onClick={() => setAsked(payment)}
              >
                Give back
              </Button>
            }
          />
        ))}
      </Stack>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={asked ? `Give ${money(asked.leftMinor, asked.currency)} back?` : "Give it back?"}
        description="It goes back the way it came, whole. The order stays as it is."
        confirmLabel="Give it back"
        cancelLabel="Not now"
        loading={isBusy}
        onConfirm={() => {
          if (asked) void giveBack(asked);
        }}
      />
    </Card>
  );
}
