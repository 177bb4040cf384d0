import { askSql } from "../_shared/ask-sql.ts";
import { requiredText } from "../_shared/fields.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import type { Answer, EmbedCall, PublicCalls } from "./call.types.ts";
import { takes } from "./takes.ts";
import { sharedTtlMs, tellMany, tells } from "./tells.ts";

export const calls: PublicCalls = {
  /** The event behind a share link, for its page and for the widgets of answers and tickets. */
  "GET event": sharedEvent("event"),
  "GET tickets": sharedEvent("tickets"),
  "GET rsvp": openOrPersonal,

  /** A showcase: one event's face, or several events. */
  "GET showcase": (call) =>
    tellMany(call, `shared:${call.token}:showcase`, () =>
      askSql(call.deps, "get_shared_showcase", { token: call.token }),
    ),

  /** What a link counts to, from a short memory; the clock in it is that of this very answer. */
  "GET countdown": async ({ deps, token }) => {
    const shared = await deps.cache.read(`shared:${token}:countdown`, sharedTtlMs, () =>
      askSql(deps, "get_shared_countdown", { token }),
    );
    return json({ ...shared, serverTime: deps.now().toISOString() });
  },

  /** A widget's answer so far, sealed by the widget: it waits ten minutes for the visitor's phone. */
  "POST handover": takes({
    read: (fields) => ({
      kind: requiredText(fields, "kind", "The widget", 20),
      sealed: requiredText(fields, "sealed", "What goes on at the phone", 20_000),
    }),
    answer: "leave_handover",
  }),

  /** Whether the phone has it. */
  "GET handover": tells("get_handover", "handover_token"),

  /** The phone takes it, once: by a press of its own page, not by opening an address. */
  "POST handover/take": tells("take_handover", "handover_token"),
};

function sharedEvent(kind: "event" | "rsvp" | "tickets"): Answer {
  return (call) =>
    tellMany(call, `shared:${call.token}:${kind}`, () =>
      askSql(call.deps, "get_shared_event", { token: call.token, kind }),
    );
}

/** A person's own link opens the RSVP widget too: then the answer is theirs alone, and nobody keeps it. */
async function openOrPersonal(call: EmbedCall): Promise<Response> {
  try {
    return await sharedEvent("rsvp")(call);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "link_invalid") throw error;
    return json(await askSql(call.deps, "get_personal_invitation", { token: call.token }));
  }
}
