import type { ClipboardEvent, DragEvent, KeyboardEvent } from "react";
import { useMedia } from "../use-media/useMedia.ts";

/** Fingers have no Shift at hand: their Enter breaks the line. */
const fingers = "(pointer: coarse)";
/** What browsers call a key that still belongs to the way letters are put together. */
const composing = 229;

const picturesOf = (from: DataTransfer) =>
  [...from.files].filter(({ type }) => type.startsWith("image/"));

/** Enter sends and Shift with Enter breaks; on touch Enter breaks. While letters are put together Enter is theirs. */
export function useSending(send: () => void, leave: (() => void) | undefined) {
  const isTouch = useMedia(fingers);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === composing) return;
    if (event.key === "Escape" && leave) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
    if (event.key !== "Enter" || event.shiftKey || event.altKey) return;
    const isAsked = event.ctrlKey || event.metaKey;
    if (isTouch && !isAsked) return;
    event.preventDefault();
    send();
  };
  return { isTouch, onKeyDown };
}

/** Pictures that are pasted or dropped are added, words go where they always go. */
export function takesPictures(add: ((files: File[]) => void) | undefined) {
  if (!add) return {};
  return {
    onPaste: (event: ClipboardEvent) => {
      const pictures = picturesOf(event.clipboardData);
      if (pictures.length === 0) return;
      event.preventDefault();
      add(pictures);
    },
    onDrop: (event: DragEvent) => {
      const pictures = picturesOf(event.dataTransfer);
      if (pictures.length === 0) return;
      event.preventDefault();
      add(pictures);
    },
  };
}
