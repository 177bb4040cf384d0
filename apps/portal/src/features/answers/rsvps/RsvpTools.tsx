import { answersCsv } from "@jubilee/core/answers/late-answers.rules";
import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import { countByState } from "@jubilee/core/answers/rsvp.rules";
import type { RsvpFilter, RsvpLine } from "@jubilee/core/answers/rsvp.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { LookTools } from "../../../page-kit/list/look/LookTools.tsx";
import type { ListLook } from "../../../page-kit/list/look/useListLook.ts";
import { ViewChoice } from "../../../page-kit/list/look/ViewChoice.tsx";
import { lineTools } from "../../../page-kit/list/StuckList.css.ts";
import { ListTools } from "../../../page-kit/list/ListTools.tsx";

const order: readonly RsvpFilter[] = ["all", "yes", "maybe", "no", "waitlisted", "pending"];

interface RsvpToolsProps {
  lines: readonly RsvpLine[];
  list: {
    text: string;
    setText: (text: string) => void;
    show: RsvpFilter;
    setShow: (show: RsvpFilter) => void;
  };
}

/** Finds answers by name and kind. */
export function RsvpTools({ lines, list }: RsvpToolsProps) {
  const counts = countByState(lines);
  const filters = order
    .filter((value) => value !== "waitlisted" || counts.waitlisted > 0)
    .map((value) => ({ value, label: rsvpCopy.filters[value], count: counts[value] }));
  return <ListTools searchLabel="Find an answer" list={list} filters={filters} />;
}

/** What of an address says how the list is looked at. */
const lookParts = ["q", "show", "sort"] as const;

interface RsvpLineToolsProps {
  event: EventRecord;
  lines: readonly RsvpLine[];
  shown: readonly RsvpLine[];
  look: ListLook;
  columns: readonly DataColumn<RsvpLine>[];
}

/** How many have answered, how they are looked at, and a file of those that are shown. */
export function RsvpLineTools({ event, lines, shown, look, columns }: RsvpLineToolsProps) {
  const counts = countByState(lines);
  return (
    <>
      <Text as="output" size={14} tone="muted" numeric>
        {`${counts.all - counts.pending} of ${counts.all} answered${shown.length === lines.length ? "" : `, ${shown.length} shown`}`}
      </Text>
      <ViewChoice look={look} parts={lookParts} />
      <span className={lineTools}>
        <LookTools look={look} columns={columns} />
        <ExportButton
          name={`answers-of-${event.name}.csv`}
          rows={shown}
          csv={(rows) => answersCsv(rows, event.timeZone)}
          logged={["rsvps", event.id]}
          inLine
        />
      </span>
    </>
  );
}
