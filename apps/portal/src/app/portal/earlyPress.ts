/** What the page's first script left there: it keeps presses until somebody listens. */
type EarlyPress = ((event: Event) => void) & { button?: HTMLElement };

/**
 * From now on the portal hears presses itself. A page that was made ahead can be read and filled in
 * before that: the button that was pressed last meanwhile is pressed again, so that nothing is sent
 * past the portal and no press is lost.
 */
export function hearPresses(page: Window): void {
  const early: EarlyPress | undefined = Reflect.get(page, "earlyPress");
  if (!early) return;
  page.removeEventListener("click", early, true);
  early.button?.click();
}
