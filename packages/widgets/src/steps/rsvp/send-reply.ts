import type { RsvpReceipt, RsvpSubmission } from "@jubilee/core/sharing/public-event.types";
import type { CallError } from "../../client/request.ts";
import { createKeyring } from "../../client/idempotency.ts";
import { keepReceipt } from "../../client/kept-receipts.ts";
import { sendReply as english } from "../../copy/en/send-reply.copy.ts";
import { contactErrors, focusFirstError } from "../../parts/contact-errors.ts";
import { isAway, keepTrying } from "../../parts/keepTrying.tsx";
import type { Keys, ReplyErrors, ReplyFields, ReplyOptions } from "../../rsvp/useReply.ts";
import type { Problem } from "../../widget.types.ts";
import { refusalText } from "../every/refusalText.ts";

export { sheet } from "../../styles/wrong.css.ts";

interface Sending extends ReplyOptions {
  fields: ReplyFields;
  keys: Keys;
  setErrors: (errors: ReplyErrors) => void;
  setProblem: (problem: Problem | null) => void;
}

/** Checks a reply, sends it exactly once, and says what came of it. */
export async function sendReply(sending: Sending): Promise<void> {
  const { context, data, fields, receipt, known, keys, setErrors, setProblem, onDone } = sending;
  const wrong = check(sending);
  setErrors(wrong);
  if (Object.keys(wrong).length > 0) return focusFirstError(context.shadow);
  context.announce(sending.copy.sending);
  const own = receipt?.personalToken ?? null;
  const changes = own === null && receipt ? { changes: receipt.replyKey, name: receipt.name } : {};
  const body = { ...submission(fields, known), ...changes };
  keys.current ??= createKeyring(context.draft);
  const idempotencyKey = keys.current.keyFor(body);
  const { unsentTitle: title, unsentText: text } = context.words("sendReply", english);
  const outcome = await keepTrying({
    context,
    words: { title, text },
    setProblem,
    send: () =>
      context.call<RsvpReceipt>("POST", `rsvp/${own ?? context.token}`, {
        ...body,
        idempotencyKey,
      }),
  });
  context.announce("");
  if (!outcome.ok) return refuse(outcome.error, sending);
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
  keepReceipt(context, { receipt: outcome.value, email: known ? "" : fields.email, isFresh: true });
  onDone(outcome.value);
}

function check({ context, fields, known }: Sending): ReplyErrors {
  const copy = context.words("sendReply", english);
  const contact = known ? {} : contactErrors(fields, context);
  const all: ReplyErrors = { ...contact, ...(fields.answer ? {} : { answer: copy.choose }) };
  return Object.fromEntries(Object.entries(all).filter(([, message]) => message));
}

function submission(fields: ReplyFields, known: boolean): Omit<RsvpSubmission, "idempotencyKey"> {
  return {
    answer: fields.answer ?? "yes",
    partySize: fields.partySize,
    note: fields.note.trim() || null,
    companions: (fields.companions ?? [])
      .slice(0, fields.partySize - 1)
      .map((name) => name.trim() || null),
    ...(known ? {} : { name: fields.name.trim(), email: fields.email.trim() }),
    website: fields.website,
  };
}

async function refuse(
  error: CallError,
  { context, fields, setErrors, setProblem }: Sending,
): Promise<void> {
  const field = error.field && error.field in fields ? error.field : null;
  // That it was not sent was told when it first was not.
  if (!isAway(error)) context.emit("jubilee:error", { code: error.code });
  if (field) {
    setErrors({ [field]: await refusalText(context, error) });
    focusFirstError(context.shadow);
  } else if (/^(rsvp_|event_)/.test(error.code)) {
    void context.reload();
  } else {
    const { unsentTitle: title, unsentText } = context.words("sendReply", english);
    setProblem({ title, text: isAway(error) ? unsentText : await refusalText(context, error) });
  }
}
