import { eventSeriesCopy } from "@jubilee/core/events/event-series.copy";
import {
  checkSeriesDraft,
  ruleOfDraft,
  ruleText,
  seriesDates,
  writeRule,
} from "@jubilee/core/events/event-series.rules";
import type { SeriesDraft } from "@jubilee/core/events/event-series.types";
import { endAfterMove } from "@jubilee/core/events/events.rules";
import { isAllDay } from "@jubilee/core/base/time.rules";
import { Accordion } from "@jubilee/ui/accordion";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { line, list } from "../../../page-kit/Rows.css.ts";
import { dateText } from "./wall-words.rules.ts";

export interface DatesPreviewProps {
  draft: SeriesDraft;
  /** The first date. */
  startLocal: string;
  endLocal: string;
  timeZone: string;
}

/** The rule in a sentence, every date it gives, and the nights when clocks change. */
export function DatesPreview({ draft, startLocal, endLocal, timeZone }: DatesPreviewProps) {
  const locale = useLocale();
  if (Object.keys(checkSeriesDraft(draft, startLocal)).length > 0) return null;
  const dates = seriesDates(draft, startLocal, timeZone);
  const first = { startLocal, endLocal };
  const odd = isAllDay(first) ? [] : dates.filter(({ occurs }) => occurs !== "once");
  const textOf = (start: string) =>
    dateText({ startLocal: start, endLocal: endAfterMove(startLocal, start, endLocal) }, locale);
  const last = dates.at(-1)?.startLocal;
  return (
    <Stack gap="3">
      <Text>
        {`${ruleText(writeRule(ruleOfDraft(draft, startLocal)), locale)}. The last of ${dates.length} dates is on ${last ? textOf(last) : ""}.`}
      </Text>
      {odd.map(({ startLocal: start, occurs }) => (
        <InlineMessage key={start} tone="warning">
          {textOf(start)}: {eventSeriesCopy.occurs[occurs]}.
        </InlineMessage>
      ))}
      <Accordion
        items={[
          {
            id: "dates",
            title: `All ${dates.length} dates`,
            content: (
              <ol className={list}>
                {dates.map(({ startLocal: start }) => (
                  <li key={start} className={line}>
                    {textOf(start)}
                  </li>
                ))}
              </ol>
            ),
          },
        ]}
      />
    </Stack>
  );
}
