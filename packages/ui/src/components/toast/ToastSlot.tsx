import { inlineVars } from "../../inlineVars.ts";
import { useLayoutEffect, useRef } from "react";
import { heightVar, layerVar, offsetVar, scaleVar, slot, swipeX, swipeY } from "./Toast.css.ts";
import type { ToastRecord } from "./toast.types.ts";
import { ToastCard } from "./ToastCard.tsx";
import { useCountdown } from "./useCountdown.ts";
import { useSwipe } from "./useSwipe.ts";

export interface ToastSlotProps {
  toast: ToastRecord;
  place: "front" | "behind" | "hidden";
  /** Newer notices are painted over older ones. */
  layer: number;
  offsetPx: number;
  scale: number;
  frontHeightPx: number;
  paused: boolean;
  onHeight: (id: string, px: number) => void;
  onDismiss: (id: string) => void;
}

/** Where one toast stands in the pile, how long it stays and how it is swiped away. */
export function ToastSlot({
  toast,
  place,
  layer,
  offsetPx,
  scale,
  frontHeightPx,
  paused,
  onHeight,
  onDismiss,
}: ToastSlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const dismiss = () => onDismiss(toast.id);
  const { offset, swiping, handlers } = useSwipe(toast.flow.swipePx, dismiss);
  useCountdown(toast.durationMs, paused || swiping, dismiss, `${toast.type}/${toast.title}`);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => onHeight(toast.id, element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [toast.id, onHeight]);
  const position = inlineVars({
    [offsetVar]: `${offsetPx}px`,
    [scaleVar]: `${scale}`,
    [layerVar]: `${layer}`,
    [heightVar]: `${frontHeightPx}px`,
    [swipeX]: `${offset.x}px`,
    [swipeY]: `${offset.y}px`,
  });
  return (
    <li
      className={slot({ place, swiping })}
      style={position}
      inert={place === "hidden"}
      aria-hidden={place === "hidden" ? true : undefined}
      {...handlers}
    >
      <div ref={box}>
        <ToastCard toast={toast} onClose={dismiss} />
      </div>
    </li>
  );
}
