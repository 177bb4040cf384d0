import { authCopy } from "@jubilee/core/account/auth.copy";
import { accountToast } from "@jubilee/ui/toast";
import { forgetDrafts } from "../page-kit/draft/draft.ts";

/** Forgets what was typed, and tells that the session has ended. Loaded when one does. */
export function sayGoodbye(storage: Storage): void {
  forgetDrafts(() => storage);
  forgetDrafts(() => sessionStorage);
  const { title, description } = authCopy.signedOut;
  accountToast.success(title, { description });
}
