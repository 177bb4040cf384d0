import type { CommonCopy } from "../copy/copy.types.ts";

/** What is wrong with an e-mail address, in words; the server has the last one. */
export function emailError(email: string, copy: CommonCopy): string | undefined {
  const address = email.trim();
  if (!address) return copy.emailMissing;
  if (/^[^\s@]+@[^\s@.]+$/.test(address)) return copy.emailEnding;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address) ? undefined : copy.emailWrong;
}

export function nameError(name: string, copy: CommonCopy): string | undefined {
  return name.trim() ? undefined : copy.nameMissing;
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
