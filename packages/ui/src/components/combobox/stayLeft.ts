/** What a person does by which a form may rightly bring the focus back. */
const asksForFocus = (event: Event) =>
  event.type === "submit" ||
  (event.target instanceof Element && event.target.closest("a, button") !== null);

/**
 * The part asks for the focus in the frame after its list opens or closes. On a busy device that
 * frame is long, and fast fingers are in the next field by its end: what they type there would be
 * lost. So what was left takes no focus until the frame is over.
 */
export function stayLeft(input: HTMLInputElement): void {
  const over = new AbortController();
  const end = () => {
    over.abort();
    Reflect.deleteProperty(input, "focus");
  };
  Object.defineProperty(input, "focus", { configurable: true, value: () => undefined });
  for (const kind of ["click", "submit"])
    document.addEventListener(kind, (event) => asksForFocus(event) && end(), {
      capture: true,
      signal: over.signal,
    });
  requestAnimationFrame(() => requestAnimationFrame(end));
}
