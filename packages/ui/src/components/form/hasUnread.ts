/** Whether a field holds text that it could not read: sent now, that would be lost. */
export function hasUnread({ elements }: HTMLFormElement): boolean {
  return [...elements].some(
    (element) => element instanceof HTMLInputElement && element.validity.customError,
  );
}
