import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

interface Attention {
  region: RefObject<HTMLElement | null>;
  /** Spread out instead of piled up. */
  expanded: boolean;
  paused: boolean;
  handlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/** Who looks at the notices: a pointer over them, the focus, Alt+T; Escape ends it. */
export function useAttention(): Attention {
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const [expanded, setExpanded] = useState(false);
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.code !== "KeyT" || !region.current) return;
      event.preventDefault();
      before.current = document.activeElement;
      setExpanded(true);
      region.current.focus();
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  return {
    region,
    expanded,
    paused: expanded || hidden,
    handlers: {
      onPointerEnter: () => setExpanded(true),
      onPointerLeave: () => setExpanded(false),
      onFocus: () => setExpanded(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setExpanded(false);
      },
      onKeyDown: (event) => {
        if (event.key !== "Escape") return;
        setExpanded(false);
        if (before.current instanceof HTMLElement) before.current.focus();
      },
    },
  };
}
