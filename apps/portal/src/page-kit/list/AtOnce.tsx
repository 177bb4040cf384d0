import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { useState, type ReactNode } from "react";

interface AtOnceProps<Row> {
  rows: readonly Row[];
  /** How many are drawn at first, and more at each press. */
  count: number;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The first rows of a long list, and a button for more of them. */
export function AtOnce<Row>({ rows, count, children }: AtOnceProps<Row>) {
  const [most, setMost] = useState(count);
  return (
    <>
      {children(rows.slice(0, most))}
      {rows.length > most && (
        <Inline justify="center">
          <Button variant="outline" onClick={() => setMost(most + count)}>
            Show more of {rows.length}
          </Button>
        </Inline>
      )}
    </>
  );
}
