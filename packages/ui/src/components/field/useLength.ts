import { useState, type ClipboardEvent } from "react";
import { useWords } from "../../words/useWords.ts";
import { fieldWords } from "./field.copy.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** From here on a field says by itself how much room is left. */
const nearlyFull = 0.9;
/** Shorter ones fill up with the first word. */
const leastCounted = 50;

interface Length {
  /** Right of the label: "192 of 200". */
  count?: string;
  /** Said once a paste was longer than the field may be. */
  note?: string;
  onPaste: (event: ClipboardEvent<TextControl>) => void;
  onLength: (length: number) => void;
}

/** How long a text is and may be. The browser cuts what is pasted without a word; this says it. */
export function useLength(value: unknown, maxLength: number | undefined, counted: boolean): Length {
  const words = useWords("field", fieldWords);
  const [wanted, setWanted] = useState(0);
  const used = typeof value === "string" ? value.length : 0;
  const most = maxLength ?? Infinity;
  const isNearlyFull = most >= leastCounted && used >= most * nearlyFull;
  return {
    ...(maxLength && (counted || isNearlyFull) ? { count: words.used(used, maxLength) } : {}),
    ...(wanted > most ? { note: words.cut(most, wanted) } : {}),
    onPaste: ({
      currentTarget: { value: before, selectionStart, selectionEnd },
      clipboardData,
    }) => {
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      setWanted(before.length - replaced + clipboardData.getData("text").length);
    },
    onLength: (length) => {
      if (length < most) setWanted(0);
    },
  };
}
