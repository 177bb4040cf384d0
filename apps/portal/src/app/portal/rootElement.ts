/**
 * The element in which the portal draws. Source: specification section 8.
 *
 * @throws {Error} when the page has none
 */
export function rootElement(page: Document): HTMLElement {
  const root = page.getElementById("root");
  if (root) return root;
  throw new Error(
    'The page has no element with the id "root", so the portal has nowhere to draw. Add <div id="root"></div> to index.html.',
  );
}
