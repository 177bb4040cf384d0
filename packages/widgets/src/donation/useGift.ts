import type { GiftView, SharedCampaign } from "@jubilee/core/giving/giving.types";
import { useRef, useState } from "react";
import type { Keyring } from "../client/idempotency.ts";
import type { GiveCopy } from "../copy/copy.types.ts";
import { adopt } from "../element/sheets.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";
import type { Problem, ScreenProps } from "../widget.types.ts";
import { startFields, type GiftErrors, type GiftFields } from "./donation-state.ts";

type ReadAmount = (text: string, currency: string, lang: string) => number | null;

const loadSend = () => import("../steps/donation/send-gift.ts");

export interface GiftOptions extends ScreenProps<SharedCampaign> {
  copy: GiveCopy;
  /** A gift is noted and has to be paid somewhere else. */
  onGift: (gift: GiftView) => void;
}

/** The gift's fields, their errors, and sending them exactly once. */
export function useGift(options: GiftOptions) {
  const { context, data } = options;
  const [fields, setFields] = useState(() => startFields(data.campaign));
  const [errors, setErrors] = useState<GiftErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [read, setRead] = useState<ReadAmount | null>(null);
  const keys = useRef<Keyring | null>(null);

  const change = (changed: Partial<GiftFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    setErrors({});
    context.draft.write({ ...context.draft.read(), ...changed, website: undefined });
  };

  useEffectOn([context.prefill], () => {
    const { name: wallName, email } = context.prefill;
    if (wallName ?? email) change({ ...(wallName && { wallName }), ...(email && { email }) });
  });

  // The script that knows what was kept, reads typed amounts, sends and keeps the bar moving comes
  // right after the form: a press that is sooner waits for it.
  useEffectOn([], () => {
    const arrive = async () => {
      const { keptFields, readAmount, sheet, watchProgress } = await loadSend();
      adopt(context.shadow, sheet);
      setFields((before) => ({ ...before, ...keptFields(context.draft, data.campaign) }));
      setRead(() => readAmount);
      watchProgress(options);
    };
    arrive().catch(() => undefined);
  });
  const amount = fields.picked ?? read?.(fields.other, data.event.currency, context.lang) ?? null;

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

  return { fields, amount, change, errors, problem, busy, send };
}
