import type { SharedCampaign } from "@jubilee/core/giving/types";
import { useRef, useState } from "react";
import type { Keyring } from "../client/idempotency.ts";
import type { DonationCopy } from "../copy/copy.types.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";
import type { Problem, ScreenProps } from "../widget.types.ts";
import { startFields, type GiftErrors, type GiftFields } from "./donation-state.ts";

const loadSend = () => import("../steps/send-gift.ts");

export interface GiftOptions extends ScreenProps<SharedCampaign> {
  copy: DonationCopy;
}

/** The gift's fields, their errors, and sending them exactly once. */
export function useGift(options: GiftOptions) {
  const { context, data } = options;
  const [fields, setFields] = useState(() => startFields(context, data.campaign));
  const [errors, setErrors] = useState<GiftErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const keys = useRef<Keyring | null>(null);

  const change = (changed: Partial<GiftFields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    setErrors({});
    context.draft.write({ ...context.draft.read(), ...next, website: undefined });
  };

  useEffectOn([context.prefill], () => {
    const { name: wallName, email } = context.prefill;
    if (wallName ?? email) change({ ...(wallName && { wallName }), ...(email && { email }) });
  });

  // The script that sends comes right after the form: a press that is sooner waits for it.
  useEffectOn([], () => void loadSend().catch(() => undefined));

  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { sendGift } = await loadSend();
      await sendGift({ ...options, fields, keys, setErrors, setProblem });
    } catch {
      const { unavailableTitle: title, unavailableText } = context.copy;
      setProblem({ title, text: unavailableText });
    }
    setBusy(false);
  };

  return { fields, change, errors, problem, busy, send };
}
