import { Columns3, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { Popover } from "../popover/Popover.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { caption, foot } from "./ColumnChoice.css.ts";
import { ColumnLine } from "./ColumnLine.tsx";
import { movedTo } from "./orderColumns.ts";

export interface ColumnChoiceProps {
  columns: readonly { id: string; header: string }[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  /** What "usual" means: hidden at first. */
  usual?: ReadonlySet<string>;
  /** Ids in the order chosen, for the table's `arrangement`; undefined is the usual order. */
  order?: readonly string[] | undefined;
  /** Lets the columns be moved. */
  onOrderChange?: (order: readonly string[] | undefined) => void;
}

const none: ReadonlySet<string> = new Set();

/** Which columns a DataTable shows, and in which order. Leave out the column that names the row. */
export function ColumnChoice({
  columns,
  hidden,
  onChange,
  usual = none,
  order,
  onOrderChange,
}: ColumnChoiceProps) {
  const [said, setSaid] = useState("");
  const place = (id: string) => order?.indexOf(id) ?? -1;
  const lines = columns.toSorted((one, other) => place(one.id) - place(other.id));
  const ids = lines.map(({ id }) => id);
  const toggle = (id: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  const move = (id: string, header: string, to: number) => {
    const next = movedTo(ids, id, to);
    onOrderChange?.(next);
    setSaid(`${header} is number ${next.indexOf(id) + 1} of ${next.length}`);
  };
  const reset = () => {
    onChange(usual);
    onOrderChange?.(undefined);
  };
  return (
    <Popover
      label="Columns"
      align="end"
      padding="none"
      width="narrow"
      trigger={
        <Button variant="outline" icon={<Columns3 />}>
          Columns
        </Button>
      }
    >
      <div className={caption}>Shown columns</div>
      {lines.map(({ id, header }, index) => (
        <ColumnLine
          key={id}
          id={id}
          header={header}
          shown={!hidden.has(id)}
          onShow={(shown) => toggle(id, shown)}
          place={index}
          {...(onOrderChange ? { onMove: (to: number) => move(id, header, to) } : {})}
        />
      ))}
      <div className={foot}>
        <Button variant="ghost" size="sm" icon={<RotateCcw />} onClick={reset}>
          Back to the usual columns
        </Button>
      </div>
      <VisuallyHidden>
        <output aria-live="polite">{said}</output>
      </VisuallyHidden>
    </Popover>
  );
}
