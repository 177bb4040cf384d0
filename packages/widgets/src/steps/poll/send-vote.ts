import { deviceZone } from "@jubilee/core/base/zone-place.rules";
import { answersToSend, lackingAnswers } from "@jubilee/core/planning/polls.rules";
import type { PollAnswer, PollVote, SharedPoll } from "@jubilee/core/planning/polls.types";
import { ballotFor, pollAddress } from "../../client/ballot.ts";
import type { CallError } from "../../client/request.ts";
import { sendVote as english } from "../../copy/en/send-vote.copy.ts";
import { contactErrors, focusFirstError } from "../../parts/contact-errors.ts";
import { isAway, keepTrying } from "../../parts/keepTrying.tsx";
import type { BallotErrors, BallotProps, PersonFields } from "../../poll/Ballot.tsx";
import type { Problem } from "../../widget.types.ts";
import { refusalText } from "../every/refusalText.ts";

export { sheet } from "../../styles/wrong.css.ts";

interface Sending extends BallotProps {
  answers: PollAnswer[];
  fields: PersonFields;
  setErrors: (errors: BallotErrors) => void;
  setProblem: (problem: Problem | null) => void;
}

/** Checks a vote, sends it so that it counts once, and says what came of it. */
export async function sendVote(sending: Sending): Promise<void> {
  const { context, data, copy, answers, setErrors, setProblem, onDone } = sending;
  const said = answersToSend(data.questions, answers);
  const wrong = check(sending);
  setErrors(wrong);
  if (Object.keys(wrong).length > 0) return focusFirstError(context.shadow);
  context.announce(copy.sending);
  const body: PollVote & { website?: string } = {
    ...(data.guestName === null ? { ballotToken: ballotFor(context.token) } : {}),
    ...(data.naming === "named" ? person(sending) : {}),
    answers: said,
    website: sending.fields.website,
  };
  const { unsentTitle: title, unsentText: text, arrived } = context.words("sendVote", english);
  const outcome = await keepTrying({
    context,
    words: { title, text },
    setProblem,
    send: () => context.call<SharedPoll>("POST", `poll/${context.token}`, body),
  });
  context.announce(outcome.ok ? arrived : "");
  if (!outcome.ok) return refuse(outcome.error, sending);
  context.draft.write({});
  context.emit("jubilee:poll-voted", { eventId: data.event.id, pollId: data.id });
  onDone({ ...outcome.value, notTaken: "" });
}

function person({ data, fields: { name, email, note } }: Sending): Partial<PollVote> {
  const isStranger = data.guestName === null;
  return {
    ...(isStranger ? { name: name.trim() } : {}),
    ...(isStranger && email.trim() ? { email: email.trim() } : {}),
    ...(note.trim() ? { note: note.trim() } : {}),
    timeZone: deviceZone(),
  };
}

function check({ context, data, copy, answers, fields: { name, email } }: Sending): BallotErrors {
  const lacking = lackingAnswers(data.questions, answers);
  const wrong: BallotErrors = Object.fromEntries(
    Object.entries(lacking).map(([id, what]) => [
      id,
      what === "required" ? copy.required : copy.mostReached,
    ]),
  );
  const last = data.questions.at(-1);
  if (last && answersToSend(data.questions, answers).length === 0) wrong[last.id] ??= copy.required;
  if (data.naming === "named" && data.guestName === null) {
    const contact = contactErrors({ name, email }, context);
    if (contact.name) wrong["name"] = contact.name;
    if (email.trim() && contact.email) wrong["email"] = contact.email;
  }
  return wrong;
}

async function refuse(error: CallError, sending: Sending): Promise<void> {
  const { context, data, setErrors, setProblem, onFresh, onDone } = sending;
  const copy = context.words("sendVote", english);
  // That it was not sent was told when it first was not.
  if (!isAway(error)) context.emit("jubilee:error", { code: error.code });
  const isQuestion = data.questions.some(({ id }) => id === error.field);
  if (error.code === "conflict") {
    // What is shown is not what is there: the newest comes first, then what it means for this vote.
    const newest = await context.call<SharedPoll>("GET", pollAddress(context.token));
    const isClosed = error.field === "poll";
    // The ballot goes with the poll's end, and what it says goes where the results are.
    if (newest.ok && isClosed) return onDone({ ...newest.value, notTaken: copy.closed });
    if (newest.ok) onFresh(newest.value);
    const text = isClosed ? copy.closed : isQuestion ? copy.full : copy.again;
    if (isQuestion && error.field) setErrors({ [error.field]: text });
    else setProblem({ title: copy.unsentTitle, text });
    return;
  }
  const text = isAway(error) ? copy.unsentText : await refusalText(context, error);
  if (error.field && (isQuestion || ["name", "email", "note"].includes(error.field))) {
    setErrors({ [error.field]: text });
    focusFirstError(context.shadow);
  } else setProblem({ title: copy.unsentTitle, text });
}
