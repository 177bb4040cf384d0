import { writeCsv } from "../base/csv.rules.ts";
import { toWallTime } from "../base/time.rules.ts";
import type { PollOption, PollRecord, PollResults } from "./polls.types.ts";

/** An option in a table: its words, its day, or its time on the clock of the event. */
function optionCell({ label, day, startAt, endAt }: PollOption, timeZone: string): string {
  if (label !== null || startAt === null || endAt === null) return label ?? day ?? "";
  const [from, to] = [startAt, endAt].map((at) => toWallTime(at, timeZone).replace("T", " "));
  return `${from} – ${to} (${timeZone})`;
}

/** Every question with its counts; words and rankings a line each. */
export function pollResultsCsv(poll: PollRecord, { questions }: PollResults): string {
  const rows = poll.questions.flatMap((question) => {
    const result = questions.find(({ questionId }) => questionId === question.id);
    if (!result) return [];
    const names = new Map(
      question.options.map((option) => [option.id, optionCell(option, poll.timeZone)]),
    );
    const line = (...cells: string[]) => [question.text, question.kind, ...cells];
    if (question.kind === "open") return result.words.map((words) => line(words, "1", "", ""));
    if (question.kind === "rating") {
      return result.ratings.map((people, at) => line(`${at + 1}`, `${people}`, "", ""));
    }
    if (question.kind === "ranked") {
      return result.rankings.map(({ ranking, people }) =>
        line(ranking.map((id) => names.get(id) ?? "").join(" > "), `${people}`, "", ""),
      );
    }
    const isDate = question.kind === "date";
    return result.options.map(({ optionId, yes, maybe, no }) =>
      line(names.get(optionId) ?? "", `${yes}`, isDate ? `${maybe}` : "", isDate ? `${no}` : ""),
    );
  });
  return writeCsv([["Question", "Kind", "Answer", "People", "If need be", "No"], ...rows]);
}

const markCells = { yes: "Yes", maybe: "If need be", no: "No" } as const;

/** People by times, of a poll with names. */
export function pollVotersCsv(poll: PollRecord, { voters }: PollResults): string {
  const options = poll.questions
    .filter(({ kind }) => kind === "date")
    .flatMap((question) => question.options);
  return writeCsv([
    ["Name", "Time zone", ...options.map((option) => optionCell(option, poll.timeZone)), "Note"],
    ...voters.map(({ name, timeZone, marks, note }) => [
      name,
      timeZone ?? "",
      ...options.map(({ id }) => {
        const mark = marks[id];
        return mark ? markCells[mark] : "";
      }),
      note ?? "",
    ]),
  ]);
}
