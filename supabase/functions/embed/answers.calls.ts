import { askSql } from "../_shared/ask-sql.ts";
import { type Fields, requiredEmail, requiredLine, requiredName } from "../_shared/fields.ts";
import { publicLimits } from "../_shared/limits.ts";
import { readParty } from "./answers/party.ts";
import { emptyReceipt, readReply } from "./answers/reply.ts";
import type { PublicCalls } from "./call.types.ts";
import { perLink, perRecipient, perVisitor } from "./counts.ts";
import { takes } from "./takes.ts";
import { tellMany, tells } from "./tells.ts";

export const calls: PublicCalls = {
  /** An invited person's own page. */
  "GET personal": tells("get_personal_invitation"),

  /** The answers of everybody of a personal link. */
  "POST personal/answer": takes({
    read: readParty,
    counts: [perRecipient()],
    answer: "answer_party",
    keepsLanguage: true,
  }),

  /** Who is seen on the event's page. */
  "GET faces": (call) =>
    tellMany(call, `faces:${call.token}`, () =>
      askSql(call.deps, "get_shared_faces", { token: call.token }),
    ),

  /** Somebody of a party agrees to be seen there, or takes it back. */
  "POST personal/face": takes({ read: readFace, answer: "show_face" }),

  /** Whether the mails that a link came with still come, though it may open nothing else. */
  "GET personal/mails": tells("get_mail_wish"),

  /** A guest's wish about their host's mails. */
  "POST personal/mails": takes({
    read: (fields) => fields["wantsMail"] === true,
    answer: ({ deps, token }, wanted) =>
      askSql(deps, "set_mail_wish", { token, wants_mail: wanted }),
  }),

  /** An answer; the same idempotency key gives the same receipt. */
  "POST rsvp": takes({
    isPrefilled: true,
    read: readReply,
    toBots: emptyReceipt,
    counts: [perRecipient(({ email }) => email)],
    answer: "submit_rsvp",
    keepsLanguage: true,
    changesShared: true,
  }),

  /** Mails a lost link; the answer is the same whether anybody is meant or not. */
  "POST rsvp/find": takes({
    read: readSearch,
    toBots: () => ({ asked: true }),
    counts: [
      perVisitor("embed:find", publicLimits.searchesPerAddress),
      perRecipient(({ email }) => email),
    ],
    answer: "request_rsvp_link",
  }),

  /** The invitation behind a printed code. What is tried is counted, right or wrong. */
  "POST rsvp/code": takes({
    read: (fields) => requiredLine(fields, "code", "The code", 40),
    counts: [
      perVisitor("embed:code", publicLimits.searchesPerAddress),
      perLink("embed:invitation-code", publicLimits.codesPerLink),
    ],
    answer: ({ deps, token }, code) => askSql(deps, "open_invitation_code", { token, code }),
  }),
};

function readFace({ person, isShown }: Fields) {
  return { person: typeof person === "string" ? person : "", isShown: isShown === true };
}

function readSearch(fields: Fields) {
  return {
    name: requiredName(fields, "name"),
    email: requiredEmail(fields, "email"),
  };
}
