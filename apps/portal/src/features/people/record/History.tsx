import type { GuestHistoryEntry } from "@jubilee/core/people/guest-records.types";
import { Button } from "@jubilee/ui/button";
import { Section } from "@jubilee/ui/section";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { When } from "../../../page-kit/When.tsx";
import { historySentence } from "./history.rules.ts";
import { moment, timeline } from "./Record.css.ts";

const first = 12;
const good = new Set(["answered", "ordered", "claimed", "signed_up"]);

interface HistoryProps {
  entries: readonly GuestHistoryEntry[];
  /** Each says of which event it tells: there is more than one. */
  namesEvents: boolean;
}

/** What happened with a guest, the newest first. */
export function History({ entries, namesEvents }: HistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const locale = useLocale();
  const shown = isWhole ? entries : entries.slice(0, first);
  return (
    <Section title="History" size="section">
      <ol className={timeline}>
        {shown.map((entry) => (
          <li
            key={[entry.at, entry.kind, entry.event, entry.detail].join("\n")}
            className={moment}
            data-good={good.has(entry.kind)}
          >
            <Text dir="auto">{historySentence(entry, locale)}</Text>
            <Text size={14} tone="muted">
              <When at={entry.at} isTold />
              {namesEvents && entry.event && (
                <>
                  {" · "}
                  <bdi>{entry.event}</bdi>
                </>
              )}
            </Text>
          </li>
        ))}
      </ol>
      {!isWhole && entries.length > first && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          Show all {entries.length}
        </Button>
      )}
    </Section>
  );
}
