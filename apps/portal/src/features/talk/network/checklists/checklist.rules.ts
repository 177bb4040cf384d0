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

/** Contacts as choices, each once. */
export function contactChoices(contacts: readonly PlanningContact[]) {
  return contacts.map(({ userId, name }) => ({ value: userId, label: name }));
}
