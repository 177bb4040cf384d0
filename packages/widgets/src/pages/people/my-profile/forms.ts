import type { OwnProfile, ProfileChange } from "@jubilee/core/people/profiles.types";
import type { PageForm } from "../../page.types.ts";

/** What somebody writes about themselves; the rest of a profile is set by the hosts or an account. */
export const written = ["fullName", "formerName", "city", "phone", "bio"] as const;

/** Begins the name of a field that says who sees another. */
export const seesIn = "sees-";

/** What was typed, over the profile as it stands; pictures stay as they are. */
function change(typed: Readonly<Record<string, string>>, { fields }: OwnProfile): object {
  const texts = written.flatMap((name) => {
    const text = typed[name];
    return text === undefined ? [] : [[name, text.replace(/\r\n?/g, "\n")] as const];
  });
  const audiences = Object.entries(typed).flatMap(([name, audience]) =>
    name.startsWith(seesIn) ? [[name.slice(seesIn.length), audience] as const] : [],
  );
  return {
    fields: { ...fields, ...Object.fromEntries(texts) },
    audiences: Object.fromEntries(audiences),
  };
}

/** What somebody does with their own profile. */
export const profileForms: Readonly<Record<string, PageForm>> = {
  save: {
    call: "profile",
    most: { bio: 1000 },
    fields: [...written, `${seesIn}*`],
    readOver: (typed, shared) => ({ body: change(typed, shared as OwnProfile) }),
  },
  mails: {
    call: "profile",
    fields: ["wantsMail"],
    read: ({ wantsMail }): ProfileChange => ({ wantsMail: wantsMail === "yes" }),
  },
  // Its press stands behind a question; the word keeps a slip from doing it.
  erase: {
    call: "profile/erase",
    fields: ["erase"],
    read: ({ erase }) => ({ erase: erase === "yes" }),
  },
};
