import { Clock } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "activities",
  name: "Activities",
  one: "Activity",
  icon: Clock,
  page: "activities.details",
  order: 50,
  address: ({ id }) => href("activities.details", { activityId: id }),
};
