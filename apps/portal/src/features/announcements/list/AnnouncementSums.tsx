import type { AnnouncementLine } from "@jubilee/core/announcements/announcements.types";
import { toWallTime } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { clockText, dayText } from "../../../page-kit/calendar/calendar-words.rules.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { phaseOf, whenWords } from "../when.rules.ts";

/** When it goes, on the clock that it goes by. */
const wallOf = ({ sendLocal, sendAt, timeZone }: AnnouncementLine): string =>
  sendLocal ?? toWallTime(sendAt ?? "", timeZone);

interface AnnouncementSumsProps {
  lines: readonly AnnouncementLine[];
}

/** What became of announcements together: whom they reached, who read them, and which is next. */
function AnnouncementSums({ lines }: AnnouncementSumsProps) {
  const locale = useLocale();
  const gone = lines.filter(({ state }) => phaseOf(state) === "gone");
  const told = gone.reduce((sum, { counts }) => sum + counts.told, 0);
  const read = gone.reduce((sum, { counts }) => sum + counts.read, 0);
  const [next] = lines
    .filter(({ state }) => phaseOf(state) === "waits")
    .toSorted((one, other) => (one.sendAt ?? "").localeCompare(other.sendAt ?? ""));
  const share = new Intl.NumberFormat(locale, { style: "percent" }).format(read / told);
  return (
    <StatGroup>
      <StatTile
        label="Sent"
        value={told.toLocaleString(locale)}
        detail={`in ${counted(gone.length, "announcement")}`}
      />
      <StatTile
        label="Read"
        value={read.toLocaleString(locale)}
        detail={`${share} of ${told.toLocaleString(locale)}`}
      />
      <StatTile
        label="Next"
        {...(next
          ? {
              value: dayText(wallOf(next).slice(0, 10), locale, { day: "numeric", month: "short" }),
              detail: `${clockText(wallOf(next), locale)}, ${whenWords(next, locale)[1]}`,
            }
          : { value: "None" })}
      />
    </StatGroup>
  );
}

/** The figures over a list; nothing before something went out. */
export const announcementSums = (lines: readonly AnnouncementLine[]) =>
  lines.some(({ counts }) => counts.told > 0) ? <AnnouncementSums lines={lines} /> : null;
