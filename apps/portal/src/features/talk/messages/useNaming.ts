import type { ThreadMember } from "@jubilee/core/talk/threads.types";
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import { stepThrough } from "./naming.rules.ts";

/** Goes through the people that can be named by keys, while the field keeps the focus. */
export function useNaming(
  people: readonly ThreadMember[],
  asked: string | undefined,
  name: (member: ThreadMember) => void,
  field: RefObject<HTMLElement | null>,
) {
  const listId = useId();
  const [at, setAt] = useState(0);
  const [left, setLeft] = useState<string>();
  const isOpen = people.length > 0 && asked !== undefined && asked !== left;
  const chosen = Math.min(at, people.length - 1);
  const choose = (member: ThreadMember | undefined) => {
    setAt(0);
    if (member) name(member);
  };
  const list = isOpen
    ? people.map((member) => ({
        id: member.id,
        words: member.name ?? "",
        put: () => choose(member),
      }))
    : [];
  const active = isOpen ? `${listId}-${chosen}` : null;
  // What the field says of the list beside it.
  useEffect(() => {
    const { current } = field;
    if (active === null) return undefined;
    current?.setAttribute("aria-controls", listId);
    current?.setAttribute("aria-activedescendant", active);
    return () => {
      current?.removeAttribute("aria-controls");
      current?.removeAttribute("aria-activedescendant");
    };
  }, [active, field, listId]);
  return {
    list,
    at: chosen,
    listId,
    /** The list's keys come before those of the field. */
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!isOpen || event.nativeEvent.isComposing) return;
      const step = stepThrough(event.key, chosen, people.length);
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (step === "choose") choose(people[chosen]);
      else if (step === "leave") setLeft(asked);
      else setAt(step);
    },
  };
}
