/**
 * The first formatter of a page takes longer than a press may. It is made while the server is asked for
 * what comes next, which says moments that nobody could write before; until then all is written.
 */
export function warmFormatters(): void {
  setTimeout(() => new Intl.NumberFormat("en").format(0));
}
