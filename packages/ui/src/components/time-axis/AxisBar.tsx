import type { HTMLAttributes } from "react";
import { useWords } from "../../words/useWords.ts";
import { boxOf, isSameSpan, daysMoved, widthOnAxis, type Edge } from "./axis.rules.ts";
import { timeAxisWords } from "./timeAxis.copy.ts";
import type { AxisSpan } from "./timeAxis.types.ts";
import * as css from "./TimeAxis.css.ts";
import type { AxisShape } from "./useAxis.ts";

export interface AxisBarProps {
  name: string;
  /** All that is seen of it, in words. */
  said: string;
  span: AxisSpan;
  /** Where it is drawn: moved by hand, or along with another. */
  shown: AxisSpan;
  look: { isCritical: boolean; held: Edge | null; progress: number };
  shape: AxisShape<unknown>;
  /** The button's focus and what it does. */
  button: HTMLAttributes<HTMLElement>;
}

/** What of a name has room in a bar, in pixels a letter. */
const letterPx = 7;

/** A bar over its days, or a mark for what is due alone, with dashes where it was. */
export function AxisBar({ name, said, span, shown, look, shape, button }: AxisBarProps) {
  const { from, dayPx, namesPx, barTop, isPhone } = shape;
  const { isCritical, held, progress } = look;
  const box = boxOf(shown, from, dayPx, css.markPx);
  const ghost = boxOf(span, from, dayPx, css.markPx);
  const place = { insetInlineStart: box.x, insetBlockStart: barTop };
  const words = useWords("timeAxis", timeAxisWords);
  const moved = daysMoved(span, shown);
  const isMark = shown.start === null;
  const isInside = !isMark && !isPhone && name.length * letterPx + 16 < widthOnAxis(box);
  return (
    <>
      {!isSameSpan(span, shown) && (
        <div
          className={css.was}
          style={{ insetInlineStart: ghost.x, insetBlockStart: barTop, inlineSize: ghost.width }}
        />
      )}
      <button
        type="button"
        className={
          isMark
            ? css.mark({ critical: isCritical, lifted: held !== null })
            : css.bar({ critical: isCritical, lifted: held !== null })
        }
        style={isMark ? place : { ...place, inlineSize: box.width }}
        aria-label={said}
        {...button}
      >
        {!isMark && (
          <>
            {progress > 0 && (
              <span
                className={isCritical ? css.doneCritical : css.done}
                style={{ inlineSize: `${Math.min(1, progress) * 100}%` }}
              />
            )}
            {isInside && (
              <span className={css.inside} style={{ insetInlineStart: namesPx }}>
                <bdi>{name}</bdi>
              </span>
            )}
            <span className={`${css.startEnd} ${held && held !== "end" ? css.gripped : ""}`} />
            <span className={`${css.endEnd} ${held && held !== "start" ? css.gripped : ""}`} />
          </>
        )}
      </button>
      {moved !== 0 && (
        <span
          className={css.moved}
          style={{ insetInlineStart: box.x + box.width + 4, insetBlockStart: barTop }}
          aria-hidden="true"
        >
          {words.moved(moved)}
        </span>
      )}
    </>
  );
}
