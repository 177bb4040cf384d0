import { readCount } from "@jubilee/core/base/digits.rules";
import { askForm } from "../../questions/ask-form.ts";
import type { PageForm } from "../../page.types.ts";

/** What people leave empty; programs fill it in. */
const website = "website";

/** The forms of an event's page, as a browser without scripts sends them. */
export const forms: Readonly<Record<string, PageForm>> = {
  reply: {
    call: "rsvp",
    most: { note: 2000 },
    fields: ["answer", "name", "email", "note", "idempotencyKey", "partySize", website],
    read: (typed) => ({
      ...typed,
      // What is no number is refused by name.
      partySize: readCount(typed["partySize"] ?? "1"),
      note: typed["note"] || null,
    }),
  },
  find: { call: "rsvp/find", fields: ["name", "email", website] },
  code: {
    call: "rsvp/code",
    fields: ["code"],
    leads: (done) => {
      const personal: unknown = Reflect.get(done, "personalToken");
      return typeof personal === "string" ? `/invitation/${encodeURIComponent(personal)}` : null;
    },
  },
  ask: askForm,
  "sign-up": { call: "schedule/sign-up", fields: ["activityId", "name", "email", website] },
};
