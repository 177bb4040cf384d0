import { setImmediate } from "node:timers/promises";
import { parse, type PGlite, protocol, type Results } from "@electric-sql/pglite";
import { isDatabaseError } from "./quiet-errors.ts";

type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];

interface Statement {
  name: string;
  parameterTypes: number[];
}

/** Distinct statements that are kept ready; callers decide what they ask for, so there is an end. */
const statementsAtMost = 200;
const canBeKept = /^\s*(?:select|insert|update|delete|with)\b/i;
/** What a kept statement read has changed since, or the statement is gone. */
const outdated = new Set(["0A000", "26000"]);
const { serialize } = protocol;

/**
 * Lets PGlite parse and plan a statement once, and go into the database once for each time it runs.
 * By itself it goes there six times, plans anew, and copies the parsers of all types for every
 * answer, of which each table adds two.
 */
export function keepStatements(driver: PGlite): void {
  const kept = new Map<string, Statement>();
  let made = 0;
  const [query, exec] = [driver.query.bind(driver), driver.exec.bind(driver)];

  const send = (...parts: Uint8Array[]): Promise<Message[]> =>
    driver.execProtocolStream(Buffer.concat(parts), { syncToFs: false });

  async function prepare(text: string): Promise<Statement> {
    const before = kept.get(text);
    if (before) return before;
    const isKept = kept.size < statementsAtMost && canBeKept.test(text);
    const name = isKept ? `kept_${(made += 1)}` : "";
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(described) };
    if (isKept) kept.set(text, statement);
    return statement;
  }

  async function run(text: string, values: unknown[]): Promise<Message[]> {
    const { name, parameterTypes } = await prepare(text);
    return send(
      serialize.bind({
        statement: name,
        values: values.map((value, place) => textOf(driver, value, parameterTypes[place])),
      }),
      serialize.describe({ type: "P" }),
      serialize.execute({}),
      serialize.sync(),
    );
  }

  /** Forgets what is outdated; runs it once more where nothing else is lost by that. */
  async function runAnew(text: string, values: unknown[], error: unknown): Promise<Message[]> {
    const statement = kept.get(text);
    if (!statement || !isDatabaseError(error) || !outdated.has(error.code)) throw error;
    kept.delete(text);
    await send(serialize.close({ type: "S", name: statement.name }), serialize.sync());
    if (driver.isInTransaction()) throw error;
    return run(text, values);
  }

  driver.query = async <Row>(text: string, values: unknown[] = [], options?: object) => {
    if (options || !driver.ready || driver.closed) return query<Row>(text, values, options);
    return driver.runExclusive(async () => {
      const messages = await run(text, values).catch((error: unknown) =>
        runAnew(text, values, error),
      );
      return resultsOf(driver, messages)[0] as Results<Row>;
    });
  };

  driver.exec = async (text, options) => {
    if (options || !driver.ready || driver.closed) return exec(text, options);
    return driver.runExclusive(async () => resultsOf(driver, await send(serialize.query(text))));
  };
}

/** So long a line of calls may run before whoever else shares the thread has a turn. */
const mostAtOnceMs = 10;

/**
 * Lets messages, timers and sockets in between calls. PGlite works inside the promise it answers with, so a
 * long line of calls, or a transaction of many statements, would else keep everything else of its thread waiting to
 * its end.
 */
export function letOthersIn(driver: PGlite): void {
  const run = driver.execProtocolRaw.bind(driver);
  let since = performance.now();
  driver.execProtocolRaw = async (...call) => {
    const answer = await run(...call);
    if (performance.now() - since > mostAtOnceMs) {
      await setImmediate();
      since = performance.now();
    }
    return answer;
  };
}

function textOf(driver: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null;
  const serializer = driver.serializers[type];
  if (serializer) return serializer(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Reads answers with the parsers of the types that are in them. */
function resultsOf(driver: PGlite, messages: Message[]): Results[] {
  const parsers: PGlite["parsers"] = {};
  for (const message of messages) {
    if (!isRowDescription(message)) continue;
    for (const { dataTypeID } of message.fields) {
      const parser = driver.parsers[dataTypeID];
      if (parser) parsers[dataTypeID] = parser;
    }
  }
  return parse.parseResults(messages, parsers);
}

function isRowDescription(
  message: Message,
): message is Message & { fields: { dataTypeID: number }[] } {
  return message.name === "rowDescription";
}
