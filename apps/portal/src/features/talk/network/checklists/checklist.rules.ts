import { listLines } from "@jubilee/core/tasks/typed-task.rules";
import type { PlanningContact, SharedChecklist } from "@jubilee/core/talk/network.types";

/** How many of its lines are ticked. */
export function doneOf({ items }: Pick<SharedChecklist, "items">): number {
  return items.filter(({ doneAt }) => doneAt !== null).length;
}

/** Whose it is and who else has it, said to who reads it. */
export function sharedWith({ isOwn, of, with: others }: SharedChecklist): string {
  const names = others.filter(({ isMine }) => isOwn || !isMine).map(({ name }) => name);
  if (isOwn)
    return names.length === 0 ? "Shared with nobody yet" : `Shared with ${names.join(", ")}`;
  return names.length === 0 ? `Of ${of}` : `Of ${of}, also shared with ${names.join(", ")}`;
}

/** Contacts who do not have it yet, as choices. */
export function contactChoices(
  contacts: readonly PlanningContact[],
  { hasIt }: Pick<SharedChecklist, "hasIt">,
) {
  return contacts
    .filter(({ userId }) => !hasIt.includes(userId))
    .map(({ userId, name }) => ({ value: userId, label: name }));
}

/** The lines of what was pasted, without marks of a list; none where it is one line. */
export function pastedLines(text: string): string[] {
  const lines = listLines(text).map((line) => line.text.trim());
  return lines.length > 1 ? lines : [];
}
