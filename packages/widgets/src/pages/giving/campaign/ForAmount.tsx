import { feeOnTop } from "@jubilee/core/giving/giving.rules";
import type { SuggestedAmount } from "@jubilee/core/giving/giving.types";
import type { ReactNode } from "react";
import type { CampaignPart } from "./campaign.types.ts";

interface ForAmountProps {
  amounts: readonly SuggestedAmount[];
  render: (amount: SuggestedAmount) => ReactNode;
  /** What is said of an amount that was typed. */
  other?: ReactNode;
}

/** Words for each amount that is suggested, of which the sheet shows those of the chosen one. */
export function ForAmount({ amounts, render, other }: ForAmountProps) {
  return (
    <>
      {amounts.map((amount) => (
        <span key={amount.amountMinor} data-of={amount.amountMinor}>
          {render(amount)}
        </span>
      ))}
      {other !== undefined && <span data-of="other">{other}</span>}
    </>
  );
}

interface SumProps {
  part: CampaignPart;
  /** In minor units. */
  say: (due: number) => string;
  other?: string;
}

/** What a gift comes to, without the payment's fee and with it. */
export function Sum({ part: { shared }, say, other }: SumProps) {
  const { amounts, fee } = shared.campaign;
  return (
    <ForAmount
      amounts={amounts}
      render={({ amountMinor }) =>
        fee ? (
          <>
            <span data-fee="without">{say(amountMinor)}</span>
            <span data-fee="with">{say(amountMinor + feeOnTop(amountMinor, fee))}</span>
          </>
        ) : (
          say(amountMinor)
        )
      }
      other={other}
    />
  );
}

/** The sheet that shows what belongs to the chosen amount: no script is needed to choose. */
export function sheetForAmounts(amounts: readonly SuggestedAmount[]): string {
  const form = "form[data-gift]";
  const typed = "[name=other]:not(:placeholder-shown)";
  const chosen = amounts.map(
    ({ amountMinor }) =>
      `${form}:not(:has(${typed})):has([name=amount][value="${amountMinor}"]:checked) [data-of="${amountMinor}"]`,
  );
  const other = [
    `${form}:has(${typed}) [data-of=other]`,
    `${form}:not(:has([name=amount])) [data-of=other]`,
  ];
  return `[data-of]{display:none}${[...chosen, ...other].join(",")}{display:inline}`;
}
