import type { ToastAction } from "@jubilee/ui/toast";
import { href } from "../../app/routing/href.ts";
import { openBeside } from "./openBeside.ts";

/** What a toast about a failure offers: the article that says what it means, beside what is typed. */
export function explained(article: string): ToastAction {
  return {
    label: "What this means",
    onClick: () => openBeside(href("help.article", { article })),
  };
}
