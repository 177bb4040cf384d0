import { Button } from "../button/Button.tsx";
import { ButtonGroup } from "../button-group/ButtonGroup.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Text } from "../text/Text.tsx";

export interface PaginationProps {
  /** 0-based place of the first row shown. */
  from: number;
  /** Rows on this page. */
  shown: number;
  total: number;
  pageSize: number;
  onMove: (from: number) => void;
}

/**
 * Pages of a list that the server cuts. A list that is all here scrolls instead. One that is all
 * here is a DataTable.
 */
export function Pagination({ from, shown, total, pageSize, onMove }: PaginationProps) {
  return (
    <Inline as="nav" aria-label="Pages" justify="space-between">
      <Text as="span" tone="muted" numeric>
        {total === 0 ? "Nothing to show" : `${from + 1} to ${from + shown} of ${total}`}
      </Text>
      <ButtonGroup label="Move through the pages">
        <Button
          variant="outline"
          size="sm"
          disabled={from === 0}
          onClick={() => onMove(Math.max(0, from - pageSize))}
        >
          Back
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={from + shown >= total}
          onClick={() => onMove(from + pageSize)}
        >
          Next
        </Button>
      </ButtonGroup>
    </Inline>
  );
}
