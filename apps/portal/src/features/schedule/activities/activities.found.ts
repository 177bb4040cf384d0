import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "activities",
  name: "Activities",
  order: 30,
  address: ({ id }) => href("activities.details", { activityId: id }),
};
