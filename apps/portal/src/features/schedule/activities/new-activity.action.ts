import { Clock } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "account",
  key: "new-activity",
  label: "New activity",
  words: "create add programme session",
  icon: Clock,
  order: 70,
  asks: "schedule.write",
  feature: "activity-management",
  address: href("activities.create"),
};
