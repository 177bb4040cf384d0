import { forgetDraft, keepDraft, readDraft } from "../../../page-kit/draft/draft.ts";

/** What came to an event of a template, for as long as it can go again. */
export interface AddedParts {
  undoId: string;
  /** The template's. */
  title: string;
  /** ISO instant. */
  undoUntil: string;
}

const undoableForMs = 3_600_000;
const nameOf = (eventId: string) => `added-parts:${eventId}`;

const isAdded = (value: unknown): value is AddedParts =>
  typeof value === "object" &&
  value !== null &&
  ["undoId", "title", "undoUntil"].every((name) => typeof Reflect.get(value, name) === "string");

/** Keeps on this device what came just now, so that it can be taken back after a reload, too. */
export function keepAddedParts(
  storage: Storage,
  eventId: string,
  added: Omit<AddedParts, "undoUntil">,
  nowMs: number,
): void {
  const undoUntil = new Date(nowMs + undoableForMs).toISOString();
  keepDraft(storage, nameOf(eventId), { ...added, undoUntil });
}

/** What came within the hour, or null. */
export function readAddedParts(
  storage: Storage,
  eventId: string,
  nowMs: number,
): AddedParts | null {
  const kept = readDraft(storage, nameOf(eventId));
  return isAdded(kept) && Date.parse(kept.undoUntil) > nowMs ? kept : null;
}

/** It went again, or is meant to stay. */
export const forgetAddedParts = (storage: Storage, eventId: string) =>
  forgetDraft(storage, nameOf(eventId));
