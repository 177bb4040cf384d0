import type {
  RsvpAnswer,
  RsvpReceipt,
  RsvpSubmission,
  SharedEvent,
} from "@jubilee/core/public-event/types";
import { useRef, useState } from "react";
import type { CallError } from "../client/call.ts";
import { createKeyring } from "../client/idempotency.ts";
import type { RsvpCopy } from "../copy/copy.types.ts";
import { emailError, focusFirstError, nameError } from "../parts/contact-errors.ts";
import type { Prefill, WidgetContext } from "../widget.types.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

export interface ReplyFields {
  answer: RsvpAnswer | null;
  partySize: number;
  name: string;
  email: string;
  note: string;
  website: string;
}

type Errors = Partial<Record<keyof ReplyFields, string>>;

interface Options {
  context: WidgetContext;
  data: SharedEvent;
  copy: RsvpCopy;
  receipt: RsvpReceipt | null;
  /** Every place is taken: answering yes takes a place in line. */
  waiting: boolean;
  onDone: (receipt: RsvpReceipt) => void;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

function startFields({ context, receipt, waiting }: Options): ReplyFields {
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

function check(fields: ReplyFields, { context, copy, receipt }: Options): Errors {
  const errors: Errors = {};
  const set = (field: keyof ReplyFields, message: string | undefined) => {
    if (message) errors[field] = message;
  };
  set("answer", fields.answer ? undefined : copy.choose);
  if (!receipt) {
    set("name", nameError(fields.name, context.copy));
    set("email", emailError(fields.email, context.copy));
  }
  return errors;
}

function submission(fields: ReplyFields, known: boolean): Omit<RsvpSubmission, "idempotencyKey"> {
  return {
    answer: fields.answer ?? "yes",
    partySize: fields.answer === "no" ? 1 : fields.partySize,
    note: fields.note.trim() || null,
    ...(known ? {} : { name: fields.name.trim(), email: fields.email.trim() }),
    website: fields.website,
  };
}

/** The reply form's fields, their errors, and sending them exactly once. */
export function useReply(options: Options) {
  const { context, data, receipt, onDone } = options;
  const [fields, setFields] = useState(() => startFields(options));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<CallError | null>(null);
  const [busy, setBusy] = useState(false);
  const keys = useRef(createKeyring());

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

  const refuse = (error: CallError) => {
    const field = error.field && error.field in fields ? error.field : null;
    context.emit("jubilee:error", { code: error.code });
    if (field) {
      setErrors({ [field]: error.message });
      focusFirstError(context.shadow);
    } else if (/^(rsvp_|event_)/.test(error.code)) {
      void context.reload();
    } else setProblem(error);
  };

  const send = async () => {
    const wrong = check(fields, options);
    setErrors(wrong);
    setProblem(null);
    if (Object.keys(wrong).length > 0) return focusFirstError(context.shadow);
    setBusy(true);
    context.announce(options.copy.sending);
    const body = submission(fields, receipt !== null);
    const outcome = await context.call<RsvpReceipt>(
      "POST",
      `rsvp/${receipt?.personalToken ?? context.token}`,
      { ...body, idempotencyKey: keys.current.keyFor(body) },
    );
    setBusy(false);
    context.announce("");
    if (!outcome.ok) return refuse(outcome.error);
    const { state, partySize } = outcome.value;
    const eventId = data.event.id;
    context.emit(receipt ? "jubilee:rsvp-updated" : "jubilee:rsvp-submitted", {
      eventId,
      state,
      partySize,
    });
    if (state === "waitlisted") {
      const position = outcome.value.waitlistPosition;
      context.emit("jubilee:waitlist-joined", { eventId, position });
    }
    onDone(outcome.value);
  };

  return { fields, change, errors, problem, busy, send, back: () => setProblem(null) };
}

function omit(errors: Errors, fields: string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
