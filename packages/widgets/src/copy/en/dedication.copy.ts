import type { DedicationCopy } from "../copy.types.ts";

export const dedication: DedicationCopy = {
  honour: "In honour of",
  memory: "In memory of",
  theirName: "Their name",
};
