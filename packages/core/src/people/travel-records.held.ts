import type { HeldByArea } from "./held.types.ts";

/** How many journeys are known. */
export const held: HeldByArea<"travel"> = {
  name: "travel",
  order: 80,
  copy: {
    title: "Travel",
    records: "Travel records",
    alone: (count) => `${count}, opened by you alone`,
  },
  facts: ({ travel }, { records, alone }) =>
    travel > 0 ? [{ term: records, detail: alone(travel) }] : [],
};
