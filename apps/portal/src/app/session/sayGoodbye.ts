import { authCopy } from "@jubilee/core/auth/copy";
import { accountToast } from "@jubilee/ui/toast";

/** Tells that the session has ended. Loaded when one does. */
export function sayGoodbye(): void {
  const { title, description } = authCopy.signedOut;
  accountToast.success(title, { description });
}
