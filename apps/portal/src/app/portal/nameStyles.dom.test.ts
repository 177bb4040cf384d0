import { expect, it } from "vitest";
import { nameStyles } from "./nameStyles.ts";

it("every stylesheet of a joined one can be found by its address, and none is used twice", () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<style data-parts="/assets/a.css /assets/b.css">p { color: red }</style>';
  nameStyles(page);
  for (const part of ["/assets/a.css", "/assets/b.css"]) {
    const found = page.querySelector<HTMLLinkElement>(`link[href="${part}"][rel="stylesheet"]`);
    expect(found?.disabled).toBe(true);
  }
});
