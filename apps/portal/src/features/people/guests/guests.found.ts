import { Users } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "guests",
  name: "People",
  one: "Person",
  icon: Users,
  page: "people.record",
  order: 20,
  address: ({ id }) => href("people.record", { guestId: id }),
};
