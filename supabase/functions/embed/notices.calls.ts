import { askSql } from "../_shared/ask-sql.ts";
import type { PublicCalls } from "./call.types.ts";
import { perLink } from "./counts.ts";
import { takes } from "./takes.ts";
import { tells } from "./tells.ts";

const pressesPerLink = perLink("embed:notice-mails", { max: 60, windowMs: 600_000 });

export const calls: PublicCalls = {
  /** What the link of a notice mail ends, and whether it is still told. */
  "GET notice-mails": tells("get_notice_end"),

  /** Ends it, or takes that back. */
  "POST notice-mails": takes({
    read: (fields) => fields["wantsMail"] === true,
    counts: [pressesPerLink],
    answer: ({ deps, token }, wanted) =>
      askSql(deps, "set_notice_mails", { token, wants_mail: wanted }),
  }),
};
