import { useCallback, useState, useSyncExternalStore } from "react";
import { list, region as regionStyle } from "./Toast.css.ts";
import { toastStore } from "./toast.ts";
import type { ToastRecord } from "./toast.types.ts";
import { ToastSlot } from "./ToastSlot.tsx";
import { useAttention } from "./useAttention.ts";
import { useWords } from "../../words/useWords.ts";
import { toastWords } from "./toast.copy.ts";

const gapPx = 14;

/**
 * The corner where the page's toasts appear, above what else stands there (`cornerTop` of the theme).
 * Put it once, at the root.
 */
export function Toaster() {
  const words = useWords("toast", toastWords);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  const { region, expanded, paused, handlers } = useAttention();
  const onHeight = useCallback(
    (id: string, px: number) =>
      setHeights((known) => (known[id] === px ? known : { ...known, [id]: px })),
    [],
  );
  const visible = visibleToasts(toasts);
  const spreads = expanded || visible.slice(1).some(waitsToBeRead);
  const heightOf = (toast: ToastRecord | undefined) => (toast ? (heights[toast.id] ?? 0) : 0);
  return (
    <section
      ref={region}
      className={regionStyle}
      aria-label={words.label}
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      {...handlers}
    >
      <ol className={list}>
        {toasts.map((toast) => {
          const at = visible.indexOf(toast);
          const below = visible.slice(0, Math.max(0, at));
          const spread = below.reduce((sum, other) => sum + heightOf(other) + gapPx, 0);
          return (
            <ToastSlot
              key={toast.id}
              toast={toast}
              place={at < 0 ? "hidden" : at === 0 || spreads ? "front" : "behind"}
              layer={at < 0 ? 0 : visible.length - at}
              offsetPx={spreads ? spread : Math.max(0, at) * gapPx}
              scale={spreads ? 1 : 1 - Math.max(0, at) * 0.05}
              frontHeightPx={heightOf(visible[0])}
              paused={paused}
              onHeight={onHeight}
              onDismiss={toastStore.dismiss}
            />
          );
        })}
      </ol>
    </section>
  );
}

/** The newest ones, as many as the newest one's flow lets be seen. */
function visibleToasts(toasts: readonly ToastRecord[]): readonly ToastRecord[] {
  return toasts.slice(0, toasts[0]?.flow.visible ?? 0);
}

/** A warning that stays until it is closed: newer notices stand above it and never cover it. */
function waitsToBeRead({ type, destructive, durationMs }: ToastRecord): boolean {
  return durationMs === Infinity && (destructive || type === "warning" || type === "error");
}
