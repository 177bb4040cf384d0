/** The text of each page's own sheet, by the page's name; the build puts them here. */
export const sheets: Readonly<Record<string, string>> = JSON.parse("@@sheets") as Record<
  string,
  string
>;
