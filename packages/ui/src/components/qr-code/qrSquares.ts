import { encode } from "uqr";

/** A code's dark squares as a path, in a field of `size` squares. */
export function qrSquares(value: string): { path: string; size: number } {
  const code = encode(value, { border: 0, ecc: "M" });
  const squares = code.data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(""), size: code.size };
}
