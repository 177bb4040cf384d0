import type { PartySubmission } from "@jubilee/core/answers/party.types";
import type { RsvpAnswer } from "@jubilee/core/sharing/public-event.types";
import { answerParty, setMailWish } from "../_shared/calls.ts";
import {
  type Fields,
  isFields,
  optionalText,
  readFields,
  requiredId,
  requiredIdempotencyKey,
  requiredList,
} from "../_shared/fields.ts";
import { requireMailRoom } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import type { EmbedCall } from "./routes.ts";

const answers: readonly RsvpAnswer[] = ["yes", "no", "maybe"];

/** Takes the answers of everybody of a personal link. */
export async function answer({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const submission = { ...readParty(fields), idempotencyKey: requiredIdempotencyKey(fields) };
  await requireMailRoom(deps, token);
  return json(await answerParty(deps, token, submission));
}

/** A guest's wish about mails: `{wantsMail}`. */
export async function mails({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  return json(await setMailWish(deps, token, fields["wantsMail"] === true));
}

function readParty(fields: Fields): PartySubmission {
  const given = isFields(fields["answers"]) ? fields["answers"] : {};
  return {
    members: requiredList(fields, "members", "The answers", 200).map(readMember),
    companions: requiredList(fields, "companions", "Who comes along", 100).map(readCompanion),
    answers: Object.fromEntries(
      Object.keys(given)
        .slice(0, 100)
        .flatMap((id): [string, string][] => {
          const text = optionalText(given, id, "An answer", 1000);
          return text === null ? [] : [[id, text]];
        }),
    ),
    note: optionalText(fields, "note", "The note", 2000),
  };
}

function readMember(value: unknown): PartySubmission["members"][number] {
  const member = isFields(value) ? value : {};
  const said = answers.find((one) => one === member["answer"]);
  if (!said) throw new Refusal("invalid_input", "Choose yes, maybe or no for everybody.", "answer");
  return {
    id: requiredId(member, "id", "This person"),
    answer: said,
    meal: optionalText(member, "meal", "A meal", 100),
    dietary: optionalText(member, "dietary", "A dietary need", 500),
    ...(Array.isArray(member["activities"]) && {
      activities: member["activities"].filter((id) => typeof id === "string").slice(0, 50),
    }),
  };
}

function readCompanion(value: unknown): PartySubmission["companions"][number] {
  const companion = isFields(value) ? value : {};
  return {
    name: optionalText(companion, "name", "A name", 200),
    isChild: companion["isChild"] === true,
    meal: optionalText(companion, "meal", "A meal", 100),
    dietary: optionalText(companion, "dietary", "A dietary need", 500),
  };
}
