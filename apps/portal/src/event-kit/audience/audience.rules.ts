import type {
  AudienceChoices,
  AudiencePart,
  AudienceQuestion,
} from "@jubilee/core/people/audiences.types";
import { standingWords } from "@jubilee/core/people/audiences.rules";

/** Something of a question that is on or off, by one press. */
export interface AudienceSwitch {
  kind: AudiencePart["kind"];
  /** Null: the kind asks nothing more. */
  value: string | null;
  field?: string;
  label: string;
  people?: number;
}

const isOf = (part: AudiencePart, { kind, field }: AudienceSwitch): boolean =>
  part.kind === kind && part.field === field && part.eventId === undefined;

/** Whether a switch is on among the parts. */
export function isOn(parts: readonly AudiencePart[], one: AudienceSwitch): boolean {
  const part = parts.find((asked) => isOf(asked, one));
  return part !== undefined && (one.value === null || part.values.includes(one.value));
}

/** The parts with a switch turned. */
export function turned(parts: readonly AudiencePart[], one: AudienceSwitch): AudiencePart[] {
  const { kind, value, field } = one;
  const part = parts.find((asked) => isOf(asked, one));
  const others = parts.filter((asked) => asked !== part);
  if (value === null) return part ? others : [...others, { kind, values: [] }];
  const known = part?.values ?? [];
  const values = known.includes(value)
    ? known.filter((other) => other !== value)
    : [...known, value];
  return values.length === 0
    ? others
    : [...others, { kind, values, ...(field === undefined ? {} : { field }) }];
}

/** A question that asks for somebody: without a part it asks for everybody. */
export function asked(question: AudienceQuestion): AudienceQuestion {
  const who = question.who.filter(
    (part, _, all) => part.kind !== "everyone" || part.eventId !== undefined || all.length === 1,
  );
  return { ...question, who: who.length === 0 ? [{ kind: "everyone", values: [] }] : who };
}

/** What can be switched, in groups by what it is about. */
export function audienceSwitches(
  choices: AudienceChoices,
): { title: string; switches: AudienceSwitch[] }[] {
  const named = (kind: AudiencePart["kind"], of: AudienceChoices["tickets"]) =>
    of.map(({ value, name, people }) => ({ kind, value, label: name, people }));
  const plain = (kind: AudiencePart["kind"], of: AudienceChoices["groups"]) =>
    of.map(({ value, people }) => ({ kind, value, label: value, people }));
  const answers = (["yes", "maybe", "pending", "waitlisted", "no"] as const).flatMap((value) => {
    const people = choices.answers[value];
    return people === undefined
      ? []
      : [{ kind: "answer" as const, value, label: standingWords[value], people }];
  });
  const all = [
    { title: "Answer", switches: answers },
    { title: "Group", switches: plain("group", choices.groups) },
    { title: "Tag", switches: plain("tag", choices.tags) },
    { title: "Ticket", switches: named("ticket", choices.tickets) },
    { title: "Activity", switches: named("activity", choices.activities) },
    ...choices.fields.map(({ name, values }) => ({
      title: name,
      switches: plain("field", values).map((one) => ({ ...one, field: name })),
    })),
    {
      title: "More",
      switches: [
        {
          kind: "opened" as const,
          value: null,
          label: "opened their link",
          people: choices.opened,
        },
        { kind: "bought" as const, value: null, label: "bought from you before" },
        { kind: "team" as const, value: null, label: "your team", people: choices.team },
      ],
    },
  ];
  return all.filter(({ switches }) => switches.length > 0);
}

/** Asks for those whom no mail reaches. */
export function whoAreWords(people: number): string {
  return people === 1 ? "Who is the one?" : `Who are the ${people}?`;
}
