import type { DragEvent } from "react";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** What takes files that are dropped on it; a browser would show them in place of the page. */
export function dropped(add: (files: File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      add([...event.dataTransfer.files]);
    },
  };
}
