import type { ToastAction } from "@jubilee/ui/toast";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../app/routing/href.ts";

/** What a toast about a failure offers: the article that says what it means. */
export function explained(article: string): ToastAction {
  return {
    label: "What this means",
    onClick: () => navigate(href("help.article", { article })),
  };
}
