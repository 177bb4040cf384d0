import { Columns3, RotateCcw } from "lucide-react";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Popover } from "../popover/Popover.tsx";
import { caption, foot, row } from "./ColumnChoice.css.ts";

export interface ColumnChoiceProps {
  columns: readonly { id: string; header: string }[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  /** What "usual" means: hidden at first. */
  usual?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Which columns a DataTable shows. Leave out the column that names the row. */
export function ColumnChoice({ columns, hidden, onChange, usual = none }: ColumnChoiceProps) {
  const toggle = (id: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(id);
    else next.add(id);
    onChange(next);
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
      {columns.map(({ id, header }) => (
        <div key={id} className={row}>
          <Checkbox
            label={header}
            checked={!hidden.has(id)}
            onCheckedChange={(shown) => toggle(id, shown)}
          />
        </div>
      ))}
      <div className={foot}>
        <Button variant="ghost" size="sm" icon={<RotateCcw />} onClick={() => onChange(usual)}>
          Back to the usual columns
        </Button>
      </div>
    </Popover>
  );
}
