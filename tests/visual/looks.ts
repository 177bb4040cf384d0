import axe from "axe-core";
import { cdp } from "vitest/browser";

/** How a device may ask to see the page. */
export interface Look {
  name: string;
  isDark?: boolean;
  wantsContrast?: boolean;
  isRightToLeft?: boolean;
}

export const light: Look = { name: "light" };
export const dark: Look = { name: "dark", isDark: true };

/** Beside light, in which every story is mounted, played and checked by all of axe's rules. */
export const furtherLooks: readonly Look[] = [
  { name: "light, more contrast", wantsContrast: true },
  { name: "dark, more contrast", isDark: true, wantsContrast: true },
  { name: "right to left", isRightToLeft: true },
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

/** Without motion a look is there with the next frame. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
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
