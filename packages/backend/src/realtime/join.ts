import { isRecord } from "../front/bodies.ts";
import type { ChangeSubscription } from "./changes.ts";
import { parseFilter } from "./filters.ts";
import type { PublishedTable } from "./publication.ts";

/** What a client asks for when it joins a channel. */
export interface JoinRequest {
  hearsItself: boolean;
  hearsPresence: boolean;
  presenceKey: string | null;
  subscriptions: ChangeSubscription[];
  /** The entries as sent, with their ids, which the client compares with its own. */
  echoed: Record<string, unknown>[];
  accessToken: string | null;
}

/** Most `postgres_changes` entries of one channel. */
const maxSubscriptions = 20;

const events = new Set(["*", "INSERT", "UPDATE", "DELETE"]);

/**
 * Reads a join.
 *
 * @returns a sentence saying what is wrong instead of the request
 */
export function readJoin(
  payload: Record<string, unknown>,
  tables: PublishedTable[],
): JoinRequest | string {
  const config = recordOf(payload["config"]);
  if (config["private"] === true) {
    return "Private channels are not supported by the embedded backend.";
  }
  const entries = Array.isArray(config["postgres_changes"]) ? config["postgres_changes"] : [];
  if (entries.length > maxSubscriptions) {
    return `A channel can listen to at most ${maxSubscriptions} kinds of changes.`;
  }
  const subscriptions: ChangeSubscription[] = [];
  const echoed: Record<string, unknown>[] = [];
  for (const [index, entry] of entries.entries()) {
    const subscription = readSubscription(recordOf(entry), index + 1, tables);
    if (typeof subscription === "string") return subscription;
    subscriptions.push(subscription);
    echoed.push({ ...recordOf(entry), id: subscription.id });
  }
  const presence = recordOf(config["presence"]);
  const key = presence["key"];
  const token = payload["access_token"];
  return {
    hearsItself: recordOf(config["broadcast"])["self"] === true,
    hearsPresence: presence["enabled"] !== false,
    presenceKey: typeof key === "string" && key !== "" ? key.slice(0, 128) : null,
    subscriptions,
    echoed,
    accessToken: typeof token === "string" && token !== "" ? token : null,
  };
}

function readSubscription(
  entry: Record<string, unknown>,
  id: number,
  tables: PublishedTable[],
): ChangeSubscription | string {
  const event = entry["event"];
  const schema = typeof entry["schema"] === "string" ? entry["schema"] : "public";
  const name = typeof entry["table"] === "string" && entry["table"] !== "*" ? entry["table"] : null;
  if (!isEvent(event)) return "The event has to be *, INSERT, UPDATE or DELETE.";
  const table = tables.find((published) => published.schema === schema && published.table === name);
  if (name !== null && !table) return `Changes of ${schema}.${name} are not published.`;
  const filter = entry["filter"];
  const filters = typeof filter === "string" && filter !== "" ? parseFilter(filter) : [];
  if (!filters) return `The filter ${JSON.stringify(filter)} is not understood.`;
  const unknown = filters.find((part) => table && !table.columns.includes(part.column));
  if (unknown) return `${schema}.${name ?? "*"} has no column ${unknown.column}.`;
  return { id, event, schema, table: name, filters };
}

function isEvent(event: unknown): event is ChangeSubscription["event"] {
  return typeof event === "string" && events.has(event);
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
