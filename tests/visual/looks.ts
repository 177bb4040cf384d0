import axe from "axe-core";
import { cdp, page } from "vitest/browser";

/** How a device may ask to see the page. */
export interface Look {
  name: string;
  isDark?: boolean;
  wantsContrast?: boolean;
  isRightToLeft?: boolean;
}

export const light: Look = { name: "light" };
export const dark: Look = { name: "dark", isDark: true };

/** Its colours are those of light, so that it is looked at where room is short. */
const rightToLeft: Look = { name: "right to left", isRightToLeft: true };

/** Beside light, in which every story is mounted, played and checked by all of axe's rules. */
export const contrasts: readonly Look[] = [
  { name: "light, more contrast", wantsContrast: true },
  { name: "dark, more contrast", isDark: true, wantsContrast: true },
];

/** Makes the browser ask for a look, and waits until the page is drawn in it. */
export async function wearLook(look: Look): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-reduced-motion", value: "reduce" },
      { name: "prefers-color-scheme", value: look.isDark ? "dark" : "light" },
      { name: "prefers-contrast", value: look.wantsContrast ? "more" : "no-preference" },
    ],
  });
  document.documentElement.dir = look.isRightToLeft ? "rtl" : "ltr";
  await drawn();
}

/** What lasts longer is a state of its own: a fresh row's glow, a skeleton's breath. */
const longestMoveMs = 500;

const movingNow = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === "running" &&
        Number(effect?.getComputedTiming().endTime ?? 0) <= longestMoveMs,
    );

/** Waits for a frame after which nothing has begun to move: an effect may start a move a frame later. */
export async function drawn(): Promise<void> {
  for (let calmFrames = 0; calmFrames < 2; calmFrames += 1) {
    // oxlint-disable-next-line no-await-in-loop -- frames come one after the other
    await new Promise(requestAnimationFrame);
    const moving = movingNow();
    if (moving.length > 0) calmFrames = -1;
    // oxlint-disable-next-line no-await-in-loop
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** Drawn by the covers' generator, which has tests of its own: put away, since they are most of a page's nodes. */
export function putDrawingsAway(): void {
  for (const drawing of document.querySelectorAll("span[aria-hidden] > svg"))
    drawing.replaceChildren();
}

/** What axe finds among that which a look can change: colours on their grounds. */
export async function findingsIn(look: Look): Promise<string[]> {
  const { violations } = await axe.run(
    { include: document.body, exclude: [".sb-wrapper"] },
    { runOnly: ["color-contrast"], resultTypes: ["violations"] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${look.name}: ${id}, ${target.join(" ")}: ${failureSummary}`,
    ),
  );
}

/** The narrowest screen that everything works on, in CSS pixels (WCAG 2.2, 1.4.10). */
const narrowest = 320;

/** Whether what sticks out of an element can be scrolled to in it, or is meant to be cut off by it. */
function keepsIn(element: Element): boolean {
  return element !== document.body && getComputedStyle(element).overflowX !== "visible";
}

/** What reaches beyond the edges of the narrowest screen, so that the whole page would scroll sideways. */
function reachingOut(): string[] {
  const outside = Array.from(document.body.querySelectorAll("*")).filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < 0 || right > narrowest);
  });
  return outside
    .filter((element) => {
      for (let at = element.parentElement; at; at = at.parentElement) if (keepsIn(at)) return false;
      return true;
    })
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Looks at the page on the narrowest screen, and gives back the room it had. */
export async function onNarrowest<Value>(look: () => Promise<Value>): Promise<Value> {
  const { innerWidth: width, innerHeight: height } = globalThis;
  await page.viewport(narrowest, height);
  await drawn();
  try {
    return await look();
  } finally {
    await page.viewport(width, height);
  }
}

/** What does not fit on the narrowest screen, read from the left and from the right. */
export async function findingsOnNarrow(): Promise<string[]> {
  const findings: string[] = [];
  for (const look of [rightToLeft, light]) {
    await wearLook(look);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > narrowest)
      findings.push(
        `${look.name}, ${narrowest} px: ${scrollWidth} px wide, ${reachingOut().join(" ")}`,
      );
  }
  return findings;
}
