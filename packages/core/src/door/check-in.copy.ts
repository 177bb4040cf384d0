import type { GateKind, RefusalReason, ScanMethod, ScanResult } from "./check-in.types.ts";

const reasons: Record<RefusalReason, string> = {
  forged: "Forged: the signature is not this event’s",
  other_event: "A ticket of another event",
  unreadable: "This is not a ticket code",
  unknown: "This ticket is not known",
  not_signed_up: "Not signed up for this activity",
  wrong_gate: "Wrong gate for this ticket",
  not_valid: "Cancelled, refunded or passed on",
  not_coming: "Not on the list of those who come",
  too_many: "This gate’s link has added too many people: ask the organiser for a new one",
  not_loaded: "The list is still loading here: try again once there is a connection",
};

const results: Record<ScanResult | "double" | "undone", string> = {
  ok: "Let in",
  duplicate: "Already in",
  refused: "Not let in",
  double: "Double entry",
  undone: "Taken back",
};

const methods: Record<ScanMethod, string> = {
  camera: "Camera",
  scanner: "Scanner",
  typed: "Typed",
  name: "By name",
  walk_in: "Added at the door",
};

const kinds: Record<GateKind, string> = {
  entrance: "Entrance: everybody gets in once over all entrances",
  station: "Station (meal, workshop): once at this station",
};

/** Of facts that every event knows: for the planner who chooses them, and for the steward who reads them. */
const fields = {
  dietary: { chosen: "Dietary needs", read: "Dietary needs" },
  meal: { chosen: "The meal they chose", read: "Meal" },
  note: { chosen: "Your note about the guest", read: "Note" },
} as const;

/** The words of check-in. */
export const checkInCopy = { reasons, results, methods, kinds, fields };
