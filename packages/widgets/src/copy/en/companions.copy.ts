import type { CompanionsCopy } from "../copy.types.ts";

export const companions: CompanionsCopy = {
  name: (number, of) => (of === 1 ? "Who comes with you?" : `Name of companion ${number}`),
};
