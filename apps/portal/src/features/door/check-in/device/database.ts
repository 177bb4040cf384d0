import type { GateTicket } from "@jubilee/core/door/check-in.types";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { KeptScan, OpenGate } from "./device.types.ts";

interface Kept extends DBSchema {
  gate: { key: string; value: OpenGate };
  tickets: { key: string; value: GateTicket };
  scans: { key: string; value: KeptScan; indexes: { at: string; waiting: number } };
}

export type GateDatabase = IDBPDatabase<Kept>;

/** The device's own store: it holds the gate, its list and every scan through reloads. */
export function openDatabase(): Promise<GateDatabase> {
  return openDB<Kept>("jubilee-check-in", 1, {
    upgrade(database) {
      database.createObjectStore("gate");
      database.createObjectStore("tickets", { keyPath: "id" });
      const scans = database.createObjectStore("scans", { keyPath: "id" });
      scans.createIndex("at", "at");
      scans.createIndex("waiting", "waiting");
    },
  });
}

/** Keeps the tickets of the list that changed, and forgets those that are gone. */
export async function keepTickets(
  database: GateDatabase,
  tickets: readonly GateTicket[],
  gone: readonly string[],
): Promise<void> {
  const writing = database.transaction("tickets", "readwrite");
  await Promise.all(gone.map((id) => writing.store.delete(id)));
  await Promise.all([...tickets.map((ticket) => writing.store.put(ticket)), writing.done]);
}

/** Takes everything of the gate from this device. */
export async function forgetGate(database: GateDatabase): Promise<void> {
  await Promise.all([database.clear("gate"), database.clear("tickets"), database.clear("scans")]);
}
