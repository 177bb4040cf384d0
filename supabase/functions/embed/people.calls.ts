import { ownDataFile } from "@jubilee/core/people/profiles.rules";
import { askSql } from "../_shared/ask-sql.ts";
import {
  type Fields,
  optionalText,
  requiredEmail,
  requiredId,
  requiredIdempotencyKey,
  requiredLine,
  requiredText,
  requiredName,
} from "../_shared/fields.ts";
import { publicLimits, requireWithin, visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import type { PublicCalls } from "./call.types.ts";
import { perVisitor } from "./counts.ts";
import { takes } from "./takes.ts";
import { tells } from "./tells.ts";

export const calls: PublicCalls = {
  /** One's own profile, and what the host holds. */
  "GET profile": tells("get_own_profile"),

  /** The same as a file to keep. */
  "GET profile/my-data.json": async ({ deps, token }) => {
    const profile = await askSql(deps, "get_own_profile", { token });
    return new Response(ownDataFile(profile, deps.now().toISOString()), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="my-data.json"',
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
      },
    });
  },

  /** What a member corrects, and who sees what. */
  "POST profile": takes({ read: (fields) => fields, answer: "save_own_profile" }),

  /** A member is forgotten by their own wish; the word keeps a slip from doing it. */
  "POST profile/erase": takes({
    read: ({ erase }) => {
      if (erase === true) return;
      throw new Refusal("invalid_input", "Confirm that you want to be erased.", "erase");
    },
    answer: ({ deps, token }) => askSql(deps, "erase_own_profile", { token }),
  }),

  /** From an invitation: mails the profile's link to the address on the list. */
  "POST personal/profile": async ({ deps, token }) => {
    const visitor = visitorKey(deps.peerAddress);
    await requireWithin(deps, `embed:find:${visitor}`, publicLimits.searchesPerAddress);
    return json(await askSql(deps, "request_profile_link", { token }));
  },

  /** Who is looked for and who is remembered. */
  "GET directory": tells("get_shared_directory"),

  /** What somebody knows of a missing member: kept for the hosts' word. */
  "POST directory": takes({
    read: readLead,
    toBots: () => ({ received: true }),
    counts: [perVisitor("embed:lead", publicLimits.messagesPerAddress)],
    answer: "submit_member_lead",
  }),
};

function readLead(fields: Fields) {
  return {
    memberId: requiredId(fields, "memberId", "This person"),
    kind: requiredLine(fields, "kind", "What you know", 20),
    message: requiredText(fields, "message", "What you know", 2000),
    contact: optionalText(fields, "contact", "The address", 300),
    fromName: requiredName(fields, "fromName"),
    fromEmail: requiredEmail(fields, "fromEmail"),
    idempotencyKey: requiredIdempotencyKey(fields),
  };
}
