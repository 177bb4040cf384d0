import { Drawer } from "@jubilee/ui/drawer";
import { IconButton } from "@jubilee/ui/icon-button";
import { ListFilter } from "lucide-react";
import type { ReactNode } from "react";
import { badge, filterButton, filters } from "./FilterSheet.css.ts";

interface FilterSheetProps {
  /** What stands in it, where it is more than filters. */
  title?: string;
  /** How many values are chosen. */
  count: number;
  footer: ReactNode;
  children: ReactNode;
}

/** The filters of a list behind one button with their number, where there is no room for them beside the search. */
export function FilterSheet({ title = "Filters", count, footer, children }: FilterSheetProps) {
  const label = count > 0 ? `${title}, ${count} chosen` : title;
  return (
    <Drawer
      title={title}
      side="below"
      footer={footer}
      trigger={
        <IconButton
          label={label}
          variant="outline"
          icon={
            <span className={filterButton}>
              <ListFilter />
              {count > 0 && <span className={badge}>{count}</span>}
            </span>
          }
        />
      }
    >
      <div className={filters}>{children}</div>
    </Drawer>
  );
}
