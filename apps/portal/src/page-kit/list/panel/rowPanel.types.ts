import type { ReactNode } from "react";
import type { ListPanelProps } from "./ListPanel.tsx";

/** The row that is open, for the panel that shows it. */
export interface OpenRow<Row> extends Pick<ListPanelProps, "step" | "onClose"> {
  id: string;
  /** Missing where the address opens one that is not listed just now. */
  row: Row | undefined;
}

/** A panel beside a list for the row that its address opens. */
export interface RowPanel<Row> {
  /** Under which name the address says the row: "user". */
  name: string;
  panel: (open: OpenRow<Row>) => ReactNode;
}
