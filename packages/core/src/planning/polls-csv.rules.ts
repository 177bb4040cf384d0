import { writeCsv } from "../base/csv.rules.ts";
import { toWallTime } from "../base/time.rules.ts";
import { answerText } from "./answer-text.rules.ts";
import type { PollOption, PollQuestion, PollRecord, PollResults } from "./polls.types.ts";
import { countRanked } from "./ranked.rules.ts";

const optionText = ({ label, startAt, endAt, day }: PollOption, timeZone: string): string => {
  if (label !== null) return label;
  if (startAt === null || endAt === null) return day ?? "";
  return `${toWallTime(startAt, timeZone)} to ${toWallTime(endAt, timeZone)} (${timeZone})`;
};

function questionRows(question: PollQuestion, results: PollResults, timeZone: string): string[][] {
  const result = results.questions.find(({ questionId }) => questionId === question.id);
  const { kind, options } = question;
  if (!result) return [];
  if (kind === "open") return result.words.map((words) => [words]);
  if (kind === "rating") {
    return [
      ["Rating", "People"],
      ...result.ratings.map((people, at) => [String(at + 1), String(people)]),
    ];
  }
  const counts = new Map(result.options.map((count) => [count.optionId, count]));
  const rows = options.map((option) => ({
    text: optionText(option, timeZone),
    count: counts.get(option.id) ?? { yes: 0, maybe: 0, no: 0 },
    id: option.id,
  }));
  if (kind === "date") {
    return [
      ["Time", "Yes", "If need be", "No"],
      ...rows.map(({ text, count }) => [text, ...[count.yes, count.maybe, count.no].map(String)]),
      ...votersRows(options, results, timeZone),
    ];
  }
  if (kind === "ranked") {
    const { rounds } = countRanked(
      result.rankings,
      options.map(({ id }) => id),
    );
    return [
      ["Option", ...rounds.map((_, at) => `Round ${at + 1}`)],
      ...rows.map(({ text, id }) => [
        text,
        ...rounds.map(({ tallies }) =>
          String(tallies.find(({ optionId }) => optionId === id)?.lists ?? ""),
        ),
      ]),
      ["Exhausted", ...rounds.map(({ exhausted }) => String(exhausted))],
    ];
  }
  return [["Option", "People"], ...rows.map(({ text, count }) => [text, String(count.yes)])];
}

const markWords = { yes: "yes", maybe: "if need be", no: "no" } as const;

function votersRows(
  options: readonly PollOption[],
  { voters }: PollResults,
  timeZone: string,
): string[][] {
  const voted = voters.filter(({ id }) => id !== null);
  if (voted.length === 0) return [];
  return [
    [],
    ["Name", ...options.map((option) => optionText(option, timeZone)), "Note"],
    ...voted.map(({ name, marks, note }) => [
      name,
      ...options.map(({ id }) => {
        const mark = marks[id];
        return mark ? markWords[mark] : "";
      }),
      note ?? "",
    ]),
  ];
}

/** Of a named poll: who said what to its questions; who can when stands with the dates. */
function sayersRows(
  questions: readonly PollQuestion[],
  { voters, answers }: PollResults,
  timeZone: string,
): string[][] {
  const asked = questions.filter(({ kind }) => kind !== "date");
  const voted = voters.filter(({ id }) => id !== null && answers?.[id]);
  if (asked.length === 0 || voted.length === 0) return [];
  return [
    [],
    ["Name", ...asked.map(({ text }) => text), "Note"],
    ...voted.map(({ id, name, note }) => [
      name,
      ...asked.map((question) =>
        answerText(question, answers?.[id ?? ""] ?? [], (option) => optionText(option, timeZone)),
      ),
      note ?? "",
    ]),
  ];
}

/** What was said in a poll as a CSV file: each question with its counts, and of a named poll who said what. */
export function pollCsv(
  { title, questions, timeZone }: Pick<PollRecord, "title" | "questions" | "timeZone">,
  results: PollResults,
): string {
  return writeCsv([
    [title],
    ["Votes", String(results.voted)],
    ...questions.flatMap((question) => [
      [],
      [question.text],
      ...questionRows(question, results, timeZone),
    ]),
    ...sayersRows(questions, results, timeZone),
  ]);
}
