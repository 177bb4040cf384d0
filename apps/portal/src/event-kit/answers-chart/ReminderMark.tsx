import type { ChartMark } from "@jubilee/core/insight/dashboard.rules";
import { reminder, reminderWords } from "./AnswersChart.css.ts";

/** The day a reminder went out, so that one sees what it brought. The figure's name tells it too. */
export function ReminderMark({ mark, words }: { mark: ChartMark; words: string }) {
  return (
    <span className={reminder} style={{ insetInlineStart: `${mark.x * 100}%` }} title={words}>
      {mark.isNamed && (
        <span className={reminderWords[mark.x > 0.45 ? "before" : "after"]}>{words}</span>
      )}
    </span>
  );
}
