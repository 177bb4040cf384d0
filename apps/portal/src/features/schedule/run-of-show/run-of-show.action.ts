import { ListVideo } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";

const nearMs = 3 * 86_400_000;

export const action: PaletteAction = {
  of: "event",
  key: "run-of-show",
  label: () => "Open the run of show",
  words: "day late delay behind now next wall stage",
  icon: ListVideo,
  order: 140,
  isShown: ({ event: { status, startDate, endDate }, nowMs }) =>
    status !== "cancelled" &&
    Date.parse(startDate) - nearMs < nowMs &&
    nowMs < Date.parse(endDate) + nearMs,
  does: { address: ({ id }) => href("runOfShow.day", { eventId: id }) },
};
