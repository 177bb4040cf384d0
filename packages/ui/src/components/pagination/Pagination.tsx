import { Button } from "../button/Button.tsx";
import { ButtonGroup } from "../button-group/ButtonGroup.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { useWords } from "../../words/useWords.ts";
import { paginationWords } from "./pagination.copy.ts";

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
  const words = useWords("pagination", paginationWords);
  return (
    <Inline as="nav" aria-label={words.label} justify="space-between">
      <Text as="span" tone="muted" numeric>
        {total === 0 ? words.nothing : words.range(from + 1, from + shown, total)}
      </Text>
      <ButtonGroup label={words.move}>
        <Button
          variant="outline"
          size="sm"
          disabled={from === 0}
          onClick={() => onMove(Math.max(0, from - pageSize))}
        >
          {words.back}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={from + shown >= total}
          onClick={() => onMove(from + pageSize)}
        >
          {words.next}
        </Button>
      </ButtonGroup>
    </Inline>
  );
}
