import type { BuiltInEventType, EventType, EventTypePreference } from "./event-types.types.ts";

const kind = (
  id: BuiltInEventType["id"],
  name: string,
  groupTerm: string,
  memberTerm: string,
  description: string,
): BuiltInEventType => ({ id, name, groupTerm, memberTerm, description });

/** The twelve built-in types in their order. Source: specification section 3, features decision 16. */
export const builtInEventTypes: readonly BuiltInEventType[] = [
  kind("club-type-1", "Club", "Interest Group", "Member", "Clubs that meet for what they love."),
  kind(
    "community-type-1",
    "Community",
    "Organization",
    "Member",
    "Streets, parishes, associations.",
  ),
  kind("family-type-1", "Family", "Branch", "Family Member", "Reunions across the branches."),
  kind("milestone-type-1", "Milestone", "Group", "Guest", "Birthdays, anniversaries, retirements."),
  kind("military-type-1", "Military", "Unit", "Service Member", "Units that served together."),
  kind(
    "professional-type-1",
    "Professional",
    "Department",
    "Colleague",
    "Teams, alumni of a firm, conferences.",
  ),
  kind("school-type-1", "School", "Class Year", "Classmate", "Classes that finished together."),
  kind("social-type-1", "Social Event", "Party", "Guest", "Parties of every size."),
  kind(
    "sports-team-type-1",
    "Sports Team Reunions",
    "Team",
    "Teammate",
    "Squads, seasons, anniversaries of a win.",
  ),
  kind(
    "fraternity-sorority-type-1",
    "College Fraternity/Sorority",
    "Chapter",
    "Brother/Sister",
    "Chapters and their classes.",
  ),
  kind("friends-type-1", "Friends", "Circle", "Friend", "Trips and evenings among friends."),
  kind(
    "cultural-type-1",
    "Cultural Gatherings",
    "Community",
    "Participant",
    "Festivals, rites and heritage days.",
  ),
];

/** How an event's people are called inside a sentence. */
export interface PeopleWords {
  /** classmate */
  one: string;
  /** classmates */
  many: string;
  /** Class Year: the heading of a group, as the type has it. */
  group: string;
}

/** The words for an event's people by its type; guests, in groups, when the type is not known. */
export function peopleWords(eventTypeId: string | null): PeopleWords {
  const type = builtInEventTypes.find(({ id }) => id === eventTypeId);
  const one = (type?.memberTerm ?? "Guest").toLowerCase();
  const many = one
    .split("/")
    .map((word) => `${word}s`)
    .join("/");
  return { one, many, group: type?.groupTerm ?? "Group" };
}

/** The people of a type at the beginning of a sentence: “Classmates”. */
export function peopleAtStart(eventTypeId: string | null): string {
  const { many } = peopleWords(eventTypeId);
  return many.charAt(0).toUpperCase() + many.slice(1);
}

/** How the guest list of a type names its people, in a sentence. */
export function listedAs({ memberTerm: one, groupTerm }: BuiltInEventType): string {
  return `Each ${one} stands on the guest list with their ${groupTerm}.`;
}

/** One of them as the type has it: “Classmate”; a guest when the type is not known. */
export function memberTerm(eventTypeId: string | null): string {
  return builtInEventTypes.find(({ id }) => id === eventTypeId)?.memberTerm ?? "Guest";
}

/** “1 classmate”, “1,105 classmates”. */
export function countPeople(count: number, { one, many }: PeopleWords, locale = "en"): string {
  return `${new Intl.NumberFormat(locale).format(count)} ${count === 1 ? one : many}`;
}

/** Why a pick is refused. Source: specification section 5. */
export const eventTypeProblems = {
  invalidId: "Invalid event type ID format.",
  notFound: "Selected event type not found.",
} as const;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** 'Defaults to the first built-in type (Club) until the user picks.' Source: specification section 4. */
export const defaultPreference: EventTypePreference = {
  eventTypeId: "club-type-1",
  isExplicit: false,
};

/** The built-in type with this id; there are no others. */
export function findEventType(id: string): EventType | undefined {
  return builtInEventTypes.find((type) => type.id === id);
}

/** What is wrong with a picked id, or null. Source: specification section 5. */
export function eventTypeProblem(id: string): string | null {
  if (findEventType(id)) return null;
  return uuid.test(id) ? eventTypeProblems.notFound : eventTypeProblems.invalidId;
}

/** Where a user's preference is stored: locally, per user. Source: specification section 4. */
export function preferenceKey(userId: string): string {
  return `jubilee-event-type:${userId}`;
}

/** The stored preference, or the default when nothing usable is stored. */
export function readPreference(stored: string | null): EventTypePreference {
  return stored && findEventType(stored)
    ? { eventTypeId: stored, isExplicit: true }
    : defaultPreference;
}

/** Whether an id is one of the twelve built-in types. */
export function isBuiltInEventTypeId(id: string): id is BuiltInEventType["id"] {
  return builtInEventTypes.some((type) => type.id === id);
}
