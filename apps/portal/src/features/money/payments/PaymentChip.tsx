import { stateOf } from "@jubilee/core/money/payments.rules";
import type { PaymentLine, PaymentState } from "@jubilee/core/money/payments.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<PaymentState, Pick<ChipProps, "tone" | "mark">> = {
  open: { tone: "warning", mark: "hollow" },
  done: { tone: "usual" },
  disputed: { tone: "danger" },
  mismatch: { tone: "danger" },
  failed: { tone: "neutral" },
};

/** How far a payment or refund is; money that went back is no success in green. */
export function PaymentChip({ line }: { line: Pick<PaymentLine, "kind" | "status"> }) {
  const isBack = line.kind !== "payment" && line.status === "done";
  return <Chip {...(isBack ? { tone: "neutral" } : looks[line.status])}>{stateOf(line)}</Chip>;
}
