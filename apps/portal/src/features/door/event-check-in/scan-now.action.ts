import { ScanLine } from "lucide-react";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";
import { hasDoorAhead } from "./door.rules.ts";

export const action: PaletteAction = {
  of: "event",
  key: "scan-now",
  label: () => "Scan now",
  words: "check in door gate camera tickets",
  icon: ScanLine,
  order: 20,
  asks: "check_in.scan",
  isShown: ({ event, nowMs }) => hasDoorAhead(event, nowMs),
  does: { run: () => import("./scanNow.ts") },
};
