import { MoneyField } from "@jubilee/ui/money-field";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { currencyOptions } from "../../../../event-kit/currency.rules.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { FoldedPart } from "./FoldedPart.tsx";
import { partWords } from "./partWords.rules.ts";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { pair, part, triple } from "./VenueEditor.css.ts";

/** What it costs and whom to call. */
export function PricePart({ draft, errors, onChange }: VenuePartProps) {
  const locale = useLocale();
  return (
    <>
      <FoldedPart title="Prices" says={partWords.prices(draft, locale)}>
        <div className={triple}>
          <MoneyField
            label="A day"
            optional
            valueMinor={draft.dailyRateMinor}
            onValueChange={(dailyRateMinor) => onChange({ dailyRateMinor })}
            currency={draft.currency}
            locale={locale}
          />
          <MoneyField
            label="An hour"
            optional
            valueMinor={draft.hourlyRateMinor}
            onValueChange={(hourlyRateMinor) => onChange({ hourlyRateMinor })}
            currency={draft.currency}
            locale={locale}
          />
          <Select
            label="Currency"
            options={currencyOptions(draft.currency, locale)}
            value={draft.currency}
            onValueChange={(currency) => onChange({ currency })}
          />
        </div>
      </FoldedPart>
      <FoldedPart
        title="Contact"
        says={partWords.contact(draft)}
        isWrong={errors.contactEmail !== undefined || errors.website !== undefined}
        description="For you and your team. Its public link does not show it."
      >
        <div className={part}>
          <div className={pair}>
            <TextField
              label="Contact person"
              optional
              value={draft.contactName}
              onValueChange={(contactName) => onChange({ contactName })}
              maxLength={120}
              dir="auto"
              autoComplete="off"
            />
            <TextField
              type="tel"
              label="Phone"
              optional
              value={draft.contactPhone}
              onValueChange={(contactPhone) => onChange({ contactPhone })}
              maxLength={40}
              autoComplete="off"
            />
            <TextField
              type="email"
              label="E-mail of the venue"
              optional
              value={draft.contactEmail}
              onValueChange={(contactEmail) => onChange({ contactEmail })}
              error={errors.contactEmail}
              maxLength={254}
              autoComplete="off"
            />
            <TextField
              type="url"
              label="Website"
              optional
              placeholder="https://"
              value={draft.website}
              onValueChange={(website) => onChange({ website })}
              error={errors.website}
              maxLength={2000}
              autoComplete="off"
            />
          </div>
        </div>
      </FoldedPart>
    </>
  );
}
