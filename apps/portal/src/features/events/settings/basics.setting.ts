import type { EventSetting } from "../../../event-kit/event/setting.types.ts";
import { Basics } from "./Basics.tsx";

export const setting: EventSetting = {
  key: "basics",
  label: "Basics",
  lead: "What it is, when and where, and who may see it: changed together, so that everybody is told once.",
  order: 10,
  asks: "events.write",
  Part: Basics,
};
