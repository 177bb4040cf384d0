import { hasPassed } from "@jubilee/core/base/time.rules";
import { readTypedTime } from "@jubilee/core/base/typed-times.rules";
import type { TypedTime, TypingPlace } from "@jubilee/core/base/typed-times.types";
import { pollLimits } from "@jubilee/core/planning/polls.rules";
import type { QuestionKind } from "@jubilee/core/planning/polls.types";
import { newOption, type OptionDraft } from "./pollDraft.rules.ts";

/** A line that was pasted. */
export interface PastedLine {
  text: string;
  /** Null where the line is no time, or too long for an option. */
  option: OptionDraft | null;
  /** Day and month could be each other. */
  isUncertain: boolean;
  /** What a reader would want to know before it is taken. */
  doubt: "weekday" | "past" | null;
}

/** What pasted times stand on: words and order of the reader, clock of the event. */
export interface PastingPlace extends TypingPlace {
  timeZone: string;
  nowMs: number;
}

const hourMs = 3_600_000;

const hourAfter = (wall: string) =>
  new Date(Date.parse(`${wall}Z`) + hourMs).toISOString().slice(0, 16);

/** A time without an end takes an hour, a day without a clock all of it. */
export function timeOption({ day, startLocal, endLocal }: TypedTime): OptionDraft {
  if (startLocal === null) {
    return newOption({ allDay: true, startLocal: `${day}T00:00`, endLocal: `${day}T23:59` });
  }
  return newOption({ startLocal, endLocal: endLocal ?? hourAfter(startLocal) });
}

function timeLine(text: string, place: PastingPlace): PastedLine {
  const time = readTypedTime(text, place);
  if (!time) return { text, option: null, isUncertain: false, doubt: null };
  const option = timeOption(time);
  const isPast = hasPassed(option.endLocal, place.timeZone, place.nowMs);
  const doubt = time.isOtherWeekday ? "weekday" : isPast ? "past" : null;
  return { text, option, isUncertain: time.isUncertain, doubt };
}

/** Lines of text as options, without empty ones. */
export function pastedLines(text: string, kind: QuestionKind, place: PastingPlace): PastedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) =>
      kind === "date"
        ? timeLine(line, place)
        : {
            text: line,
            option: line.length > pollLimits.option ? null : newOption({ label: line }),
            isUncertain: false,
            doubt: null,
          },
    );
}

/** The options of lines as far as there is room, and the lines that are none or found none. */
export function takenLines(lines: readonly PastedLine[], room: number) {
  const fine = lines.filter(({ option }) => option !== null);
  return {
    options: fine.flatMap(({ option }) => option ?? []).slice(0, room),
    unread: lines.filter(({ option }) => option === null).map(({ text }) => text),
    over: fine.slice(room).map(({ text }) => text),
  };
}
