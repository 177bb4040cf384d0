import { toast } from "@jubilee/ui/toast";
import { articleAbout } from "./article.rules.ts";
import { explained } from "./explained.ts";

/** Says why a call was refused, with the way to the article about it. */
export function tellRefusal(failure: { message: string }): void {
  toast.error(failure.message, { action: explained(articleAbout(failure)) });
}
