import type { Audience, ProfileField } from "@jubilee/core/people/profiles.types";

/** What one's own profile says beside what all pages say. */
export interface ProfileCopy {
  title: string;
  lead: string;
  keepTitle: string;
  keepText: string;
  claim: string;
  shows: string;
  showsText: string;
  fields: Readonly<Record<ProfileField, string>>;
  /** Who sees a field, as a choice beside it. */
  sees: Readonly<Record<Audience, string>>;
  whoSees: (field: string) => string;
  emailWhy: string;
  groupWhy: string;
  picturesLater: string;
  picturesThere: string;
  isBack: string;
  save: string;
  saved: string;
  nameMissing: string;
  tooLong: string;
  othersSee: string;
  seenBy: string;
  viewers: Readonly<Record<Exclude<Audience, "hidden">, string>>;
  meanings: Readonly<Record<Exclude<Audience, "hidden">, string>>;
  unseen: string;
  held: string;
  heldText: (host: string) => string;
  hostNotes: string;
  copy: string;
  erase: string;
  eraseTitle: string;
  eraseText: string;
  /** What stays in the hosts' books, which have so many orders. */
  eraseOrders: (orders: number) => string;
  eraseRest: string;
  keep: string;
  erasedTitle: string;
  erasedText: string;
  erasedOrders: string;
}
