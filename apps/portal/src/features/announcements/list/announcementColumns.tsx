import type { AnnouncementLine } from "@jubilee/core/announcements/announcements.types";
import { joined } from "@jubilee/core/base/words.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Progress } from "@jubilee/ui/progress";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { AnnouncementStateBadge } from "../AnnouncementStateBadge.tsx";
import { hasNoTime, whenWords } from "../when.rules.ts";

/** How many have read it, once it went to somebody. */
export const readOf = ({ counts }: AnnouncementLine): string | null =>
  counts.told > 0 ? `${counts.read} of ${counts.told} read it` : null;

/** The columns of the list of announcements. */
export function announcementColumns(
  locale: string,
  ofAllEvents: boolean,
): DataColumn<AnnouncementLine>[] {
  return [
    {
      id: "subject",
      header: "Announcement",
      cell: (line) => (
        <FactLine
          name={line.subject ?? "Without a subject"}
          detail={joined([
            ofAllEvents && line.eventName,
            line.pinned && "Pinned",
            line.onPage && "On the event’s page",
            line.editedAt !== null && "Changed since",
          ])}
        />
      ),
    },
    {
      id: "state",
      header: "State",
      widthPx: 120,
      cell: (line) => <AnnouncementStateBadge of={line} />,
      from: "tablet",
    },
    {
      id: "read",
      header: "Read",
      widthPx: 168,
      cell: (line) => {
        const { read, told } = line.counts;
        return told > 0 && <Progress label={readOf(line) ?? ""} value={read} max={told} />;
      },
    },
    {
      id: "when",
      header: "When",
      widthPx: 208,
      cell: (line) => {
        if (hasNoTime(line)) return "No time yet";
        const [when, zone] = whenWords(line, locale);
        return (
          <>
            {when}
            <Text as="span" block tone="muted" size={12}>
              {zone}
            </Text>
          </>
        );
      },
      from: "desktop",
    },
  ];
}
