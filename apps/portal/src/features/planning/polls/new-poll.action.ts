import { Vote } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "account",
  key: "new-poll",
  label: "New poll",
  words: "create ask vote survey question date",
  icon: Vote,
  order: 60,
  asks: "polls.write",
  feature: "polls",
  address: href("polls.create"),
};
