import type { RsvpAnswer, RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { longestName } from "@jubilee/core/base/names.rules";
import {
  type Fields,
  isGiven,
  optionalText,
  requiredEmail,
  requiredIdempotencyKey,
  requiredInteger,
  requiredLine,
  requiredList,
  requiredName,
} from "../../_shared/fields.ts";
import { Refusal } from "../../_shared/refusal.ts";

const answers: readonly RsvpAnswer[] = ["yes", "no", "maybe"];

const partySizes = { min: 1, max: 100 };

/** What somebody answers, or a refusal in these words. */
export function requiredAnswer(fields: Fields, message: string): RsvpAnswer {
  const answer = answers.find((one) => one === fields["answer"]);
  if (!answer) throw new Refusal("invalid_input", message, "answer");
  return answer;
}

/** An RSVP as `submit_rsvp` takes it. Name and e-mail are checked where they are given. */
export function readReply(fields: Fields) {
  const answer = requiredAnswer(fields, "Choose yes, maybe or no.");
  // For how many a no speaks is the database's to say.
  const isComing = answer !== "no";
  return {
    answer,
    ...(isComing
      ? { partySize: requiredInteger(fields, "partySize", "The number of people", partySizes) }
      : {}),
    note: optionalText(fields, "note", "The note", 2000),
    ...(isGiven(fields, "companions") ? { companions: readCompanions(fields) } : {}),
    ...(isGiven(fields, "name") ? { name: requiredName(fields, "name") } : {}),
    ...(isGiven(fields, "email") ? { email: requiredEmail(fields, "email") } : {}),
    ...(isGiven(fields, "changes")
      ? { changes: requiredLine(fields, "changes", "The reply", 200) }
      : {}),
    idempotencyKey: requiredIdempotencyKey(fields),
  };
}

/** Who comes along; a name may follow later. */
function readCompanions(fields: Fields): (string | null)[] {
  const names = requiredList(fields, "companions", "Those who come along", 99);
  return names.map((name) => {
    const text = typeof name === "string" ? name.trim() : "";
    if (text.length > longestName)
      throw new Refusal("invalid_input", `A name is at most ${longestName} letters.`, "companions");
    return text || null;
  });
}

type Reply = ReturnType<typeof readReply>;

/** A receipt like any other, for a reply that nobody keeps. */
export function emptyReceipt({
  answer,
  partySize = 1,
  note,
  name,
  companions,
  idempotencyKey,
}: Reply): RsvpReceipt {
  return {
    state: answer,
    partySize,
    note,
    name: name ?? "",
    companions: companions ?? [],
    waitlistPosition: null,
    personalToken: null,
    replyKey: idempotencyKey,
    canEdit: true,
  };
}
