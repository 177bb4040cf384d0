import { Portal } from "@ark-ui/react/portal";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { carried } from "./Drag.css.ts";
import type { Drag } from "./drag.types.ts";

export interface CarriedProps {
  drag: Pick<Drag<unknown, unknown>, "follow">;
  /** From the pointer to its corner, in pixels. */
  offset?: { x: number; y: number };
  /** As wide as what was lifted. */
  widthPx?: number;
  children: ReactNode;
}

const beside = { x: 12, y: 12 };

/** What is carried, at the pointer. Draw it while `lifted.by` is the pointer. */
export function Carried({ drag, offset = beside, widthPx, children }: CarriedProps) {
  const element = useRef<HTMLDivElement>(null);
  const { follow } = drag;
  const { x: besideX, y: besideY } = offset;
  useLayoutEffect(
    () =>
      follow(({ x, y }) => {
        if (!element.current) return;
        element.current.style.translate = `${x + besideX}px ${y + besideY}px`;
      }),
    [follow, besideX, besideY],
  );
  return (
    <Portal>
      <div ref={element} className={carried} style={{ width: widthPx }} aria-hidden="true" inert>
        {children}
      </div>
    </Portal>
  );
}
