export { DataTable } from "./DataTable.tsx";
export { orderRows } from "./orderRows.ts";
export { useIsPrinted } from "./useIsPrinted.ts";
export { ColumnChoice, type ColumnChoiceProps } from "./ColumnChoice.tsx";
export type {
  DataArrangement,
  DataColumn,
  DataDensity,
  DataGroup,
  DataSelection,
  DataOpening,
  DataSort,
  DataSorting,
  DataSwipe,
  DataTableProps,
} from "./dataTable.types.ts";
