import { payoutsCopy } from "@jubilee/core/money/payouts.copy";
import type { Payout } from "@jubilee/core/money/payouts.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<Payout["status"], Pick<ChipProps, "tone" | "mark">> = {
  pending: { tone: "warning", mark: "hollow" },
  paid: { tone: "usual" },
  failed: { tone: "danger" },
};

/** Whether a payout is at the bank. */
export function PayoutState({ status }: Pick<Payout, "status">) {
  return <Chip {...looks[status]}>{payoutsCopy.states[status]}</Chip>;
}
