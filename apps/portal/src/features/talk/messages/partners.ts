import type { TalkPartner, TalkPeople, ThreadKind } from "@jubilee/core/talk/threads.types";

/** Under what each kind stands in the list. */
export const partnerGroups: Record<TalkPartner["kind"], string> = {
  user: "Your team",
  guest: "Guest list",
  group: "Groups of this event",
  activity: "Activities of this event",
};

/** Which conversation is theirs. */
export const threadKinds: Record<TalkPartner["kind"], ThreadKind> = {
  user: "people",
  guest: "person",
  group: "group",
  activity: "activity",
};

/** A group or an activity has a conversation already, of everybody in it. */
export const isWhole = ({ kind }: TalkPartner): boolean => kind === "group" || kind === "activity";

/** Who is chosen with one more: a whole stands alone, and nobody is in twice. */
export function chosenWith(
  chosen: readonly TalkPartner[],
  partner: TalkPartner,
): readonly TalkPartner[] {
  if (isWhole(partner)) return [partner];
  const others = chosen.filter((one) => !isWhole(one) && one.id !== partner.id);
  return [...others, partner];
}

/** Several, or a colleague: a conversation of their own. One guest, a group, an activity have theirs. */
export function isSmallGroup(chosen: readonly TalkPartner[]): boolean {
  return chosen.length > 1 || chosen[0]?.kind === "user";
}

/** Two colleagues have one conversation, without a name. */
export const hasName = (chosen: readonly TalkPartner[]): boolean => chosen.length > 1;

export const peopleOf = (chosen: readonly TalkPartner[]): TalkPeople => ({
  users: chosen.flatMap(({ kind, id }) => (kind === "user" ? [id] : [])),
  guests: chosen.flatMap(({ kind, id }) => (kind === "guest" ? [id] : [])),
});

/** Who will read it. */
export function readersOf(chosen: readonly TalkPartner[], eventName: string): string {
  const [first] = chosen;
  if (!first) return "A guest, somebody of your team, a few people, a group or an activity.";
  if (first.kind === "group")
    return `Everybody of the group who has not said no reads it on their own page of ${eventName}, and so does your team.`;
  if (first.kind === "activity")
    return `Everybody who takes part reads it on their own page of ${eventName}, and so does your team.`;
  if (!isSmallGroup(chosen))
    return `They read it on their own page of ${eventName}, and answer there without an account. Whoever works on the event with you sees it, too.`;
  return hasName(chosen)
    ? "Only you and those you chose read it. Guests do so on their own page, without an account."
    : "Only the two of you read it.";
}
