export { DataTable } from "./DataTable.tsx";
export { ColumnChoice, type ColumnChoiceProps } from "./ColumnChoice.tsx";
export type {
  DataArrangement,
  DataColumn,
  DataGroup,
  DataSelection,
  DataOpening,
  DataSort,
  DataSorting,
  DataTableProps,
} from "./dataTable.types.ts";
