const sheets = new Map<string, CSSStyleSheet>();

/** Puts a sheet into a shadow root, once. Constructed sheets pass any page's style policy. */
export function adopt({ adoptedStyleSheets }: ShadowRoot, text: string): void {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}
