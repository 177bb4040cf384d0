const tagline = "Making event planning effortless and enjoyable";

/** What stands on the browser's tab. The start says what the product is for. */
export function documentTitle(title: string, pathname: string, productName: string): string {
  return `${pathname === "/" ? tagline : title} · ${productName}`;
}
