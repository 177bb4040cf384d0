import type { RsvpAnswer, RsvpReceipt, SharedEvent } from "@jubilee/core/public-event/types";
import { useRef, useState } from "react";
import type { Keyring } from "../client/idempotency.ts";
import type { RsvpCopy } from "../copy/copy.types.ts";
import type { Prefill, Problem, WidgetContext } from "../widget.types.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

export interface ReplyFields {
  answer: RsvpAnswer | null;
  partySize: number;
  name: string;
  email: string;
  note: string;
  website: string;
}

/** One key for what this form sends, however often it is sent. */
export interface Keys {
  current: Keyring | null;
}

export type ReplyErrors = Partial<Record<keyof ReplyFields, string>>;

export interface ReplyOptions {
  context: WidgetContext;
  data: SharedEvent;
  copy: RsvpCopy;
  receipt: RsvpReceipt | null;
  /** A personal link: the hosts know who answers. */
  known: boolean;
  /** Every place is taken: answering yes takes a place in line. */
  waiting: boolean;
  onDone: (receipt: RsvpReceipt) => void;
}

const loadSend = () => import("../steps/send-reply.ts");
const text = (value: unknown) => (typeof value === "string" ? value : "");

function startFields({ context, receipt, waiting }: ReplyOptions): ReplyFields {
  const { draft, prefill } = context;
  const kept = draft.read();
  const answer = [kept["answer"], prefill.answer].find(
    (one) => one === "yes" || one === "no" || one === "maybe",
  );
  const received = receipt?.state === "waitlisted" ? "yes" : receipt?.state;
  return {
    answer: waiting ? "yes" : (received ?? answer ?? null),
    partySize: receipt?.partySize ?? (Number(kept["partySize"]) || (prefill.partySize ?? 1)),
    name: receipt?.name ?? (text(kept["name"]) || (prefill.name ?? "")),
    email: text(kept["email"]) || (prefill.email ?? ""),
    note: receipt?.note ?? (text(kept["note"]) || (prefill.note ?? "")),
    website: "",
  };
}

/** The reply form's fields, their errors, and sending them exactly once. */
export function useReply(options: ReplyOptions) {
  const { context, receipt } = options;
  const [fields, setFields] = useState(() => startFields(options));
  const [errors, setErrors] = useState<ReplyErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const keys: Keys = useRef<Keyring | null>(null);

  const change = (changed: Partial<ReplyFields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    setErrors((old) => omit(old, Object.keys(changed)));
    context.draft.write({ ...context.draft.read(), ...next, website: undefined });
  };

  useEffectOn([context.prefill], () => {
    const { answer, partySize, name, email, note }: Prefill = context.prefill;
    const given = { answer, partySize, name, email, note };
    const filled = Object.entries(given).filter(([, value]) => value !== undefined);
    if (filled.length > 0 && !receipt) change(Object.fromEntries(filled));
  });

  // The script that sends comes right after the form: a press that is sooner waits for it.
  useEffectOn([], () => void loadSend().catch(() => undefined));

  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { sendReply } = await loadSend();
      await sendReply({ ...options, fields, keys, setErrors, setProblem });
    } catch {
      const { unavailableTitle: title, unavailableText } = context.copy;
      setProblem({ title, text: unavailableText });
    }
    setBusy(false);
  };

  return { fields, change, errors, problem, busy, send };
}

function omit(errors: ReplyErrors, fields: string[]): ReplyErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
