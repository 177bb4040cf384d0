import { AsyncLocalStorage } from "node:async_hooks";
import { inspect } from "node:util";
import pino, { type Logger } from "pino";
import { createLines, type LogFormat } from "./log-lines.ts";

type Level = "info" | "warn" | "error";

const requests = new AsyncLocalStorage<string>();
let logger = open("people");

function open(format: LogFormat): Logger {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    createLines(format),
  );
}

/** Chooses how lines are written in this thread; for people until then. */
export function setLogFormat(format: LogFormat): void {
  logger = open(format);
}

/**
 * Lets what libraries and Node itself print in this thread be lines of the log.
 *
 * @param isQuiet what is not worth a line
 */
export function hearLibraries(isQuiet: (said: unknown) => boolean = () => false): void {
  const hear =
    (level: "warn" | "error") =>
    (...said: unknown[]): void => {
      if (!said.some(isQuiet)) write(level, "A library says:", said.map(told).join(" "));
    };
  console.error = hear("error");
  console.warn = hear("warn");
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => write("warn", "Node warns:", `${name}: ${message}`));
}

/** What is logged while `work` runs, and after it, belongs to a request. */
export function inRequest<Value>(id: string, work: () => Value): Value {
  return requests.run(id, work);
}

function write(level: Level, message: string, error?: unknown): void {
  const id = requests.getStore();
  logger[level](
    {
      ...(id === undefined ? {} : { request: id }),
      ...(error === undefined ? {} : { error: told(error) }),
    },
    message.replace(/[:.]$/, ""),
  );
}

/** As it prints: an error of the database prints without what people typed (`quiet`). */
const told = (error: unknown): string =>
  typeof error === "string" ? error : inspect(error, { breakLength: 120, depth: 2 });

/**
 * The server's log. A message says what happened without what people typed: no names, no addresses,
 * no parameters; what varies goes into the error. What is said again within a minute is counted.
 */
export const log = {
  info: (message: string) => write("info", message),
  warn: (message: string, error?: unknown) => write("warn", message, error),
  error: (message: string, error?: unknown) => write("error", message, error),
};
