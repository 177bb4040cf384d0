/** SQL as the owner of the database, past every policy. */
export interface Owner {
  /** Runs a text of many statements without parameters. */
  script(sql: string): Promise<void>;
  /** Runs one statement; `$1` parameters; rows as plain objects. */
  query<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** All of `work` or nothing of it. */
  transaction<Value>(work: (owner: Owner) => Promise<Value>): Promise<Value>;
}
