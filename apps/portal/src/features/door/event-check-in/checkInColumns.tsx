import { checkInCopy } from "@jubilee/core/door/check-in.copy";
import { isDoubleEntry } from "@jubilee/core/door/check-in.rules";
import type { CheckInLine } from "@jubilee/core/door/check-in.types";
import { formatClock } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { ScanChip } from "../../../event-kit/ScanChip.tsx";
import { words } from "./CheckIn.css.ts";

interface ColumnContext {
  timeZone: string;
  locale: string;
  /** How the type calls one of its people. */
  member: string;
  isBusy: boolean;
  /** Null for those who only look. */
  onUndo: ((line: CheckInLine) => void) | null;
}

function ResultChip({ line }: { line: CheckInLine }) {
  return (
    <ScanChip
      result={line.result}
      isDouble={isDoubleEntry(line)}
      isUndone={Boolean(line.undoneAt)}
    />
  );
}

/** The columns of the supervisor's scans; times are the event's. */
export function checkInColumns({
  timeZone,
  locale,
  member,
  isBusy,
  onUndo,
}: ColumnContext): DataColumn<CheckInLine>[] {
  const guestWords = ({ method }: CheckInLine) =>
    method === "walk_in" ? checkInCopy.methods.walk_in : member;
  const clock = (at: string) => formatClock(at, timeZone, locale);
  const why = ({ reason, result, number, earlierAt, earlierGate }: CheckInLine) => {
    if (reason) return checkInCopy.reasons[reason];
    if (result !== "duplicate") return number ?? "";
    return earlierAt ? `In at ${clock(earlierAt)}, ${earlierGate ?? ""}` : "Used before";
  };
  return [
    {
      id: "who",
      header: "Who",
      cell: (line) => (
        <span className={words}>
          <Text weight="strong" dir="auto">
            {line.name ?? "Nobody of this event"}
          </Text>
          <Text size={14} tone="muted">
            {[line.isGuest ? guestWords(line) : line.typeName, why(line)]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </span>
      ),
      sortValue: ({ name }) => name,
    },
    {
      id: "result",
      header: "Result",
      widthPx: 140,
      cell: (line) => <ResultChip line={line} />,
      sortValue: ({ result }) => result,
    },
    {
      id: "gate",
      header: "Gate",
      widthPx: 150,
      cell: ({ gate }) => gate,
      sortValue: ({ gate }) => gate,
      from: "tablet",
    },
    { id: "device", header: "By", widthPx: 150, cell: ({ device }) => device ?? "", from: "wide" },
    {
      id: "at",
      header: "At",
      widthPx: 150,
      cell: (line) => `${clock(line.at)}${line.offline ? ", offline" : ""}`,
      sortValue: ({ at }) => at,
      from: "desktop",
    },
    {
      id: "undo",
      header: "Actions",
      hideHeader: true,
      widthPx: 90,
      cell: (line) =>
        onUndo && line.result === "ok" && !line.undoneAt ? (
          <Button
            size="sm"
            variant="ghost"
            disabled={isBusy}
            aria-label={`Undo ${line.name ?? ""}`}
            onClick={() => onUndo(line)}
          >
            Undo
          </Button>
        ) : null,
      from: "tablet",
    },
  ];
}
