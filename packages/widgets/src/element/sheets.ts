const sheets = new Map<string, CSSStyleSheet>();

function construct(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Puts a sheet into a shadow root, once. Constructed sheets pass any page's style policy. */
export function adopt(shadow: ShadowRoot, text: string): void {
  if (!("adoptedStyleSheets" in shadow)) return;
  const sheet = construct(text);
  if (!shadow.adoptedStyleSheets.includes(sheet)) {
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  }
}

/** Takes a sheet out again. */
export function discard(shadow: ShadowRoot, text: string): void {
  if (!("adoptedStyleSheets" in shadow)) return;
  shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter(
    (sheet) => sheet !== sheets.get(text),
  );
  sheets.delete(text);
}
