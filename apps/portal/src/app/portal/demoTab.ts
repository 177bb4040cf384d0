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

/**
 * A page that is opened in a tab of its own by a held key or the middle button is in the sandbox,
 * too: a tab that this one opens is given a copy of its storage, one that the browser opens is not.
 *
 * @returns ends it
 */
export function keepInDemo(): () => void {
  const follow = (event: MouseEvent) => {
    const isMeant = event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey));
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!isMeant || event.defaultPrevented || link?.origin !== location.origin) return;
    event.preventDefault();
    window.open(link.href);
  };
  document.addEventListener("click", follow);
  document.addEventListener("auxclick", follow);
  return () => {
    document.removeEventListener("click", follow);
    document.removeEventListener("auxclick", follow);
  };
}
