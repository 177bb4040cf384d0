/** The title of an area's page; one of the templates is called by its own name: "Baby shower template". */
export function areaTitle(title: string, pathname: string): string {
  const slug = /^\/templates\/([a-z-]+)$/.exec(pathname)?.[1];
  if (!slug) return title;
  const words = slug.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} template`;
}
