import { useCallback, useEffect, useRef } from "react";

/**
 * After a refusal the focus goes to the first field that is wrong; its error is heard with its name.
 * `failure` is the server's; call `focusWrong` after what the page itself has found is drawn.
 */
export function useWrongField(failure: object | null) {
  const form = useRef<HTMLFormElement>(null);
  const focusWrong = useCallback(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    [],
  );
  useEffect(() => {
    if (failure) focusWrong();
  }, [failure, focusWrong]);
  return { form, focusWrong };
}
