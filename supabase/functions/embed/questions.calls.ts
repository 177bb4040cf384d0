import { askSql } from "../_shared/ask-sql.ts";
import { type Fields, optionalText, requiredText } from "../_shared/fields.ts";
import { publicLimits } from "../_shared/limits.ts";
import type { PublicCalls } from "./call.types.ts";
import { perRecipient, perVisitor } from "./counts.ts";
import { takes } from "./takes.ts";
import { tellMany } from "./tells.ts";

export const calls: PublicCalls = {
  /** What the hosts answer on the event's page. */
  "GET questions": (call) =>
    tellMany(call, `questions:${call.token}`, () =>
      askSql(call.deps, "get_shared_questions", { token: call.token }),
    ),

  /** A guest asks the hosts; by a link of one's own, the hosts know who. */
  "POST questions": takes({
    read: readQuestion,
    toBots: ({ email }) => ({ received: true, isMailed: email !== "" }),
    counts: [
      perVisitor("embed:question", publicLimits.messagesPerAddress),
      perRecipient(({ email }) => email || undefined),
    ],
    answer: "ask_hosts",
    keepsLanguage: true,
  }),
};

/** Whether name and address are needed goes by the link, which SQL knows. */
function readQuestion(fields: Fields) {
  return {
    name: optionalText(fields, "name", "Your name", 200) ?? "",
    email: optionalText(fields, "email", "The e-mail address", 254) ?? "",
    question: requiredText(fields, "question", "Your question", 1000),
    idempotencyKey: optionalText(fields, "idempotencyKey", "The form", 100) ?? "",
  };
}
