const fields = "input:not([type=search], [type=password]), textarea, select";
const typed = new Set<HTMLInputElement>();

/** Notes every field that somebody changes on any page. */
export function watchTyping(): void {
  document.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof Element && target.matches(fields))
        typed.add(target as HTMLInputElement);
    },
    true,
  );
}

/** Whether a field that somebody changed is still there and not empty. */
export function holdsTypedText(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === "") typed.delete(field);
  return typed.size > 0;
}
