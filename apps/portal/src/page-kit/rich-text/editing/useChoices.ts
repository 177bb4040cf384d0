import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect, useId, useState } from "react";
import type { RichFieldChoice, RichPerson, RichTextFieldProps } from "../rich-text.types.ts";
import { askedAt } from "./asked.ts";

interface ChoicesAsked extends Pick<RichTextFieldProps, "fields" | "people"> {
  view: EditorView | undefined;
  state: EditorState | undefined;
}

/** What can be chosen at the cursor. */
export interface Choice {
  id: string;
  words: string;
  put: () => void;
}

const most = 6;

const fits = (label: string, query: string) =>
  label.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());

/** The list of people or places under the text, while one is asked for after @ or {. */
export function useChoices({ view, state, fields, people }: ChoicesAsked) {
  const listId = useId();
  const [answer, setAnswer] = useState<{ to: string; list: readonly RichPerson[] }>();
  const found = answer?.list ?? [];
  const [at, setAt] = useState(0);
  const [leftAt, setLeftAt] = useState<number>();
  const asked = state ? askedAt(state) : null;
  const isLeft = asked !== null && asked.from === leftAt;
  const whom = asked?.what === "people" && !isLeft ? asked.query : null;
  useEffect(() => {
    if (whom === null || !people) return undefined;
    let isGone = false;
    const ask = async () => {
      const list = await people(whom);
      if (!isGone) setAnswer({ to: whom, list });
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [whom, people]);
  const put = (type: "mention" | "field", attrs: Record<string, string>) => {
    const node = view?.state.schema.nodes[type];
    if (!view || !asked || !node) return;
    const { tr, schema } = view.state;
    // After a name a word follows; after a place as often a comma.
    const space = type === "mention" ? [schema.text(" ")] : [];
    view.dispatch(tr.replaceWith(asked.from, asked.to, [node.create(attrs), ...space]));
    view.focus();
  };
  const offered: Choice[] =
    asked === null || isLeft
      ? []
      : asked.what === "people"
        ? (people ? found : []).map(({ id, name }) => ({
            id,
            words: name,
            put: () => put("mention", { id, name }),
          }))
        : (fields ?? [])
            .filter(({ label }) => fits(label, asked.query))
            .map(({ name, label, fallback }: RichFieldChoice) => ({
              id: name,
              words: label,
              put: () => put("field", { name, fallback }),
            }));
  const list = offered.slice(0, most);
  /** A name that was asked for and that nobody here has: said, where a list would stand. */
  const nobody =
    whom !== null && answer?.to === whom && found.length === 0 && !whom.includes(" ")
      ? whom
      : undefined;
  const isOpen = list.length > 0 && view !== undefined;
  const chosen = Math.min(at, list.length - 1);
  const takeKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setAt((chosen + step + list.length) % list.length);
      return true;
    }
    if (event.key === "Escape") {
      setLeftAt(asked?.from);
      return true;
    }
    if (event.key !== "Enter" && event.key !== "Tab") return false;
    list[chosen]?.put();
    setAt(0);
    return true;
  };
  const attributes: Record<string, string> = isOpen
    ? { "aria-controls": listId, "aria-activedescendant": `${listId}-${chosen}` }
    : {};
  return { isOpen, nobody, list, at: chosen, listId, takeKey, attributes };
}
