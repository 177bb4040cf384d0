import type { MergePerson, MergePreview } from "./guest-merges.types.ts";

export { findSuspects } from "./guest-merge-suspects.rules.ts";

/** A field in which people differ, and who says what. */
export interface Difference {
  /** As `MergeChoices` names it. */
  field: string;
  label: string;
  options: { guestId: string; value: string }[];
}

const own: { field: string; label: string; valueOf: (person: MergePerson) => string | null }[] = [
  { field: "name", label: "Name", valueOf: ({ full_name }) => full_name },
  { field: "email", label: "E-mail", valueOf: ({ email }) => email },
  { field: "phone", label: "Phone", valueOf: ({ phone }) => phone },
  { field: "former_name", label: "Former name", valueOf: ({ former_name }) => former_name },
  { field: "locale", label: "Language", valueOf: ({ locale }) => locale },
];
const placeNames: Record<string, string> = { city: "Town", country: "Country" };

/** Where people say different things; one of them stays. Notes are joined, tags gathered. */
export function differences({ people }: Pick<MergePreview, "people">): Difference[] {
  const customNames = [...new Set(people.flatMap(({ custom }) => Object.keys(custom)))].toSorted();
  const fields = [
    ...own,
    ...customNames.map((name) => ({
      field: `custom.${name}`,
      label: placeNames[name] ?? name,
      valueOf: ({ custom }: MergePerson) => (name in custom ? String(custom[name]) : null),
    })),
  ];
  return fields.flatMap(({ field, label, valueOf }) => {
    const options = new Map<string, string>();
    for (const person of people) {
      const value = valueOf(person);
      if (value !== null && !options.has(value)) options.set(value, person.id);
    }
    if (options.size < 2) return [];
    return [
      { field, label, options: [...options].map(([value, guestId]) => ({ guestId, value })) },
    ];
  });
}

const moved: Record<string, [one: string, many: string]> = {
  event_guests: ["place on a guest list", "places on guest lists"],
  rsvps: ["answer", "answers"],
  rsvp_companions: ["companion", "companions"],
  orders: ["order", "orders"],
  personal_links: ["mailed link", "mailed links"],
  invitation_mails: ["sent mail", "sent mails"],
  activity_sign_ups: ["activity", "activities"],
  activities: ["hosted activity", "hosted activities"],
  late_answers: ["late answer", "late answers"],
  travel_records: ["journey", "journeys"],
  households: ["household", "households"],
  member_profiles: ["member profile", "member profiles"],
  member_leads: ["hint of others", "hints of others"],
};

/**
 * What comes along, in words: `2 answers`, `1 mailed link`; rows without a name of their own as one.
 * Where more than one answered only one answer stays, so those are not counted.
 */
export function describeMoves(preview: Pick<MergePreview, "moves" | "answers">): string[] {
  let others = 0;
  const said = Object.entries(preview.moves).flatMap(([table, rows]) => {
    const words = moved[table];
    const count = table === "rsvps" ? rows - preview.answers.length : rows;
    if (count < 1) return [];
    if (!words) others += count;
    return words ? [`${count} ${count === 1 ? words[0] : words[1]}`] : [];
  });
  if (others > 0) said.push(others === 1 ? "1 further entry" : `${others} further entries`);
  return said;
}
