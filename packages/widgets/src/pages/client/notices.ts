const shownMs = 6_000;

/** The page's notification area. */
export const notices = () => document.querySelector<HTMLElement>("[data-notices]");

/** Says something in the page's notification area for a while; ends it sooner when that is over. */
export function tell(text: string): () => void {
  const notice = document.createElement("p");
  notice.textContent = text;
  // A sheet is in the top layer: what is told of it has to be above.
  notice.popover = "manual";
  notices()?.replaceChildren(notice);
  notice.showPopover?.();
  const end = () => notice.remove();
  setTimeout(end, shownMs);
  return end;
}

/** Alt+T goes to the notification area, Escape back. Source: specification section 2. */
export function watchKeys(): void {
  let from: Element | null = null;
  document.addEventListener("keydown", (event) => {
    const region = notices();
    if (event.altKey && event.code === "KeyT") {
      event.preventDefault();
      from = document.activeElement;
      region?.focus();
    }
    if (event.key === "Escape" && document.activeElement === region) {
      if (from instanceof HTMLElement) from.focus();
      else region?.blur();
    }
  });
}
