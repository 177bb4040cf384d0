import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { openScreen, settle } from "./screen-checks.ts";

/**
 * What a translator does to a page, and goes on doing: the text nodes go, and elements with new text
 * stand in their places.
 */
const translate = (): void => {
  const skipped = "script, style, textarea, svg, font, [translate=no]";
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes)
        if (node.isConnected) wrap(node.nodeType === 3 ? target : node);
  }).observe(document.body, { childList: true, subtree: true });
};

/** What can be pressed to and fro without changing anything that is kept. */
const toAndFro = "main button[aria-pressed]:visible, main [role=tab]:visible, main summary:visible";

/** Translates a screen and uses it: searches, filters, switches. */
export async function useTranslated(page: Page, address: string): Promise<void> {
  await openScreen(page, address);
  await page.evaluate(translate);
  const searches = page.locator("main input[type=search]:visible");
  for (let at = 0; at < Math.min(2, await searches.count()); at += 1) {
    await searches.nth(at).fill("zzzz");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await searches.nth(at).fill("");
  }
  const radios = page.locator("main input[type=radio]:visible");
  for (let at = 0; at < Math.min(4, await radios.count()); at += 1)
    await radios.nth(at).check({ force: true });
  const buttons = page.locator(toAndFro);
  for (let at = 0; at < Math.min(4, await buttons.count()); at += 1) {
    await buttons.nth(at).click();
    await buttons.nth(Math.min(at, (await buttons.count()) - 1)).click();
  }
  await expect(page.getByText("Something went wrong"), address).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
}

/** What looks chosen to nobody where a device forces its own colours. */
const unseenChoices = (): string[] => {
  const chosen =
    'input:checked, [aria-pressed="true"], [aria-current]:not([aria-current="false"]), [role="tab"][aria-selected="true"]';
  const deep = (root: ParentNode, selector: string): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll("*")].flatMap((one) =>
      one.shadowRoot ? deep(one.shadowRoot, selector) : [],
    ),
  ];
  const isSeen = (one: Element) => one.getClientRects().length > 0;
  const canvas = getComputedStyle(document.body).backgroundColor;
  const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  /** A colour as it is seen on the device's own ground: a see-through one is that ground. */
  const seen = (colour: string): string => {
    const [front, ground] = [partsOf(colour), partsOf(canvas)];
    const alpha = front[3] ?? 1;
    return ground
      .slice(0, 3)
      .map((below, at) => Math.round((front[at] ?? 0) * alpha + below * (1 - alpha)))
      .join(" ");
  };
  const line = (kind: string, width: string, colour: string) =>
    kind === "none" || width === "0px" ? "" : `${kind} ${width} ${seen(colour)}`;
  /** What is painted of it: grounds and edges, and how many drawings; not its words. */
  const painted = (face: Element): string =>
    [face, ...face.querySelectorAll("*")]
      .filter((one) => !one.closest("svg") || one.matches("svg"))
      .flatMap((one) =>
        ["", "::before", "::after"].map((part) => {
          const style = getComputedStyle(one, part || null);
          if (part && style.content === "none") return "";
          return [
            one.tagName,
            seen(style.backgroundColor),
            line(style.borderTopStyle, style.borderTopWidth, style.borderTopColor),
            line(style.outlineStyle, style.outlineWidth, style.outlineColor),
          ].join(" ");
        }),
      )
      .join("|");
  const faceOf = (one: Element) =>
    one instanceof HTMLInputElement ? (one.closest("label") ?? one.parentElement ?? one) : one;
  const othersOf = (one: Element): Element[] => {
    const root = one.getRootNode() as ParentNode;
    if (one instanceof HTMLInputElement)
      return [...root.querySelectorAll(`input[name="${CSS.escape(one.name)}"]:not(:checked)`)];
    const row = one.closest("li, [role=presentation]")?.parentElement ?? one.parentElement;
    return [...(row?.querySelectorAll(`${one.tagName}:not(${chosen})`) ?? [])].filter(
      (other) => other.className === one.className,
    );
  };
  return deep(document, chosen).flatMap((one) => {
    // A native mark shows its own state.
    const isNative = one instanceof HTMLInputElement && getComputedStyle(one).opacity !== "0";
    const other = othersOf(one).find((sibling) => isSeen(faceOf(sibling)));
    if (isNative || !other || !isSeen(faceOf(one))) return [];
    return painted(faceOf(one)) === painted(faceOf(other))
      ? [faceOf(one).textContent?.trim().slice(0, 40) ?? one.tagName]
      : [];
  });
};

/** Opens a screen in forced colours and holds what is chosen against what is not. */
export async function checkForced(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await openScreen(page, address);
  await settle(page);
  expect.soft(await page.evaluate(unseenChoices), `${address}: looks like not chosen`).toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
}
