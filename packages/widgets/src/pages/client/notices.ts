const shownMs = 6_000;

const region = () => document.querySelector<HTMLElement>("[data-notices]");

/** Says something in the page's notification area for a while. */
export function tell(text: string): void {
  const notice = document.createElement("p");
  notice.textContent = text;
  region()?.replaceChildren(notice);
  setTimeout(() => notice.remove(), shownMs);
}

/** Alt+T goes to the notification area, Escape back. Source: specification section 2. */
export function watchKeys(): void {
  let from: Element | null = null;
  document.addEventListener("keydown", (event) => {
    const notices = region();
    if (event.altKey && event.code === "KeyT") {
      event.preventDefault();
      from = document.activeElement;
      notices?.focus();
    }
    if (event.key === "Escape" && document.activeElement === notices) {
      if (from instanceof HTMLElement) from.focus();
      else notices?.blur();
    }
  });
}
