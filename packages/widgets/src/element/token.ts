/** The token of an element as an address may hold it: `../` in it leads nowhere. */
export function tokenOf(element: HTMLElement): string {
  return encodeURIComponent(element.getAttribute("token")?.trim() ?? "");
}
