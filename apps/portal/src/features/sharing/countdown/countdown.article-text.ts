import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "Countdown shows how long it is until your next event, and which come after. It counts to the event’s own hour, also across a change of the clocks and when your device’s clock is wrong.",
    "The public page of an event counts along by itself. When it has begun, it says so.",
  ],
  next: ["share-a-link", "dates-and-zones"],
  open: { label: "Countdown", path: href("countdown") },
};
