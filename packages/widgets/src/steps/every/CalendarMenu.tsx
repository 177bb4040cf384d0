import { calendarChoices } from "@jubilee/core/schedule/calendar.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { Icon } from "../../parts/Icon.tsx";
import { calendar } from "../../parts/icons.ts";
import { button, primary } from "../../styles/base.css.ts";
import { menu } from "../../styles/steps.css.ts";

interface Props {
  words: { addToCalendar: string; calendarFile: string };
  event: PublicEvent;
  pageUrl: string | null;
  /** Address of the calendar file. */
  file: string;
}

/** The calendars people use, folded away under one button. */
export function CalendarMenu({ words, event, pageUrl, file }: Props) {
  const entries = calendarChoices(event, pageUrl, { name: words.calendarFile, href: file });
  return (
    <details className={menu}>
      <summary className={`${button} ${primary}`}>
        <Icon lines={calendar} />
        {words.addToCalendar}
      </summary>
      {entries.map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </details>
  );
}
