import type { ProfileCopy } from "./words.types.ts";

export const profile: ProfileCopy = {
  title: "Your profile",
  lead: "See what is kept about you, correct it, and say who may see what. The link is yours alone.",
  keepTitle: "Keep it with your account",
  keepText:
    "Then you add pictures and look others up. This link stops working, so nobody else can use it.",
  claim: "Claim this profile",
  shows: "What you show",
  showsText: "Beside each field stands who sees it.",
  fields: {
    name: "Name",
    former_name: "Former name",
    group: "Group",
    city: "Town",
    bio: "About you",
    photo_then: "Then",
    photo_now: "Now",
    email: "E-mail",
    phone: "Phone",
  },
  sees: {
    everyone: "Everyone sees it",
    guests: "Guests see it",
    organisers: "Organisers see it",
    hidden: "Nobody sees it",
  },
  whoSees: (field) => `Who sees: ${field}`,
  emailWhy: "It opens this profile, so only the hosts change it. Write to them.",
  groupWhy: "Set by the hosts of each event.",
  picturesLater:
    "A picture of then and one of now can be added once the profile belongs to an account.",
  picturesThere: "You change your pictures after signing in.",
  isBack: "This is what you typed before. It is not saved yet.",
  save: "Save",
  saved: "Your profile is saved.",
  nameMissing: "Tell us your name.",
  tooLong: "This is too long.",
  othersSee: "What others see",
  seenBy: "Seen by",
  viewers: { everyone: "Everyone", guests: "Guests", organisers: "Hosts" },
  meanings: {
    everyone: "Anybody with the event’s public list",
    guests: "People on the same guest list, and the hosts",
    organisers: "The hosts and their team",
  },
  unseen: "Nothing: they do not see your name, so you stand in no list of theirs.",
  held: "What we hold about you",
  heldText: (host) =>
    `Everything ${host} keeps here about you. What is wrong you correct above; answers you change by your invitation.`,
  hostNotes:
    "The hosts also keep notes or tags of their own about you. Ask them to show you these.",
  copy: "Download a copy",
  erase: "Erase me",
  eraseTitle: "Erase everything about you?",
  eraseText:
    "Your name, contact, words, pictures, answers and links go for good, and you come off the lists of what is still ahead.",
  eraseOrders: (orders) =>
    `Your ${orders === 1 ? "order stays" : "orders stay"} in the hosts’ books with the buyer’s name, because the law asks for it.`,
  eraseRest:
    "For past events only the number of people stays. The hosts’ log of changes keeps that you were erased, and what was changed before.",
  keep: "Keep my profile",
  erasedTitle: "You are erased",
  erasedText: "Nothing about you is left here. Goodbye, and thank you.",
  erasedOrders: "Your orders stay in the hosts’ books; nothing else does. Goodbye, and thank you.",
};
