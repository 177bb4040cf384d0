import type {
  PartyActivity,
  PartyDraft,
  PartyPass,
  PartySubmission,
  PersonDraft,
  PublicParty,
} from "./party.types.ts";

/** The form as it opens: what was answered before, nothing chosen for the others. */
export function draftOfParty(party: PublicParty): PartyDraft {
  const offered = (meal: string | null) =>
    party.meals.some(({ name }) => name === meal) ? (meal ?? "") : "";
  return {
    members: party.members.map(({ id, name, isChild, state, meal, dietary }) => ({
      id,
      name,
      isChild,
      answer: state === "waitlisted" ? "yes" : state,
      meal: offered(meal),
      dietary: dietary ?? "",
      activities: party.activities.flatMap((one) => (one.places[id] ? [one.id] : [])),
    })),
    companions: party.companions.map((companion, index) => ({
      id: `companion-${index}`,
      name: companion.name ?? "",
      isChild: companion.isChild,
      answer: "yes",
      meal: offered(companion.meal),
      dietary: companion.dietary ?? "",
      activities: [],
    })),
    answers: { ...party.answers },
    note: party.note ?? "",
  };
}

/** Whether this person may sit at a table. */
export const mayCome = ({ answer }: Pick<PersonDraft, "answer">): boolean =>
  answer === "yes" || answer === "maybe";

/** Whether anybody of the party may come. */
export function someoneComes(draft: PartyDraft): boolean {
  return draft.members.some(mayCome);
}

/** How many more people the party may bring. */
export function placesToBring(party: PublicParty, draft: PartyDraft): number {
  return Math.max(0, party.maxPeople - draft.members.length - draft.companions.length);
}

/** The titles of the first two activities that overlap. */
function clashOf(chosen: readonly PartyActivity[]): [string, string] | null {
  for (const [index, one] of chosen.entries()) {
    const other = chosen.slice(index + 1).find(({ startAt }) => startAt < one.endAt);
    if (other) return [one.title, other.title];
  }
  return null;
}

/** Whether somebody has chosen activities that overlap. */
export function clashes(activities: readonly PartyActivity[], person: PersonDraft): boolean {
  return (
    mayCome(person) &&
    clashOf(activities.filter(({ id }) => person.activities.includes(id))) !== null
  );
}

/** What is missing, by the id of the person or question; empty when the form can be sent. */
export function partyProblems(party: PublicParty, draft: PartyDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { id, name, answer } of draft.members) {
    if (answer === null) problems[id] = `Say whether ${name} will come`;
  }
  for (const person of draft.members.filter(mayCome)) {
    const clash = clashOf(party.activities.filter(({ id }) => person.activities.includes(id)));
    if (clash) problems[person.id] = `“${clash[0]}” and “${clash[1]}” are at the same time`;
  }
  if (!someoneComes(draft)) return problems;
  for (const { id, required } of party.questions) {
    if (required && !draft.answers[id]?.trim()) problems[id] = "Please answer this";
  }
  return problems;
}

/** What is missing of an answer that a host writes down: some may not have said anything yet. */
export function hostProblems(party: PublicParty, draft: PartyDraft): Record<string, string> {
  const told = { ...draft, members: draft.members.filter(({ answer }) => answer !== null) };
  const [first] = draft.members;
  if (told.members.length === 0 && first) return { [first.id]: "Say whether somebody will come" };
  return partyProblems({ ...party, questions: [] }, told);
}

const orNull = (text: string): string | null => text.trim() || null;

function companionOf({
  name,
  isChild,
  meal,
  dietary,
}: PersonDraft): PartySubmission["companions"][number] {
  return { name: orNull(name), isChild, meal: orNull(meal), dietary: orNull(dietary) };
}

/** What is sent; nobody comes along with a party that stays at home. */
export function submissionOf(draft: PartyDraft): PartySubmission {
  return {
    members: draft.members.flatMap(({ id, answer, meal, dietary, activities }) =>
      answer === null
        ? []
        : [
            {
              id,
              answer,
              meal: answer === "no" ? null : orNull(meal),
              dietary: orNull(dietary),
              activities: answer === "no" ? [] : activities,
            },
          ],
    ),
    companions: someoneComes(draft) ? draft.companions.map(companionOf) : [],
    answers: Object.fromEntries(
      Object.entries(draft.answers).filter(([, answer]) => answer.trim() !== ""),
    ),
    note: orNull(draft.note),
  };
}

/** The codes at the door of those who come, the members first. */
export function passesOf({ members, companions }: PublicParty): PartyPass[] {
  const host = members.find(({ state }) => state === "yes")?.name ?? "";
  return [...members, ...companions].flatMap(({ name, pass }) =>
    pass === null ? [] : [{ name: name ?? `With ${host}`, pass }],
  );
}
