import { askSql } from "../_shared/ask-sql.ts";
import type { PublicCalls } from "./call.types.ts";
import { tellMany } from "./tells.ts";

export const calls: PublicCalls = {
  /** What the hosts answer on the event's page. */
  "GET questions": (call) =>
    tellMany(call, `questions:${call.token}`, () =>
      askSql(call.deps, "get_shared_questions", { token: call.token }),
    ),
};
