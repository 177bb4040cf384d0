import { pollLimits } from "@jubilee/core/planning/polls.rules";
import { useEffect, useRef, type RefObject } from "react";
import { nextOption } from "./nextOption.ts";
import { isBlankOption, moved, type OptionDraft, type QuestionDraft } from "./pollDraft.rules.ts";

/** What is done with the options of a question; whoever adds or removes one goes on beside it. */
export function useOptions(
  { kind, options }: QuestionDraft,
  /** Where they stand. */
  list: RefObject<HTMLOListElement | null>,
  onChange: (options: OptionDraft[]) => void,
) {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-option="${CSS.escape(next.current)}"] input`)
      ?.focus();
    next.current = null;
  });
  const room = pollLimits.options - options.length;
  const put = (changed: OptionDraft[], focused?: OptionDraft) => {
    next.current = focused?.key ?? null;
    onChange(changed);
  };
  const addAfter = (at: number) => {
    const following = options[at + 1];
    if (following && isBlankOption(following)) return put([...options], following);
    if (room <= 0) return;
    const added = nextOption(kind, options.slice(0, at + 1));
    put(options.toSpliced(at + 1, 0, added), added);
  };
  return {
    room,
    change: (option: OptionDraft, part: Partial<OptionDraft>) =>
      put(options.map((one) => (one === option ? { ...one, ...part } : one))),
    move: (from: number, to: number) => put(moved(options, from, to)),
    /** Where one goes on when it is gone: the next option, or the last that is left. */
    remove: (option: OptionDraft) => {
      const left = options.filter((one) => one !== option);
      put(left, left[options.indexOf(option)] ?? left.at(-1));
    },
    addAfter,
    add: () => addAfter(options.length - 1),
    /** Several lines pasted into one option: the first takes its place if it is empty. */
    putAt: (at: number, pasted: OptionDraft[]) => {
      const here = options[at];
      const takesPlace = here !== undefined && isBlankOption(here);
      put(
        options.toSpliced(at + (takesPlace ? 0 : 1), takesPlace ? 1 : 0, ...pasted),
        pasted.at(-1),
      );
    },
    /** What is pasted in the dialog takes the place of empty lines. */
    addPasted: (pasted: OptionDraft[]) =>
      put([...options.filter((one) => !isBlankOption(one)), ...pasted]),
  };
}
