import type { PageForm } from "../../page.types.ts";

/** What people leave empty; programs fill it in. */
const website = "website";

/** What somebody knows of a missing person. */
export const findForms: Readonly<Record<string, PageForm>> = {
  lead: {
    call: "directory",
    most: { message: 2000 },
    fields: [
      "memberId",
      "kind",
      "contact",
      "message",
      "fromName",
      "fromEmail",
      "idempotencyKey",
      website,
    ],
    // Where somebody can be reached is asked for only of who knows that.
    read: ({ contact = "", ...typed }) => ({
      ...typed,
      contact: typed["kind"] === "contact" ? contact : "",
    }),
  },
};
