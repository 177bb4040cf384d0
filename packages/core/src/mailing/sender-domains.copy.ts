import type { SenderRecordKind, SenderRecordState } from "./sender-domains.types.ts";

/** What each record is for, in plain words. */
export const recordNames: Readonly<Record<SenderRecordKind, { title: string; is: string }>> = {
  dkim: {
    title: "Signature (DKIM)",
    is: "The key by which mail services see that a mail is really yours and was not changed.",
  },
  spf: {
    title: "Who may send (SPF)",
    is: "Names this server among those that may send mails of your domain.",
  },
  dmarc: {
    title: "What becomes of fakes (DMARC)",
    is: "Says what mail services do with mails that only pretend to be yours. Large ones want it of everybody who writes to many.",
  },
};

/** How a record stands, as a chip says it. */
export const stateNames: Readonly<Record<SenderRecordState, string>> = {
  right: "Right",
  missing: "Missing",
  different: "Different",
  several: "More than one",
  too_many_lookups: "Too many look-ups",
  unknown: "No answer",
};

type Explained = Readonly<Record<Exclude<SenderRecordState, "right">, string>>;

const unknown =
  "The servers that keep your domain’s records did not answer. It is looked up again by itself; nothing changes until then.";
const missing =
  "It is not there yet. New records can take from minutes to a day until everybody sees them.";

/** What is wrong, and what helps. */
export const problems: Readonly<Record<SenderRecordKind, Explained>> = {
  dkim: {
    missing,
    unknown,
    different:
      "Another key stands there. Compare it letter by letter: some forms cut long values off, or add the domain to the name a second time.",
    several: "Two keys stand under this name. Take away the one that is not shown here.",
    too_many_lookups: unknown,
  },
  spf: {
    missing,
    unknown,
    different:
      "Your domain has such a record, but it does not name this server, or only after it has refused all others. Replace it by the one shown here: what it had stays in it.",
    several:
      "Your domain has two of these records, which makes both void. Keep one, with the parts of the other in it.",
    too_many_lookups:
      "It names so many others that mail services stop reading: more than ten look-ups are not allowed. Take out services that you use no more.",
  },
  dmarc: {
    missing,
    unknown,
    different:
      "It says nothing that mail services understand. It begins with v=DMARC1; and has p=none, p=quarantine or p=reject.",
    several: "Two of these records stand there, which makes both void. Keep one.",
    too_many_lookups: unknown,
  },
};
