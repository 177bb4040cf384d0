export const copyButtonWords = {
  copied: "Copied",
  copy: "Copy",
  /** Where the browser lets nothing onto the clipboard. */
  refused: "Press Ctrl+C",
};
