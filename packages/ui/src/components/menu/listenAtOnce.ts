/** After a frame, and after what it had React draw. */
const later = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/**
 * Gives what just opened the focus, and keeps the keys that come before it listens: Ark hands over
 * the focus, marks the first line and hears Escape a frame later, and on a busy device a frame is
 * long. They are pressed again, one a frame, in their order.
 */
export function listenAtOnce(content: HTMLElement | null): void {
  if (!content) return;
  const kept: KeyboardEvent[] = [];
  let isAgain = false;
  const keep = (event: KeyboardEvent) => {
    if (isAgain || event.key === "Tab") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(event);
  };
  const press = () => {
    const [key] = kept.splice(0, 1);
    if (!key || !content.isConnected) {
      content.removeEventListener("keydown", keep, true);
      return;
    }
    isAgain = true;
    content.dispatchEvent(new KeyboardEvent("keydown", key));
    isAgain = false;
    later(press);
  };
  content.addEventListener("keydown", keep, true);
  content.focus({ preventScroll: true });
  later(() => later(press));
}
