import { authCopy } from "@jubilee/core/account/auth.copy";
import { accountToast } from "@jubilee/ui/toast";
import { forgetDrafts } from "../page-kit/draft/draft.ts";
import { forgetKeptDatabases } from "../page-kit/draft/kept-databases.ts";
import { askedTemplates } from "../page-kit/sessions/askedTemplates.ts";
import { forgetUses } from "../page-kit/uses/uses.ts";

/** Forgets what was typed and opened, and tells that the session has ended. Loaded when one does. */
export function sayGoodbye(storage: Storage): void {
  forgetDrafts(() => storage);
  forgetDrafts(() => sessionStorage);
  forgetUses(() => storage);
  askedTemplates.clear();
  forgetKeptDatabases();
  const { title, description } = authCopy.signedOut;
  accountToast.success(title, { description });
}
