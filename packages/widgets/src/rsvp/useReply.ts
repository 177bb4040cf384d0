import type { RsvpAnswer, RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { useRef, useState } from "react";
import type { Keyring } from "../client/idempotency.ts";
import type { OpenCopy } from "../copy/copy.types.ts";
import type { AskedEvent, Problem, WidgetContext } from "../widget.types.ts";
import { adopt } from "../element/sheets.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

export interface ReplyFields {
  answer: RsvpAnswer | null;
  partySize: number;
  name: string;
  email: string;
  note: string;
  /** Who comes along, in their order; empty where the name follows later. Absent until one is typed. */
  companions?: string[];
  website: string;
}

/** One key for what this form sends, however often it is sent. */
export interface Keys {
  current: Keyring | null;
}

export type ReplyErrors = Partial<Record<keyof ReplyFields, string | undefined>>;

export interface ReplyOptions {
  context: WidgetContext;
  data: AskedEvent;
  copy: OpenCopy;
  /** What is changed. */
  receipt?: RsvpReceipt;
  /** A personal link: the hosts know who answers. */
  known: boolean;
  /** Every place is taken: answering yes takes a place in line. */
  waiting?: boolean;
  /** What the form begins with, when not with what this tab has kept. */
  first?: Partial<ReplyFields>;
  onDone: (receipt: RsvpReceipt) => void;
}

const loadSend = () => import("../steps/rsvp/send-reply.ts");

/** What this tab has kept, then what the visitor has come with. */
function startFields({ context, first }: ReplyOptions): ReplyFields {
  const kept = context.draft.read();
  const text = (name: string) => (kept[name] ?? "") as string;
  return {
    answer: (kept["answer"] ?? null) as RsvpAnswer | null,
    partySize: Number(kept["partySize"]) || 1,
    name: text("name"),
    email: text("email"),
    note: text("note"),
    companions: kept["companions"] as string[],
    website: "",
    ...first,
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
    const settled = Object.keys(changed).map((name) => [name, undefined]);
    setErrors({ ...errors, ...Object.fromEntries(settled) });
    context.draft.write({ ...context.draft.read(), ...next, website: undefined });
  };

  useEffectOn([context.prefill], () => {
    if (Object.keys(context.prefill).length > 0 && !receipt) change(context.prefill);
  });

  // The script that sends comes right after the form: a press that is sooner waits for it.
  useEffectOn([], () => {
    loadSend().then(
      ({ sheet }) => adopt(context.shadow, sheet),
      () => undefined,
    );
  });

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
