import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

/**
 * What is waited for may take its time: a screen's later parts are read and compiled when they are
 * first asked for, which took a machine with fifty things to do half a minute. Only what never comes meets the limit.
 */
configure({ asyncUtilTimeout: 60_000 });

class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class NoIntersectionObserver extends NoResizeObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

if (typeof window !== "undefined") {
  globalThis.IntersectionObserver ??= NoIntersectionObserver;
  globalThis.ResizeObserver ??= NoResizeObserver;
  // A document without layout has one wish: that nothing moves.
  globalThis.matchMedia ??= (media) => {
    const wish = { media, matches: media.includes("reduced-motion: reduce"), onchange: null };
    const nothing = () => undefined;
    return Object.assign(new EventTarget(), wish, {
      addListener: nothing,
      removeListener: nothing,
    });
  };
  // A document without layout has nothing to bring into view.
  if (!("scrollIntoView" in Element.prototype))
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  // It paints no pictures either.
  if (!("createObjectURL" in URL))
    Object.assign(URL, { createObjectURL: () => "blob:nothing", revokeObjectURL: () => undefined });
  if (!("elementsFromPoint" in document)) Object.assign(document, { elementsFromPoint: () => [] });
  afterEach(cleanup);
}

/** A screen's later parts may still be on their way when its tests are through; a document that is gone cannot take them. */
afterAll(() => vi.dynamicImportSettled());
