import { writeSync } from "node:fs";

export type LogFormat = "json" | "people";

/** One line as pino makes it. */
interface Line {
  level: string;
  time: string;
  msg: string;
  request?: string;
  error?: string;
}

/** How lines leave, and how time goes by; tests have their own. */
export interface LineOptions {
  put?: (text: string, isError: boolean) => void;
  /** What is said again within so long is counted and said once more at the end. */
  quietMs?: number;
}

const quietMinuteMs = 60_000;
/** More different messages at once are not held back. */
const messagesAtMost = 200;

interface Said {
  line: Line;
  again: number;
}

/** Takes pino's lines, holds back what repeats, writes the rest as JSON or for people. */
export function createLines(
  format: LogFormat,
  { put = toStream, quietMs = quietMinuteMs }: LineOptions = {},
): { write(text: string): void } {
  const said = new Map<string, Said>();
  const written = format === "json" ? asJson : forPeople;
  const write = (line: Line): void => put(`${written(line)}\n`, line.level !== "info");

  function end(key: string): void {
    const { line, again } = said.get(key) ?? { line: null, again: 0 };
    said.delete(key);
    if (!line || again === 0) return;
    const { request: _, error: __, ...rest } = line;
    write({
      ...rest,
      time: new Date().toISOString(),
      msg: `${line.msg} (${again} more times since)`,
    });
  }

  return {
    write(text) {
      const line = JSON.parse(text) as Line;
      // The same trouble at another moment has another number in it somewhere.
      const key = `${line.level} ${line.msg} ${line.error?.split("\n")[0] ?? ""}`.replace(
        /\d+/g,
        "0",
      );
      const known = said.get(key);
      if (known) {
        known.again += 1;
        return;
      }
      write(line);
      if (said.size >= messagesAtMost || line.level === "info") return;
      said.set(key, { line, again: 0 });
      setTimeout(() => end(key), quietMs).unref();
    },
  };
}

const asJson = ({ time, level, ...rest }: Line): string => JSON.stringify({ time, level, ...rest });

function forPeople({ time, level, msg, request, error }: Line): string {
  const head = `${time.slice(0, 19).replace("T", " ")} ${level.padEnd(5)} ${msg}`;
  return [head + (request ? ` [${request}]` : ""), error].filter(Boolean).join("\n");
}

/** Straight to the descriptor, so that nothing is lost when the process ends at once. */
function toStream(text: string, isError: boolean): void {
  try {
    writeSync(isError ? 2 : 1, text);
  } catch (error) {
    // A reader that is slow or gone takes this line with it; the server goes on.
    const code = error instanceof Error ? Reflect.get(error, "code") : null;
    if (code !== "EAGAIN" && code !== "EPIPE") throw error;
  }
}
