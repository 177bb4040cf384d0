import { Columns3, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Popover } from "../popover/Popover.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { caption, foot } from "./ColumnChoice.css.ts";
import { ColumnLine } from "./ColumnLine.tsx";
import { movedTo } from "./orderColumns.ts";
import { useWords } from "../../words/useWords.ts";
import { dataTableWords } from "./dataTable.copy.ts";

export interface ColumnChoiceProps {
  columns: readonly { id: string; header: string }[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  /** What "usual" means: hidden at first. */
  usual?: ReadonlySet<string>;
  /** Ids in the order chosen, for the table's `arrangement`; undefined is the usual order. */
  order?: readonly string[] | undefined;
  /** An icon alone, where a list's tools share one row. */
  isSmall?: boolean;
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
  isSmall = false,
}: ColumnChoiceProps) {
  const words = useWords("dataTable", dataTableWords);
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
    setSaid(words.moved(header, next.indexOf(id) + 1, next.length));
  };
  const reset = () => {
    onChange(usual);
    onOrderChange?.(undefined);
  };
  return (
    <Popover
      label={words.columns}
      align="end"
      padding="none"
      width="narrow"
      trigger={
        isSmall ? (
          <IconButton label={words.columns} icon={<Columns3 />} />
        ) : (
          <Button variant="outline" icon={<Columns3 />}>
            {words.columns}
          </Button>
        )
      }
    >
      <div className={caption}>{words.shownColumns}</div>
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
          {words.usualColumns}
        </Button>
      </div>
      <VisuallyHidden>
        <output aria-live="polite">{said}</output>
      </VisuallyHidden>
    </Popover>
  );
}
