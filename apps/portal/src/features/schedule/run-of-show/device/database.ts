import type { RunOfShow, RunPress } from "@jubilee/core/schedule/run-of-show.types";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { runOfShowDatabase } from "../../../../page-kit/draft/kept-databases.ts";

/** The day as the device last heard of it, for the one person who read it. */
export interface KeptShow {
  eventId: string;
  userId: string;
  show: RunOfShow;
  /** By this device's clock. */
  heardAt: number;
}

/** A press that the server has not answered yet. */
export interface KeptPress {
  id: string;
  eventId: string;
  userId: string;
  /** Its place in the line. */
  place: number;
  press: RunPress;
}

interface Kept extends DBSchema {
  shows: { key: string; value: KeptShow };
  presses: { key: string; value: KeptPress };
}

export type RunDatabase = IDBPDatabase<Kept>;

/** The device's own store: it holds the last known day and every press through reloads. */
export function openRunDatabase(): Promise<RunDatabase> {
  return openDB<Kept>(runOfShowDatabase, 1, {
    upgrade(database) {
      database.createObjectStore("shows", { keyPath: "eventId" });
      database.createObjectStore("presses", { keyPath: "id" });
    },
    // Whoever signs out in another tab takes it away.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });
}

/** Takes everything off this device that is not this person's. */
export async function keepOnlyOf(database: RunDatabase, userId: string | null): Promise<void> {
  for (const name of ["shows", "presses"] as const) {
    const all = await database.getAll(name);
    const others = all.filter((one) => one.userId !== userId);
    await Promise.all(
      others.map((one) => database.delete(name, "press" in one ? one.id : one.eventId)),
    );
  }
}
