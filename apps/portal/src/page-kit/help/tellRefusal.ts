import type { CallFailure } from "@jubilee/core/result/types";
import { toast } from "@jubilee/ui/toast";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../app/routing/href.ts";
import { articleOfFailure } from "./article.rules.ts";

/** Says why a call was refused, with the way to the article about it. */
export function tellRefusal({ code, message }: CallFailure): void {
  const article = href("help.article", { article: articleOfFailure(code) });
  toast.error(message, {
    action: { label: "What this means", onClick: () => navigate(article) },
  });
}
