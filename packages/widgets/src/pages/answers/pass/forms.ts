import { clashes, draftOfParty, submissionOf } from "@jubilee/core/answers/party.rules";
import type { PartyDraft, PersonDraft } from "@jubilee/core/answers/party.types";
import type { PersonalInvitation, RsvpAnswer } from "@jubilee/core/sharing/public-event.types";
import { askForm } from "../../questions/ask-form.ts";
import type { PageForm, Told } from "../../page.types.ts";

type Typed = Readonly<Record<string, string>>;

const asAnswer = (text: string | undefined): RsvpAnswer | null =>
  text === "yes" || text === "maybe" || text === "no" ? text : null;

/** What a form that speaks for some of a party makes of the answers of all, as they stand now. */
function over(change: (draft: PartyDraft, typed: Typed) => PartyDraft) {
  return (typed: Typed, shared: unknown): Told => {
    const { party } = shared as PersonalInvitation;
    const draft = change(draftOfParty(party), typed);
    if (draft.members.some((person) => clashes(party.activities, person))) {
      return { refused: { code: "clash", field: "activities" } };
    }
    return { body: { ...submissionOf(draft), idempotencyKey: typed["key"] ?? "" } };
  };
}

/** The answers to the hosts' questions and the word to them, where the form asks for them. */
function wordsOf(draft: PartyDraft, typed: Typed): Pick<PartyDraft, "answers" | "note"> {
  const said = Object.entries(typed).flatMap(([name, text]) =>
    name.startsWith("q-") ? [[name.slice(2), text] as const] : [],
  );
  return {
    answers: { ...draft.answers, ...Object.fromEntries(said) },
    note: typed["note"] ?? draft.note,
  };
}

const tableOf = (typed: Typed): Pick<PersonDraft, "meal" | "dietary"> => ({
  meal: typed["meal"] ?? "",
  dietary: typed["dietary"] ?? "",
});

/** One answer for all or for who has said nothing yet, or one for each; what is left out stays. */
function answerAll(draft: PartyDraft, typed: Typed): PartyDraft {
  const meant = (person: PersonDraft) =>
    typed["whom"] === "open" && person.answer !== null
      ? person.answer
      : asAnswer(typed["answer"] ?? typed[`answer-${person.id}`]);
  const members = draft.members.map((person) => ({
    ...person,
    answer: meant(person) ?? person.answer,
  }));
  return { ...draft, members, ...wordsOf(draft, typed) };
}

function answerOne(draft: PartyDraft, typed: Typed): PartyDraft {
  const chosen = Object.keys(typed).flatMap((name) =>
    name.startsWith("part-") ? [name.slice("part-".length)] : [],
  );
  const change = (person: PersonDraft): PersonDraft => ({
    ...person,
    ...tableOf(typed),
    answer: asAnswer(typed["answer"]) ?? person.answer,
    activities: typed["parts"] ? chosen : person.activities,
  });
  return {
    ...draft,
    ...wordsOf(draft, typed),
    members: draft.members.map((one) => (one.id === typed["person"] ? change(one) : one)),
  };
}

/** Of one person, whom the hosts may have taken off the list while the sheet stood open. */
function onePerson(typed: Typed, shared: unknown): Told {
  const { members } = (shared as PersonalInvitation).party;
  if (members.every(({ id }) => id !== typed["person"])) {
    return { refused: { code: "conflict", field: null } };
  }
  return over(answerOne)(typed, shared);
}

/** Somebody who comes along: another one, changed, or not coming any more. */
function bring(draft: PartyDraft, typed: Typed): PartyDraft {
  const person: PersonDraft = {
    id: typed["person"] ?? "",
    name: typed["name"] ?? "",
    isChild: typed["isChild"] !== undefined,
    answer: "yes",
    ...tableOf(typed),
    activities: [],
  };
  const known = draft.companions.some(({ id }) => id === person.id);
  const changed = draft.companions.flatMap((one) => {
    if (one.id !== person.id) return [one];
    return typed["comes"] === "no" ? [] : [person];
  });
  return { ...draft, companions: known ? changed : [...changed, person] };
}

const table = ["meal", "dietary"];

/** How many letters a word to the hosts, an answer and a diet may have. */
export const mostLetters = { note: 2000, "q-*": 1000, dietary: 500 } as const;

/** The forms of one's own page, each to be sent without a script. */
export const passForms: Readonly<Record<string, PageForm>> = {
  answer: {
    call: "personal/answer",
    most: mostLetters,
    fields: ["key", "whom", "answer", "answer-*", "q-*", "note"],
    readOver: over(answerAll),
  },
  person: {
    call: "personal/answer",
    most: mostLetters,
    fields: ["key", "person", "answer", "parts", "part-*", "q-*", ...table],
    readOver: onePerson,
  },
  bring: {
    call: "personal/answer",
    most: mostLetters,
    fields: ["key", "person", "name", "isChild", "comes", ...table],
    readOver: over(bring),
  },
  note: {
    call: "personal/answer",
    most: mostLetters,
    fields: ["key", "note"],
    readOver: over(answerAll),
  },
  mails: {
    call: "personal/mails",
    fields: ["wantsMail"],
    read: ({ wantsMail }) => ({ wantsMail: wantsMail === "yes" }),
  },
  face: {
    call: "personal/face",
    fields: ["person", "isShown"],
    read: ({ person, isShown }) => ({ person: person ?? "", isShown: isShown === "yes" }),
  },
  read: {
    call: "announcements/read",
    fields: ["ids"],
    read: ({ ids }) => ({ ids: (ids ?? "").split(" ").filter(Boolean) }),
  },
  ask: askForm,
  profile: { call: "personal/profile", fields: [] },
};
