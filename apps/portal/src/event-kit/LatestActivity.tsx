import { activityWords } from "@jubilee/core/insight/dashboard.rules";
import type { ActivityEntry } from "@jubilee/core/insight/dashboard.types";
import { formatAgo } from "@jubilee/core/base/time.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Text } from "@jubilee/ui/text";
import { line, name, when, words } from "./LatestActivity.css.ts";
import { useLocale } from "../page-kit/useLocale.ts";
import { useNow } from "../page-kit/useNow.ts";

/** Who answered and who bought, newest first. */
export function LatestActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  const locale = useLocale();
  const nowMs = useNow();
  if (entries.length === 0) {
    return <Text tone="muted">Answers and orders appear here as they come in.</Text>;
  }
  return (
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.at}/${entry.kind}/${entry.name}`} className={line}>
          <Avatar name={entry.name} />
          <span className={words}>
            <bdi className={name}>{entry.name}</bdi> {activityWords(entry, locale)}
          </span>
          <time className={when} dateTime={entry.at}>
            {formatAgo(entry.at, nowMs, locale)}
          </time>
        </li>
      ))}
    </ul>
  );
}
