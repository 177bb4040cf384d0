import {
  demoOfTab,
  demoTabKey,
  forgetVisit,
  isDemoOver,
  sessionKeyOf,
} from "@jubilee/core/events/demo-visits.rules";
import type { OpenedDemo } from "@jubilee/core/events/demos.types";

const themeKey = "jubilee-theme";

/** This tab is in a sandbox from its next page on; the session of one's own account stays as it is. */
export function enterDemo(opened: OpenedDemo, tab: Storage, device: Storage): void {
  tab.setItem(demoTabKey, JSON.stringify(opened));
  const theme = device.getItem(themeKey);
  if (theme !== null) tab.setItem(themeKey, theme);
}

/** This tab is one's own again; the sandbox waits for its visitor until its day is over. */
export function leaveDemo(tab: Storage): void {
  tab.removeItem(demoTabKey);
}

/** The sandbox that this tab is in. One that is over is left, and its page says so. */
export function readDemoTab(tab: Storage, nowMs: number): OpenedDemo | null {
  const demo = demoOfTab(tab);
  if (demo === null || !isDemoOver(demo, nowMs)) return demo;
  endDemo(demo, tab);
  return null;
}

/** The sandbox is gone: the tab is led back to its demo, which says so. */
export function endDemo(demo: OpenedDemo, tab: Storage): void {
  leaveDemo(tab);
  tab.removeItem(sessionKeyOf(demo));
  forgetVisit(localStorage, demo.demo);
  location.replace(`/demo/${demo.demo}?over`);
}
