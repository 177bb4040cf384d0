import {
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from "react";
import { splitWords, takeWords, type SpokenRules } from "./takeWords.ts";

interface Words {
  text: string;
  refusal: string | undefined;
  /** Words as the list itself changed them: one taken away, one written anew. */
  change: (next: readonly string[]) => void;
  /** For the field that is typed into. */
  handlers: {
    onInput: (event: FormEvent<HTMLInputElement>) => void;
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  };
}

const separator = /[,;\n\r\t،؛]/;

/** What is typed and not yet a word; what is refused stays there to be put right. */
export function useTakenWords(
  value: readonly string[],
  onValueChange: (value: string[]) => void,
  rules: SpokenRules,
): Words {
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const take = (from: readonly string[], offered: readonly string[]) => {
    const taken = takeWords(from, offered, rules);
    setRefusal(taken.refusal);
    if (taken.words.join("\n") !== value.join("\n")) onValueChange(taken.words);
    return taken;
  };
  const add = (field: HTMLInputElement, typed: string) => {
    const { rest } = take(value, splitWords(typed));
    // at once, so that fast fingers do not type on behind the word just taken
    field.value = rest;
    setText(rest);
  };
  return {
    text,
    refusal,
    change: (next) => {
      const old = next.filter((word) => value.includes(word));
      if (old.length === next.length) {
        setRefusal(undefined);
        onValueChange([...next]);
        return;
      }
      const { words, refusal: reason } = takeWords([], splitWords(next.join("\n")), rules);
      setRefusal(reason);
      if (reason === undefined) onValueChange(words);
    },
    handlers: {
      onInput: ({ currentTarget }) => {
        const typed = currentTarget.value;
        if (separator.test(typed)) add(currentTarget, typed);
        else {
          setText(typed);
          setRefusal(undefined);
        }
      },
      onPaste: (event) => {
        const pasted = event.clipboardData.getData("text/plain");
        if (!separator.test(pasted)) return;
        event.preventDefault();
        add(event.currentTarget, `${text}${pasted}`);
      },
      onKeyDown: (event) => {
        const onTag = event.currentTarget.parentElement?.querySelector("[data-highlighted]");
        if (event.key !== "Enter" || event.nativeEvent.isComposing || onTag) return;
        event.preventDefault();
        if (text.trim() !== "") add(event.currentTarget, text);
      },
      onBlur: ({ currentTarget }) => {
        if (text.trim() !== "") add(currentTarget, text);
      },
    },
  };
}
