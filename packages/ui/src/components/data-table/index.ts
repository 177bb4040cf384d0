export { DataTable } from "./DataTable.tsx";
export { ColumnChoice, type ColumnChoiceProps } from "./ColumnChoice.tsx";
export type {
  DataColumn,
  DataGroup,
  DataSelection,
  DataSort,
  DataTableProps,
} from "./dataTable.types.ts";
