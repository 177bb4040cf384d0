import type { ReactNode } from "react";
import { Unread } from "./Unread.tsx";
import type { Reading } from "./useRead.ts";

export interface LoadedProps<Value> {
  of: Reading<Value>;
  /** At the start of a sentence: "The answers". */
  what: string;
  skeleton: ReactNode;
  /** Instead of an empty list. */
  empty?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A part of a page that is read: its shape, its failure, its emptiness, or what was read. */
export function Loaded<Value>({
  of: reading,
  what,
  skeleton,
  empty,
  children,
}: LoadedProps<Value>) {
  const { data, error } = reading;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <>
      {(error !== null || data === undefined) && (
        <Unread of={reading} what={what} skeleton={skeleton} />
      )}
      {data !== undefined && (isEmpty ? empty : children(data))}
    </>
  );
}
