import { accountCreatedCopy, authCopy } from "@jubilee/core/account/auth.copy";
import { accountToast } from "@jubilee/ui/toast";
import { explained } from "../../../page-kit/help/explained.ts";

export function tellSignedIn(): void {
  accountToast.success(authCopy.signedIn.title, { description: authCopy.signedIn.description });
}

/** A new account starts on the free plan; a paid one is told of when it is true. */
export function tellAccountCreated(productName: string): void {
  const { title, description } = accountCreatedCopy(productName, "free");
  accountToast.success(title, { description });
}

/** 'Authentication Error' with the server's message, or the fallback. Source: specification section 8. */
export function tellFailure(message: string | null): void {
  accountToast.destructive(authCopy.failure.title, {
    description: message ?? authCopy.failure.fallback,
    action: explained("signing-in"),
  });
}
