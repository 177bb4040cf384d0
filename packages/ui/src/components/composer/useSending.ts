import type { ClipboardEvent, DragEvent, KeyboardEvent } from "react";
import { useMedia } from "../use-media/useMedia.ts";

/** Fingers have no Shift at hand: their Enter breaks the line. */
const fingers = "(pointer: coarse)";
/** What browsers call a key that still belongs to the way letters are put together. */
const composing = 229;

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

/** Files that are pasted or dropped are added, words go where they always go. */
export function takesFiles(add: ((files: File[]) => void) | undefined) {
  if (!add) return {};
  const take = (from: DataTransfer, event: ClipboardEvent | DragEvent) => {
    const files = [...from.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  return {
    onPaste: (event: ClipboardEvent) => {
      const { clipboardData } = event;
      // What is copied from a page or a table brings its words, their form and a picture of them: the
      // words are meant. A file brings its name alone, a picture its form alone.
      const isWords = ["text/plain", "text/html"].every((type) =>
        clipboardData.types.includes(type),
      );
      if (!isWords) take(clipboardData, event);
    },
    onDrop: (event: DragEvent) => take(event.dataTransfer, event),
  };
}
