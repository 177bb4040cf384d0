import { clockFields, formatterOf } from "@jubilee/core/base/time.rules";
import { Text } from "@jubilee/ui/text";
import { useId } from "react";
import { doubt as doubtClass, pasted } from "./Editor.css.ts";
import type { PastedLine } from "./pasted.rules.ts";
import type { OptionDraft } from "./pollDraft.rules.ts";

interface PastedTimesProps {
  lines: readonly PastedLine[];
  locale: string;
}

const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;

/** Wall times in words, from and to. */
function words({ startLocal, endLocal, allDay }: OptionDraft, locale: string): string {
  const clock = allDay ? {} : clockFields(locale);
  const format = formatterOf(locale, { ...day, ...clock, timeZone: "UTC" });
  const [start, end] = [startLocal, endLocal].map((wall) => Date.parse(`${wall}Z`));
  return allDay
    ? `${format.format(start)}, the whole day`
    : format.formatRange(start ?? 0, end ?? 0);
}

/** How typed lines are understood, before they are taken. */
export function PastedTimes({ lines, locale }: PastedTimesProps) {
  const title = useId();
  const fine = lines.flatMap(({ option, doubt }) => (option ? [{ option, doubt }] : []));
  if (fine.length === 0) return null;
  return (
    <div>
      <Text as="p" id={title} weight="strong" size={14}>
        {fine.length === lines.length
          ? "Read as"
          : `Read as: ${fine.length} of ${lines.length} lines`}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
      <ol className={pasted} tabIndex={0} aria-labelledby={title}>
        {fine.map(({ option, doubt }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no name, and two may say the same
          <li key={at}>
            {words(option, locale)}
            {doubt !== null && (
              <span className={doubtClass}>
                {doubt === "weekday" ? "the line names another weekday" : "has passed"}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
