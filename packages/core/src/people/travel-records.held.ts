import type { HeldByArea } from "./held.types.ts";

/** How many journeys are known. */
export const held: HeldByArea = {
  title: "Travel",
  order: 80,
  facts: ({ travel }) =>
    travel > 0 ? [{ term: "Travel records", detail: `${travel}, opened by you alone` }] : [],
};
