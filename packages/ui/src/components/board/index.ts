export { Board } from "./Board.tsx";
export type { BoardColumn, BoardMove, BoardPlace, BoardProps } from "./board.types.ts";
