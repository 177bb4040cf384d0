/** The nearest `lang` above an element, out of the shadow roots it stands in; many write `de_DE`. */
export function pageLanguage(element: Element): string | undefined {
  const near = element.closest("[lang]")?.getAttribute("lang");
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return near?.replace("_", "-") ?? (host && pageLanguage(host));
}
