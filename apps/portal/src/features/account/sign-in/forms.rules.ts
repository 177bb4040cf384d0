/** The text of a form's field, never null. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Whether the page is served to this machine alone, where the outbox shows the mails. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** How many digits a texted code or one of an app has. */
export const codeLength = 6;

/** What is said of a code that is not whole. */
export const tooShort = "Type all six digits.";
