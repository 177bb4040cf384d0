/**
 * The first formatter of a page takes longer than a press may: it is made when nothing else is to be
 * done, after the first screen has done without.
 */
export function warmFormatters(): void {
  const make = () => new Intl.NumberFormat("en").format(0);
  if ("requestIdleCallback" in window) requestIdleCallback(make);
  else setTimeout(make);
}
