import type postgres from "postgres";

/** Distinct statements that are kept ready; callers decide what they ask for, so there is an end. */
const statementsAtMost = 500;

/**
 * Lets each connection parse and plan a statement once and not for every request: an unprepared
 * one with parameters costs a round trip more, to ask for their types. lite reserves a connection
 * for each transaction; what it runs there is what is kept ready.
 */
export function prepareStatements(sql: postgres.Sql): void {
  const known = new Set<string>();
  const isKept = (text: string): boolean => {
    if (known.has(text)) return true;
    if (known.size >= statementsAtMost) return false;
    known.add(text);
    return true;
  };

  const reserve = sql.reserve.bind(sql);
  sql.reserve = async () => {
    const reserved = await reserve();
    const unsafe = reserved.unsafe.bind(reserved);
    reserved.unsafe = (text, parameters, options) =>
      unsafe(text, parameters, {
        ...options,
        prepare: parameters !== undefined && parameters.length > 0 && isKept(text),
      });
    return reserved;
  };
}
