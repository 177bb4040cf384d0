import { Megaphone } from "lucide-react";
import { href } from "../../app/routing/href.ts";
import type { PaletteAction } from "../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "account",
  key: "new-announcement",
  label: "Announce something",
  words: "announcement tell message mail everybody news late parking",
  icon: Megaphone,
  order: 65,
  asks: "messages.send",
  feature: "announcements",
  address: href("announcements.create"),
};
