import type { JSHandle, Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { openScreen } from "./screen-checks.ts";

/** A phone and a small laptop: what is stuck to an edge takes the largest share of them. */
export const stopSizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

const mostStops = 260;

interface Stop {
  name: string;
  /** Nothing of it is to be seen: something lies over it, or it is outside of the window. */
  isCovered: boolean;
  /** The page itself: the walk is over, or the focus is lost. */
  isPage: boolean;
}

/** Where the focus is, looked for where a person looks: at what is painted there. */
const stopOf = (): Stop => {
  let active: Element | null = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body || active === document.documentElement)
    return { name: "page", isCovered: false, isPage: true };
  const small = active.getBoundingClientRect();
  // A field that is only heard is seen by its label.
  const face = small.width * small.height < 16 ? (active.closest("label") ?? active) : active;
  const { left, top, right, bottom } = face.getBoundingClientRect();
  const [width, height] = [right - left, bottom - top];
  const points = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
  );
  const seenAt = (x: number, y: number) => {
    let seen = document.elementFromPoint(x, y);
    for (;;) {
      const inside: Element | null = seen?.shadowRoot?.elementFromPoint(x, y) ?? null;
      if (!inside || inside === seen) return seen;
      seen = inside;
    }
  };
  const holds = (outer: Node, inner: Node | null): boolean => {
    for (let node = inner; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
      if (node === outer) return true;
    return false;
  };
  const label = active.closest("label");
  const isSeen = points.some(([x, y]) => {
    const seen = seenAt(x, y);
    return seen !== null && (holds(face, seen) || (label !== null && holds(label, seen)));
  });
  const words = active.getAttribute("aria-label") ?? active.textContent ?? "";
  const name = `${active.tagName.toLowerCase()} ${active.id} ${words.trim().slice(0, 40)}`;
  return { name, isCovered: !isSeen, isPage: false };
};

/** The focus is on something, and that is to be seen. */
export async function expectSeenFocus(page: Page): Promise<void> {
  await expect(async () => {
    const { name, isCovered, isPage } = await page.evaluate(stopOf);
    expect({ name, isCovered, isPage }).toEqual({ name, isCovered: false, isPage: false });
  }).toPass();
}

/** Goes through what is open by Tab, and names each stop that nobody can see. */
export async function coveredStops(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  let [stops, rounds] = [0, 0];
  let first: { name: string; element: JSHandle<Element | null> } | undefined;
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(stopOf);
    // Whoever begins in the middle comes round by the page's end once.
    if (stop.isPage && rounds > 0) break;
    if (stop.isPage) {
      rounds += 1;
      continue;
    }
    if (first?.name === stop.name && (await page.evaluate(hasFocus, first.element))) break;
    first ??= {
      name: stop.name,
      element: await page.evaluateHandle(() => document.activeElement),
    };
    if (stop.isCovered) covered.push(stop.name);
  }
  return { stops, covered };
}

/** The element itself is known again: its number among all changes when something arrives before it. */
const hasFocus = (element: Element | null) => document.activeElement === element;

/** Opens a screen on each size and goes through it by Tab. */
export async function walkScreen(
  page: Page,
  address: string,
  sizes: readonly { width: number; height: number }[] = stopSizes,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await openScreen(page, address);
    const { covered } = await coveredStops(page);
    expect.soft(covered, `${address}, ${size.width} px: covered stops`).toEqual([]);
  }
}
