import { Vote } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "polls",
  name: "Polls",
  one: "Poll",
  icon: Vote,
  page: "polls.details",
  order: 70,
  address: ({ id }) => href("polls.details", { pollId: id }),
};
