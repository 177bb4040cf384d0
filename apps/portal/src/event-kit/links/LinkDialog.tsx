import { linkName, widgetOf } from "@jubilee/core/sharing/share.rules";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { toInstant, toWallTime } from "@jubilee/core/base/time.rules";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { NumberField } from "@jubilee/ui/number-field";
import { TextField } from "@jubilee/ui/text-field";
import type { QueryKey } from "@tanstack/react-query";
import { DateTimeZone } from "../../page-kit/dates/DateTimeZone.tsx";
import { SignedVisitors } from "./SignedVisitors.tsx";
import { useApi } from "../../page-kit/data/useApi.ts";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useWrite } from "../../page-kit/data/useWrite.ts";
import { useDraft } from "../../page-kit/form/useDraft.ts";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const mostUses = 100_000;

export interface LinkDialogProps {
  link: ShareLink;
  invalidates: QueryKey;
  onClose: () => void;
}

/** What a planner sets about one link: its name, its end, how often it may be used, and by whom. */
export function LinkDialog({ link, invalidates, onClose }: LinkDialogProps) {
  const share = useApi(createShareApi);
  const form = useDraft(
    () => ({
      label: link.settings.label ?? "",
      expiresAt: link.expiresAt ? toWallTime(link.expiresAt, zone) : "",
      useLimit: link.useLimit,
      signedOnly: link.settings.signedOnly,
    }),
    { write: useWrite(invalidates, "Widgets") },
  );
  const isWidget = widgetOf(link.kind) !== null;
  const save = ({ label, expiresAt, useLimit, signedOnly }: typeof form.draft) =>
    share.update(link.id, {
      label: label.trim() || null,
      useLimit,
      // What was not touched keeps its seconds.
      ...(expiresAt !== form.begun.expiresAt && {
        expiresAt: expiresAt ? toInstant(expiresAt, zone).instant : null,
      }),
      ...(isWidget && { signedOnly }),
    });
  return (
    <FormDialog
      title={linkName(link.kind, link.settings.label)}
      description="Changes hold for everybody who has the link, within seconds."
      submitLabel="Save"
      {...form.dialog(save, { done: "The link is changed", onClose })}
    >
      <TextField
        label="Name"
        optional
        help="Only you and your team see it: “Newsletter”, “Poster at the station”."
        {...form.field("label")}
        maxLength={80}
      />
      <DateTimeZone label="Ends" optional zone={zone} {...form.field("expiresAt")} />
      <NumberField
        label="At most so many uses"
        optional
        help="A use is an answer, an order or a gift that came through it. Empty means any number."
        {...form.field("useLimit")}
        min={1}
        max={mostUses}
      />
      {isWidget && (
        <SignedVisitors
          prefillKey={link.prefillKey}
          signedOnly={form.draft.signedOnly}
          onSignedOnly={(signedOnly) => form.change({ signedOnly })}
        />
      )}
    </FormDialog>
  );
}
