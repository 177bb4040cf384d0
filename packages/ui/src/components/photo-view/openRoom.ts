import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import type { Photo } from "../photo-grid/photo.types.ts";
import { room as roomStyle } from "./PhotoView.css.ts";

export interface RoomOptions {
  label: string;
  broken: string;
  /** The photos at this moment: there may be more of them later. */
  photos: () => readonly Photo[];
  index: number;
  isRightToLeft: boolean;
  /** What is kept free for the words below, in pixels. */
  footPx: number;
  onMove: (index: number) => void;
  onClosed: (index: number) => void;
}

/** The room that a photo is seen in, as the view steers it. */
export interface Room {
  /** Where the view draws its own buttons and words. */
  slot: HTMLElement;
  show: (index: number) => void;
  step: (by: 1 | -1) => void;
  zoom: () => void;
  close: () => void;
}

/** All of its own buttons are left out: they are written as HTML, which the portal's policy refuses. */
const noControls = {
  arrowPrev: false,
  arrowNext: false,
  close: false,
  zoom: false,
  counter: false,
  preloader: false,
} as const;

/** Opens a photo large. Read from the right, the photos lie the other way round, so that fingers and arrows mean what they say. */
export function openRoom(options: RoomOptions): Room {
  const { photos, isRightToLeft } = options;
  const turned = (index: number) => (isRightToLeft ? photos().length - 1 - index : index);
  const swipe = new PhotoSwipe({
    ...noControls,
    index: turned(options.index),
    mainClass: roomStyle,
    bgOpacity: 1,
    loop: false,
    wheelToZoom: true,
    returnFocus: false,
    showHideAnimationType: "fade",
    errorMsg: options.broken,
    paddingFn: () => ({ top: 56, bottom: options.footPx, left: 0, right: 0 }),
  });
  swipe.addFilter("numItems", () => photos().length);
  swipe.addFilter("itemData", (_data, index) => {
    const photo = photos()[turned(index)];
    if (!photo) return {};
    const { src, srcSet, width, height, alt, thumb } = photo;
    return { src, width, height, alt, msrc: thumb, ...(srcSet ? { srcset: srcSet } : {}) };
  });
  swipe.on("change", () => options.onMove(turned(swipe.currIndex)));
  swipe.on("destroy", () => options.onClosed(turned(swipe.currIndex)));
  swipe.init();
  const slot = document.createElement("div");
  slot.className = "pswp__hide-on-close";
  const { element } = swipe;
  element?.setAttribute("aria-label", options.label);
  element?.setAttribute("aria-modal", "true");
  element?.setAttribute("data-theme", "dark");
  element?.append(slot);
  return {
    slot,
    show: (index) => swipe.goTo(turned(index)),
    step: (by) => (by === (isRightToLeft ? -1 : 1) ? swipe.next() : swipe.prev()),
    zoom: () => swipe.toggleZoom(),
    close: () => swipe.close(),
  };
}
