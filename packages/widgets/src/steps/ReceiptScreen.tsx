import type { PersonalInvitation, RsvpReceipt } from "@jubilee/core/public-event/types";
import { useState } from "react";
import { freshReceipts } from "../client/fresh-receipts.ts";
import { Lazy } from "../parts/Lazy.tsx";
import { useEffectOn } from "../parts/useEffectOn.ts";
import type { RsvpView } from "../rsvp/rsvp-state.ts";
import type { ScreenProps } from "../widget.types.ts";
import { SentScreen } from "./SentScreen.tsx";

export interface Props extends ScreenProps {
  view: RsvpView;
  /** As it was kept for this tab, or has just come. */
  receipt: RsvpReceipt;
  onReceipt: (receipt: RsvpReceipt | null) => void;
}

const loadChange = () => import("./change.tsx");

/** A tab keeps whatever somebody has put into its storage. */
function isReceipt(kept: unknown): boolean {
  return typeof kept === "object" && kept !== null && "personalToken" in kept && "state" in kept;
}

/** An answer that was given: what became of it, and the form that changes it. */
export function ReceiptScreen({ context, data, view, receipt, onReceipt }: Props) {
  const [editing, setEditing] = useState(false);
  const isWhole = isReceipt(receipt);
  const canEdit = receipt.canEdit && view !== "closed" && view !== "off";
  const isForm = editing && canEdit;

  useEffectOn([], () => {
    if (!isWhole) return onReceipt(null);
    if (receipt.personalToken === null || freshReceipts.has(receipt)) return;
    const refresh = async () => {
      const path = `personal/${receipt.personalToken}`;
      const outcome = await context.call<PersonalInvitation>("GET", path);
      if (outcome.ok) onReceipt(outcome.value.receipt);
      else if (outcome.error.code === "link_invalid") onReceipt(null);
    };
    void refresh();
  });
  const step = isForm ? view : receipt.state;
  useEffectOn([step], () => {
    if (isWhole) context.emit("jubilee:step", { step });
  });

  if (!isWhole) return null;
  if (isForm) {
    const onChanged = (next: RsvpReceipt) => {
      onReceipt(next);
      setEditing(false);
    };
    const screen = { context, data, receipt, onReceipt: onChanged };
    return <Lazy key="change" context={context} load={loadChange} screen={screen} />;
  }
  const email = context.draft.read()["email"];
  return (
    <SentScreen
      context={context}
      data={data}
      receipt={receipt}
      email={typeof email === "string" ? email : ""}
      canEdit={canEdit}
      onChange={() => setEditing(true)}
    />
  );
}
