export { FigureTable, type FigureTableProps } from "./FigureTable.tsx";
export { englishFigures, type FigureWords } from "./figureWords.ts";
export type {
  DifferenceColumn,
  EnteredColumn,
  FigureChange,
  FigureColumn,
  FigureGroup,
  FigureRow,
  Figures,
} from "./figure.types.ts";
