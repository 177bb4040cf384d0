import type { EventTemplate } from "@jubilee/core/events/templates.types";

const storageKey = "jubilee-chosen-template";

/** A template that a visitor chose before they had an account. */
export interface ChosenTemplate extends Pick<EventTemplate, "key" | "title"> {
  eventTypeId: string;
}

/** Keeps a visitor's choice on this device. */
export function keepChosenTemplate(
  storage: Pick<Storage, "setItem">,
  { key, title, eventTypeId }: ChosenTemplate,
): void {
  storage.setItem(storageKey, [key, eventTypeId, title].join("\n"));
}

/** The choice that waits, or null. */
export function readChosenTemplate(storage: Pick<Storage, "getItem">): ChosenTemplate | null {
  const [key, eventTypeId, title] = (storage.getItem(storageKey) ?? "").split("\n");
  return key && eventTypeId && title ? { key, eventTypeId, title } : null;
}

/** Forgets the choice once an event was made of it. */
export function forgetChosenTemplate(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(storageKey);
}
