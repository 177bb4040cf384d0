import { addressFault } from "@jubilee/core/base/email-address.rules";
import type { ContactCopy } from "../copy/copy.types.ts";
import { contact } from "../copy/en/contact.copy.ts";
import type { WidgetContext } from "../widget.types.ts";

/** What is wrong with an e-mail address, in words; the server has the last one. */
function emailError(email: string, copy: ContactCopy): string | undefined {
  const address = email.trim();
  if (!address) return copy.emailMissing;
  const fault = addressFault(address);
  if (!fault) return undefined;
  return fault === "ending" ? copy.emailEnding : copy.emailWrong;
}

function nameError(name: string, copy: ContactCopy): string | undefined {
  return name.trim() ? undefined : copy.nameMissing;
}

/** What is wrong with a name and an address, each in the visitor's language. */
export function contactErrors(
  { name, email }: { name: string; email: string },
  { words }: Pick<WidgetContext, "words">,
): { name: string | undefined; email: string | undefined } {
  const copy = words("contact", contact);
  return { name: nameError(name, copy), email: emailError(email, copy) };
}

/** Brings the first field that is wrong into view and gives it the focus. */
export function focusFirstError(root: ParentNode): void {
  queueMicrotask(() =>
    requestAnimationFrame(() =>
      root
        .querySelector<HTMLElement>(":is(input, textarea)[aria-invalid], [aria-invalid] input")
        ?.focus(),
    ),
  );
}
