import type { CampaignDraft } from "@jubilee/core/giving/fundraising.types";
import { MoneyField } from "@jubilee/ui/money-field";
import { NumberField } from "@jubilee/ui/number-field";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useLocale } from "../../../page-kit/useLocale.ts";
import type { Problems } from "../../../page-kit/form/problems.rules.ts";

export interface DraftFieldsProps {
  draft: CampaignDraft;
  onChange: (changed: Partial<CampaignDraft>) => void;
  errors: Problems<CampaignDraft>;
}

/** Hundredths of a percent in a percent. */
const bpsOfPercent = 100;

/** Who adds to each gift, how much, and up to what. */
export function MatchFields({ draft, onChange, errors }: DraftFieldsProps) {
  const locale = useLocale();
  const { matchSponsor, matchBps, matchCapMinor, currency } = draft;
  return (
    <Stack gap="4">
      <TextField
        label="Who matches the gifts"
        help="Promised on top: the bar counts what donors gave."
        optional
        value={matchSponsor}
        maxLength={120}
        onValueChange={(name) =>
          onChange({ matchSponsor: name, ...(name.trim() === "" && { matchCapMinor: null }) })
        }
        error={errors.matchSponsor}
      />
      {matchSponsor.trim() !== "" && (
        <>
          <NumberField
            label="Percent of each gift"
            help="100 doubles every gift."
            value={matchBps / bpsOfPercent}
            min={1}
            max={1000}
            step={25}
            onValueChange={(percent) =>
              onChange({ matchBps: Math.round((percent ?? 0) * bpsOfPercent) })
            }
            error={errors.matchBps}
          />
          <MoneyField
            label="Up to"
            help="The sponsor's last money is promised once, whoever gives at the same moment."
            optional
            valueMinor={matchCapMinor}
            onValueChange={(cap) => onChange({ matchCapMinor: cap })}
            currency={currency}
            locale={locale}
            error={errors.matchCapMinor}
          />
        </>
      )}
    </Stack>
  );
}
