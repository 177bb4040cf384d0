import type { OpenBackend } from "../backend.types.ts";
import type { Caller } from "../front/callers.ts";
import { matches, type RowFilter } from "./filters.ts";
import { listenTo } from "./listening.ts";
import { changeChannel, type PublishedTable, publishTables } from "./publication.ts";
import { type Change, createVisibility, keyText } from "./visibility.ts";
import { log } from "../log/log.ts";

/** One `postgres_changes` entry of a channel. */
export interface ChangeSubscription {
  id: number;
  event: "*" | Change["type"];
  schema: string;
  /** Null listens to every published table of the schema. */
  table: string | null;
  filters: RowFilter[];
}

/** A channel that listens to changes. */
export interface ChangeListener {
  subscriptions: ChangeSubscription[];
  /** Null when its token has run out. */
  caller(): Caller | null;
  deliver(payload: Record<string, unknown>): void;
}

/** Tells listeners which rows changed, each only what their rights allow. */
export interface Changes {
  tables: PublishedTable[];
  listen(listener: ChangeListener): () => void;
  close(): Promise<void>;
}

/** Announcements are gathered this long, so that an import of 1,000 rows is read in few goes. */
const gatherMs = 15;
const batchSize = 250;

/** Starts listening to the database. */
export async function createChanges(backend: OpenBackend): Promise<Changes> {
  const tables = await publishTables(backend);
  const visibility = createVisibility(backend);
  const listeners = new Set<ChangeListener>();
  let waiting: Change[] = [];
  let timer: NodeJS.Timeout | null = null;
  let delivering: Promise<void> = Promise.resolve();
  let isClosed = false;

  const stop = await listenTo(backend, changeChannel, (text) => {
    if (listeners.size === 0 || isClosed) return;
    waiting.push(parseChange(text));
    timer ??= setTimeout(flush, gatherMs);
  });

  function flush(): void {
    timer = null;
    const changes = waiting;
    waiting = [];
    for (let start = 0; start < changes.length; start += batchSize) {
      const batch = changes.slice(start, start + batchSize);
      delivering = delivering
        .then(() => deliver(batch))
        .catch((error: unknown) => log.error("Changes could not be delivered:", error));
    }
  }

  async function deliver(batch: Change[]): Promise<void> {
    if (isClosed) return;
    const groups = new Map<string, { caller: Caller; members: ChangeListener[] }>();
    for (const listener of listeners) {
      const caller = listener.caller();
      if (!caller) continue;
      const identity = `${caller.role}:${caller.userId ?? ""}:${caller.sessionId ?? ""}`;
      const group = groups.get(identity) ?? { caller, members: [] };
      group.members.push(listener);
      groups.set(identity, group);
    }
    for (const { caller, members } of groups.values()) await deliverTo(caller, members, batch);
  }

  async function deliverTo(caller: Caller, members: ChangeListener[], batch: Change[]) {
    for (const run of runsByTable(batch)) {
      const table = tables.find((t) => t.schema === run.schema && t.table === run.table);
      if (!table) continue;
      const wanted = run.changes.filter((change) =>
        members.some((member) => member.subscriptions.some((s) => mayConcern(s, change))),
      );
      const present = wanted.filter((change) => change.type !== "DELETE");
      const rows =
        present.length > 0
          ? await visibility.rowsFor(caller, table, present)
          : new Map<string, Record<string, unknown>>();
      for (const change of wanted) {
        const row =
          change.type === "DELETE"
            ? await deletedRow(caller, table, change)
            : rows.get(keyText(table, change.key));
        if (row) for (const member of members) tell(member, change, row);
      }
    }
  }

  async function deletedRow(caller: Caller, table: PublishedTable, change: Change) {
    const isAllowed = await visibility.maySeeDeleted(caller, table, change);
    return isAllowed ? { ...change.scope, ...change.key } : undefined;
  }

  return {
    tables,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await stop();
      await delivering;
    },
  };
}

function tell(member: ChangeListener, change: Change, row: Record<string, unknown>): void {
  const ids = member.subscriptions
    .filter((s) => mayConcern(s, change) && matches(row, s.filters))
    .map((s) => s.id);
  if (ids.length === 0) return;
  const isDelete = change.type === "DELETE";
  member.deliver({
    ids,
    data: {
      schema: change.schema,
      table: change.table,
      type: change.type,
      commit_timestamp: change.at,
      columns: [],
      record: isDelete ? {} : row,
      old_record: isDelete || change.type === "UPDATE" ? change.key : {},
      errors: null,
    },
  });
}

/** Whether a change can concern a subscription at all, judged without reading the row. */
function mayConcern(subscription: ChangeSubscription, change: Change): boolean {
  if (subscription.event !== "*" && subscription.event !== change.type) return false;
  if (subscription.schema !== "*" && subscription.schema !== change.schema) return false;
  if (subscription.table !== null && subscription.table !== change.table) return false;
  const known = { ...change.scope, ...change.key };
  return matches(
    known,
    subscription.filters.filter((filter) => filter.column in known),
  );
}

/** Neighbouring changes of one table together, in their order. */
function runsByTable(batch: Change[]): { schema: string; table: string; changes: Change[] }[] {
  const runs: { schema: string; table: string; changes: Change[] }[] = [];
  for (const change of batch) {
    const last = runs.at(-1);
    if (last?.schema === change.schema && last.table === change.table) last.changes.push(change);
    else runs.push({ schema: change.schema, table: change.table, changes: [change] });
  }
  return runs;
}

function parseChange(text: string): Change {
  const change: Change = JSON.parse(text);
  return change;
}
