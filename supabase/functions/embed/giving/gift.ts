import { longestOwnName } from "@jubilee/core/base/names.rules";
import type {
  Dedication,
  GiftRequest,
  GivingChange,
  GivingFrequency,
} from "@jubilee/core/giving/giving.types";
import {
  type Fields,
  isFields,
  optionalText,
  requiredEmail,
  requiredIdempotencyKey,
  requiredInteger,
  requiredWebAddress,
  requiredName,
} from "../../_shared/fields.ts";
import { Refusal } from "../../_shared/refusal.ts";

const frequencies: readonly GivingFrequency[] = ["once", "month", "year"];
const amountBounds = { min: 1, max: 100_000_000_000 };

/** A gift as `create_gift` takes it. */
export function readGift(fields: Fields): GiftRequest & { source: string | null } {
  const frequency = frequencies.find((one) => one === (fields["frequency"] ?? "once"));
  if (!frequency) throw new Refusal("invalid_input", "Choose how often you give.", "frequency");
  return {
    amountMinor: requiredInteger(fields, "amountMinor", "The amount", amountBounds),
    frequency,
    coversFee: fields["coversFee"] === true,
    fundId: optionalText(fields, "fundId", "The purpose", 40),
    name: optionalText(fields, "name", "Your name", longestOwnName),
    email: requiredEmail(fields, "email"),
    wallName: optionalText(fields, "wallName", "The name on the wall", longestOwnName),
    dedication: readDedication(fields["dedication"]),
    returnUrl: requiredWebAddress(fields, "returnUrl").href,
    idempotencyKey: requiredIdempotencyKey(fields),
    source: optionalText(fields, "source", "The source", 500),
  };
}

function readDedication(given: unknown): Dedication | null {
  if (!isFields(given)) return null;
  const kind = given["kind"] === "memory" ? "memory" : "honour";
  const named = { dedicationName: given["name"] };
  return { kind, name: requiredName(named, "dedicationName", "Their name") };
}

/** What a donor changes of a repeating gift. */
export function readGivingChange(fields: Fields): GivingChange {
  const { action } = fields;
  if (action === "amount") {
    const amountMinor = requiredInteger(fields, "amountMinor", "The amount", amountBounds);
    return { action, amountMinor };
  }
  if (action === "pause" || action === "resume" || action === "cancel") return { action };
  throw new Refusal("invalid_input", "Choose what to change.", "action");
}
