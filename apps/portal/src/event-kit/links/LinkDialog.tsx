import { linkName, widgetOf } from "@jubilee/core/sharing/share.rules";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { toInstant, toWallTime } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { DateTimeZone } from "@jubilee/ui/date-time-zone";
import { Dialog } from "@jubilee/ui/dialog";
import { NumberField } from "@jubilee/ui/number-field";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { SignedVisitors } from "./SignedVisitors.tsx";
import { useApi } from "../../page-kit/data/useApi.ts";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useWrite } from "../../page-kit/data/useWrite.ts";

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
  const { isBusy, run } = useWrite(invalidates, "Widgets");
  const [label, setLabel] = useState(link.settings.label ?? "");
  const [ends, setEnds] = useState(link.expiresAt ? toWallTime(link.expiresAt, zone) : "");
  const [useLimit, setUseLimit] = useState(link.useLimit);
  const [signedOnly, setSignedOnly] = useState(link.settings.signedOnly);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isWidget = widgetOf(link.kind) !== null;
  const save = async () => {
    const changed = ends !== (link.expiresAt ? toWallTime(link.expiresAt, zone) : "");
    const change = {
      label: label.trim() || null,
      useLimit,
      ...(changed && { expiresAt: ends ? toInstant(ends, zone).instant : null }),
      ...(isWidget && { signedOnly }),
    };
    const saved = await run(
      () => share.update(link.id, change),
      ({ field, message }) => {
        if (!field || !["label", "useLimit", "expiresAt"].includes(field)) return false;
        setErrors({ [field]: message });
        return true;
      },
    );
    if (!saved) return;
    toast.success("The link is changed");
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={linkName(link.kind, link.settings.label)}
      description="Changes hold for everybody who has the link, within seconds."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <TextField
          label="Name"
          optional
          help="Only you and your team see it: “Newsletter”, “Poster at the station”."
          value={label}
          maxLength={80}
          error={errors["label"]}
          onValueChange={setLabel}
        />
        <DateTimeZone
          label="Ends"
          optional
          zone={zone}
          value={ends}
          error={errors["expiresAt"]}
          onValueChange={setEnds}
        />
        <NumberField
          label="At most so many uses"
          optional
          help="A use is an answer, an order or a gift that came through it. Empty means any number."
          value={useLimit}
          min={1}
          max={mostUses}
          error={errors["useLimit"]}
          onValueChange={setUseLimit}
        />
        {isWidget && (
          <SignedVisitors
            prefillKey={link.prefillKey}
            signedOnly={signedOnly}
            onSignedOnly={setSignedOnly}
          />
        )}
      </Stack>
    </Dialog>
  );
}
