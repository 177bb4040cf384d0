import {
  defaultTicketSettings,
  percentText,
  readPercent,
  saysHowToPay,
} from "@jubilee/core/tickets/ticket-desk.rules";
import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import type { TicketDesk, TicketSettings } from "@jubilee/core/tickets/ticket-desk.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Form } from "@jubilee/ui/form";
import { Grid } from "@jubilee/ui/grid";
import { Inline } from "@jubilee/ui/inline";
import { MoneyField } from "@jubilee/ui/money-field";
import { NumberField } from "@jubilee/ui/number-field";
import { Switch } from "@jubilee/ui/switch";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { PayLaterFields } from "./PayLaterFields.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import type { Checked } from "../../../page-kit/form/problems.rules.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface Draft {
  settings: TicketSettings;
  /** Percentages, as they are typed. */
  fee: string;
  kept: string;
}

function read({ settings, fee, kept }: Draft, hasBank: boolean): Checked<Draft, TicketSettings> {
  const feeBps = fee.trim() === "" ? 0 : readPercent(fee, 3000);
  const cancelRefundBps = readPercent(kept);
  const saysWhere = saysHowToPay(settings, hasBank);
  if (feeBps !== null && cancelRefundBps !== null && saysWhere) {
    return { ok: true, input: { ...settings, feeBps, cancelRefundBps } };
  }
  return {
    ok: false,
    errors: {
      settings: saysWhere ? undefined : ticketDeskCopy.refusal.payNowhere,
      fee: feeBps === null ? "Write a percentage from 0 to 30" : undefined,
      kept: cancelRefundBps === null ? ticketDeskCopy.refusal.percent : undefined,
    },
  };
}

/** How the event sells, kept as a whole. */
export function SettingsForm({ desk }: { desk: TicketDesk }) {
  const api = useApi(createTicketDeskApi);
  const locale = useLocale();
  const { event } = desk;
  const write = useDeskWrite(event.id);
  const form = useDraft(
    (): Draft => {
      const settings = desk.settings ?? defaultTicketSettings;
      return {
        settings,
        fee: percentText(settings.feeBps),
        kept: percentText(settings.cancelRefundBps),
      };
    },
    { write, read: (draft) => read(draft, desk.bank !== null) },
  );
  const { settings } = form.draft;
  const change = (part: Partial<TicketSettings>) =>
    form.change({ settings: { ...settings, ...part } });
  const columns = { mobile: "1", tablet: "2" } as const;

  return (
    <Card title="Rules">
      <Form
        label="Rules"
        {...form.page((input) => api.saveSettings(event.id, input), { done: "Saved" })}
      >
        <Grid columns={columns} align="start">
          <TextField
            label="Service fee"
            inputMode="decimal"
            suffix="%"
            {...form.field("fee")}
            help="Of the price. Each ticket says whether you or the buyer bears it."
            numeric
          />
          <MoneyField
            label="And on each ticket"
            optional
            currency={event.currency}
            locale={locale}
            valueMinor={settings.feeFixedMinor}
            onValueChange={(feeFixedMinor) => change({ feeFixedMinor: feeFixedMinor ?? 0 })}
          />
        </Grid>
        <Switch
          label="Buyers may pay later"
          help="By bank transfer or cash: their tickets are held, and sent when you mark the order as paid."
          checked={settings.offlineEnabled}
          onCheckedChange={(offlineEnabled) =>
            change({
              offlineEnabled,
              ...(offlineEnabled && !settings.offlineInstructions && desk.bank !== null
                ? { offlineBank: true }
                : {}),
            })
          }
        />
        {settings.offlineEnabled && (
          <PayLaterFields
            bank={desk.bank}
            settings={settings}
            error={form.errors.settings}
            onChange={change}
          />
        )}
        <Switch
          label="Buyers may cancel by themselves"
          help="By the link of their order. What they cancel is free for others at once."
          checked={settings.cancelUntilHours !== null}
          onCheckedChange={(on) => change({ cancelUntilHours: on ? 48 : null })}
        />
        {settings.cancelUntilHours !== null && (
          <Grid columns={columns} align="start">
            <NumberField
              label="Until so many hours before the start"
              value={settings.cancelUntilHours}
              min={0}
              max={8760}
              onValueChange={(hours) => change({ cancelUntilHours: hours ?? 0 })}
            />
            <TextField
              label="They get back"
              inputMode="decimal"
              suffix="%"
              {...form.field("kept")}
              numeric
            />
          </Grid>
        )}
        <Switch
          label="Buyers may pass tickets on"
          help="The old code is void, the new holder gets a ticket of their own."
          checked={settings.transfersEnabled}
          onCheckedChange={(transfersEnabled) => change({ transfersEnabled })}
        />
        <NumberField
          label="Names can be changed until so many hours before the start"
          value={settings.namesUntilHours}
          min={0}
          max={8760}
          onValueChange={(hours) => change({ namesUntilHours: hours ?? 0 })}
        />
        <Switch
          label="A waiting list when tickets are sold out"
          checked={settings.waitlistEnabled}
          onCheckedChange={(waitlistEnabled) => change({ waitlistEnabled })}
        />
        {settings.waitlistEnabled && (
          <NumberField
            label="Hours an offer is held"
            value={settings.offerHours}
            min={1}
            max={168}
            onValueChange={(offerHours) => change({ offerHours: offerHours ?? 24 })}
          />
        )}
        <TextArea
          label="Seller on invoices"
          optional
          help="Name, address and tax number. Invoices are numbered without a gap."
          value={settings.sellerDetails ?? ""}
          onValueChange={(text) => change({ sellerDetails: text || null })}
          maxLength={1000}
          dir="auto"
        />
        <Inline>
          <Button type="submit" loading={write.isBusy}>
            Save the rules
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
