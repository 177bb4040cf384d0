import type { PersonalInvitation, RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { useState } from "react";
import { keepReceipt, knownReceipt, rememberedReceipt } from "../../client/kept-receipts.ts";
import { Lazy } from "../../parts/Lazy.tsx";
import { useEffectOn } from "../../parts/useEffectOn.ts";
import type { RsvpView } from "../../rsvp/rsvp-state.ts";
import type { ScreenProps } from "../../widget.types.ts";
import { SentScreen } from "./SentScreen.tsx";

export interface Props extends ScreenProps {
  view: RsvpView;
  /** As it has just come, as the guest's own link has it, or what this tab still knows of it. */
  receipt: RsvpReceipt;
  onReceipt: (receipt: RsvpReceipt | null) => void;
}

const loadChange = () => import("../donation/change.tsx");

/** An answer that was given: what became of it, and the form that changes it. */
export function ReceiptScreen({ context, data, view, receipt: given, onReceipt }: Props) {
  const [editing, setEditing] = useState(false);
  const known = knownReceipt(context);
  const isWhole = "personalToken" in Object(given);
  const receipt = known?.receipt ?? (isWhole ? given : rememberedReceipt(given));
  const canEdit = Boolean(receipt?.canEdit) && view !== "closed" && view !== "off";
  const isForm = editing && canEdit;
  const keep = (next: RsvpReceipt | null, isFresh: boolean) => {
    const email = knownReceipt(context)?.email ?? "";
    keepReceipt(context, next && { receipt: next, email, isFresh });
    onReceipt(next);
  };

  useEffectOn([], () => {
    if (!receipt) return keep(null, false);
    if (receipt.personalToken === null || known?.isFresh) return;
    const refresh = async () => {
      const path = `personal/${receipt.personalToken}`;
      const outcome = await context.call<PersonalInvitation>("GET", path);
      if (outcome.ok) keep(outcome.value.receipt, false);
      else if (outcome.error.code === "link_invalid") keep(null, false);
    };
    void refresh();
  });
  const step = isForm ? view : receipt?.state;
  useEffectOn([step], () => {
    if (step) context.emit("jubilee:step", { step });
  });

  if (!receipt) return null;
  if (isForm) {
    const onChanged = (next: RsvpReceipt) => {
      onReceipt(next);
      setEditing(false);
    };
    const screen = { context, data, receipt, onReceipt: onChanged };
    return <Lazy key="change" context={context} load={loadChange} screen={screen} />;
  }
  return (
    <SentScreen
      context={context}
      data={data}
      receipt={receipt}
      email={known?.email ?? ""}
      canEdit={canEdit}
      isNew={known?.isFresh === true}
      onChange={() => setEditing(true)}
      onAnother={known || isWhole ? null : () => keep(null, false)}
    />
  );
}
