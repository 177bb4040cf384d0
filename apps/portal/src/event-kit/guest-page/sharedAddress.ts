import { href } from "../../app/routing/href.ts";

/** The page of an event that everybody with its link opens, absolute. */
export function sharedAddress(shareToken: string): string {
  return new URL(href("publicEvent.view", { shareToken }), location.origin).href;
}
