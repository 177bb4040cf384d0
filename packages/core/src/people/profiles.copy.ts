import type { Audience, ProfileField } from "./profiles.types.ts";

/** The audiences by their names, the widest first. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  everyone: "Everyone",
  guests: "Guests",
  organisers: "Organisers",
  hidden: "Nobody",
};

/** What each audience means. */
export const audienceMeanings: Readonly<Record<Audience, string>> = {
  everyone: "Anybody with the event’s public list",
  guests: "People on the same guest list, and the hosts",
  organisers: "The hosts and their team",
  hidden: "In no directory at all",
};

/** What a profile can show, in order, and who sees it until its owner says otherwise. */
export const profileFields: readonly {
  field: ProfileField;
  name: string;
  what: string;
  usual: Audience;
}[] = [
  { field: "name", name: "Name", what: "Without it you stand in no directory.", usual: "guests" },
  {
    field: "former_name",
    name: "Former name",
    what: "So that people who knew you then can find you.",
    usual: "guests",
  },
  { field: "group", name: "Group", what: "Your class year, branch or team.", usual: "guests" },
  { field: "city", name: "Town", what: "Where you live now.", usual: "guests" },
  { field: "bio", name: "About you", what: "A few words of your own.", usual: "guests" },
  { field: "photo_then", name: "Then", what: "A picture from back then.", usual: "guests" },
  { field: "photo_now", name: "Now", what: "A picture of today.", usual: "guests" },
  { field: "email", name: "E-mail", what: "Hidden until you show it.", usual: "hidden" },
  { field: "phone", name: "Phone", what: "Hidden until you show it.", usual: "hidden" },
];
