import { GripVertical } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { grip, row } from "./ColumnChoice.css.ts";
import { useWords } from "../../words/useWords.ts";
import { dataTableWords } from "./dataTable.copy.ts";

export interface ColumnLineProps {
  id: string;
  header: string;
  shown: boolean;
  onShow: (shown: boolean) => void;
  /** Where it stands among the others, from 0; leave out where the order is fixed. */
  place?: number | undefined;
  onMove?: ((to: number) => void) | undefined;
}

const steps: Record<string, (place: number) => number> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: () => Infinity,
};

/** One column of the choice: whether it is shown, and a grip to move it by pointer or arrow keys. */
export function ColumnLine({ id, header, shown, onShow, place, onMove }: ColumnLineProps) {
  const words = useWords("dataTable", dataTableWords);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || place === undefined) return;
    event.preventDefault();
    onMove?.(step(place));
  };
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const lines = [...document.querySelectorAll("[data-column-line]")];
    const over = lines.findIndex((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return event.clientY >= top && event.clientY <= bottom;
    });
    if (over >= 0 && over !== place) onMove?.(over);
  };
  return (
    <div className={row} data-column-line={id}>
      <Checkbox label={header} checked={shown} onCheckedChange={onShow} />
      {onMove && (
        <button
          type="button"
          className={grip}
          aria-label={words.move(header)}
          title={words.dragHint}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
