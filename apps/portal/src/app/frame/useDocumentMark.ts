import { useLayoutEffect } from "react";

/**
 * Says something of what is shown on the document itself (`html[name="value"]`), for the frame's
 * styles; `null` says nothing. Asking for it from there by `:has()` would have the styles of the whole
 * page made anew whenever anything on it comes or goes.
 */
export function useDocumentMark(
  name: "data-fills" | "data-line" | "data-banner",
  value: string | null,
): void {
  useLayoutEffect(() => {
    if (value === null) return undefined;
    const { documentElement } = document;
    documentElement.setAttribute(name, value);
    return () => documentElement.removeAttribute(name);
  }, [name, value]);
}
