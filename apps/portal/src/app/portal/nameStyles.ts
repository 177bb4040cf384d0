/**
 * A page that was made ahead brings its stylesheets along as one text. Says which they were, so that
 * a screen that needs one of them finds it there and does not fetch it again. They stay switched off.
 */
export function nameStyles(page: Document): void {
  for (const joined of page.querySelectorAll<HTMLStyleElement>("style[data-parts]")) {
    for (const href of joined.dataset["parts"]?.split(" ") ?? []) {
      const link = page.createElement("link");
      link.rel = "stylesheet";
      link.disabled = true;
      link.setAttribute("href", href);
      page.head.append(link);
    }
  }
}
