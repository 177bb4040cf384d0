import { bankEnding } from "@jubilee/core/money/bank-accounts.rules";
import type { TicketDesk, TicketSettings } from "@jubilee/core/tickets/ticket-desk.types";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { NumberField } from "@jubilee/ui/number-field";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { TextArea } from "@jubilee/ui/text-area";
import { href } from "../../../app/routing/href.ts";

interface PayLaterFieldsProps {
  bank: TicketDesk["bank"];
  settings: TicketSettings;
  /** Buyers would not know where to pay. */
  error: string | undefined;
  onChange: (part: Partial<TicketSettings>) => void;
}

/** How buyers pay later: to the account's bank account, and in the host's own words. */
export function PayLaterFields({ bank, settings, error, onChange }: PayLaterFieldsProps) {
  return (
    <>
      {bank || settings.offlineBank ? (
        <Switch
          label="To your bank account"
          help={
            bank
              ? `${bankEnding(bank)}. Whoever has ordered sees it whole; it stands on invoices too.`
              : "There is none any more, so buyers only read what you write below."
          }
          checked={settings.offlineBank}
          onCheckedChange={(offlineBank) => onChange({ offlineBank })}
        />
      ) : (
        <Text tone="muted">
          Enter your bank account once, and buyers of every event can be told where to pay.
        </Text>
      )}
      <Inline>
        <LinkButton size="sm" variant="outline" href={href("money.bank")}>
          {bank ? "The bank account" : "Enter your bank account"}
        </LinkButton>
      </Inline>
      <TextArea
        label={settings.offlineBank && bank ? "What else there is to say" : "How to pay"}
        optional={settings.offlineBank && bank !== null}
        placeholder={
          settings.offlineBank && bank
            ? "Such as where cash can be brought."
            : "Account, reference, or where to bring the money."
        }
        value={settings.offlineInstructions ?? ""}
        onValueChange={(text) => onChange({ offlineInstructions: text || null })}
        error={error}
        maxLength={2000}
        dir="auto"
      />
      <NumberField
        label="Days to pay"
        value={settings.offlineDays}
        min={1}
        max={60}
        onValueChange={(offlineDays) => onChange({ offlineDays: offlineDays ?? 7 })}
      />
    </>
  );
}
