import { longestName } from "@jubilee/core/base/names.rules";
import type { PartySubmission } from "@jubilee/core/answers/party.types";
import {
  type Fields,
  isFields,
  optionalText,
  requiredId,
  requiredIdempotencyKey,
  requiredList,
} from "../../_shared/fields.ts";
import { requiredAnswer } from "./reply.ts";

/** The answers of everybody of a personal link, as `answer_party` takes them. */
export function readParty(fields: Fields): PartySubmission & { idempotencyKey: string } {
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
    idempotencyKey: requiredIdempotencyKey(fields),
  };
}

function readMember(value: unknown): PartySubmission["members"][number] {
  const member = isFields(value) ? value : {};
  const answer = requiredAnswer(member, "Choose yes, maybe or no for everybody.");
  return {
    id: requiredId(member, "id", "This person"),
    answer,
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
    name: optionalText(companion, "name", "A name", longestName),
    isChild: companion["isChild"] === true,
    meal: optionalText(companion, "meal", "A meal", 100),
    dietary: optionalText(companion, "dietary", "A dietary need", 500),
  };
}
