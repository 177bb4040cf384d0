import { withPresses } from "@jubilee/core/schedule/run-of-show.rules";
import type { RunOfShowApi } from "@jubilee/core/schedule/run-of-show.api";
import type { RunOfShow, RunPress, RunPressed } from "@jubilee/core/schedule/run-of-show.types";
import type { CallFailure } from "@jubilee/core/base/result.types";
import { createStore, type StoreApi } from "zustand/vanilla";
import { keepOnlyOf, type KeptPress, type RunDatabase } from "./database.ts";

/** A press that came to nothing: somebody was first, or it was refused. */
export interface Trouble {
  press: RunPress;
  /** Null where it was refused. */
  answer: RunPressed | null;
  message: string | null;
}

export interface RunState {
  phase: "starting" | "ready" | "missing" | "unreachable" | "stranger";
  /** What the server last said. */
  heard: RunOfShow | null;
  /** The same with what it has not seen yet. */
  show: RunOfShow | null;
  /** When it was heard, by this device's clock. */
  heardAt: number;
  /** How far the server's clock is ahead of this device's. */
  aheadMs: number;
  waiting: readonly RunPress[];
  isReachable: boolean;
  /** A reload will open the page without a connection. */
  isKept: boolean;
  /** It is tried out, and nothing of it is sent. */
  isRehearsal: boolean;
  troubles: readonly Trouble[];
}

/** Who reads, and how the server is asked; null while nobody is known to be signed in. */
export interface RunReader {
  userId: string;
  api: RunOfShowApi;
}

export interface RunStore {
  state: StoreApi<RunState>;
  /** Shows what the device holds. */
  start: () => Promise<void>;
  /** Somebody is signed in, or nobody is: then what is held is shown if it is still somebody's. */
  meet: (reader: RunReader | null, mayBe: boolean) => Promise<void>;
  press: (press: RunPress) => Promise<void>;
  /** Takes back a press: what was not sent is not sent. */
  undo: (pressId: string) => Promise<void>;
  /** Sends what waits, then reads the day. */
  sync: () => Promise<void>;
  /** The device has no connection: that is said before anything has been asked in vain. */
  lose: () => void;
  dismiss: (pressId: string) => void;
}

const unreachable: ReadonlySet<CallFailure["code"]> = new Set([
  "offline",
  "unavailable",
  "signed_out",
  "too_many_requests",
]);

/** What was taken back by somebody else already is as it should be. */
const isTrouble = ({ act }: RunPress, { outcome }: RunPressed): boolean =>
  outcome === "clash" || (outcome === "already" && act !== "undo");

/** The day of one event on this device: what was heard, and what was pressed since, on disk until the server has it. */
export function createRunStore(database: RunDatabase, eventId: string): RunStore {
  const state = createStore<RunState>()(() => ({
    phase: "starting",
    heard: null,
    show: null,
    heardAt: 0,
    aheadMs: 0,
    waiting: [],
    isReachable: true,
    isKept: false,
    isRehearsal: false,
    troubles: [],
  }));
  let reader: RunReader | null = null;
  let running: Promise<void> | null = null;
  let isDue = false;
  let place = 0;
  let sending: string | null = null;

  const redraw = (next: Partial<RunState>) =>
    state.setState((before) => {
      const { heard, waiting } = { ...before, ...next };
      return { ...next, show: heard && withPresses(heard, waiting) };
    });

  async function take(heard: RunOfShow, userId: string): Promise<void> {
    const heardAt = Date.now();
    const aheadMs = Date.parse(heard.serverTime) - heardAt;
    redraw({ phase: "ready", heard, heardAt, aheadMs, isReachable: true });
    await database.put("shows", { eventId, userId, show: heard, heardAt });
  }

  async function keptPresses(): Promise<KeptPress[]> {
    const all = await database.getAll("presses");
    return all.filter((one) => one.eventId === eventId).toSorted((a, b) => a.place - b.place);
  }

  async function forget(pressId: string): Promise<void> {
    await database.delete("presses", pressId);
    redraw({ waiting: state.getState().waiting.filter(({ id }) => id !== pressId) });
  }

  function tell(trouble: Trouble): void {
    state.setState(({ troubles }) => ({ troubles: [...troubles, trouble] }));
  }

  /** @returns whether the line holds */
  async function send({ api, userId }: RunReader): Promise<boolean> {
    for (const { press } of await keptPresses()) {
      sending = press.id;
      const sent = await api.press(eventId, press);
      sending = null;
      if (!sent.ok && unreachable.has(sent.error.code)) return false;
      if (!sent.ok) tell({ press, answer: null, message: sent.error.message });
      else if (isTrouble(press, sent.value)) tell({ press, answer: sent.value, message: null });
      if (sent.ok) await take(sent.value.show, userId);
      await forget(press.id);
    }
    return true;
  }

  async function syncOnce(): Promise<void> {
    if (!reader) return;
    const asked = reader;
    if (!(await send(asked))) {
      redraw({ isReachable: false });
      return;
    }
    const read = await asked.api.read(eventId);
    if (reader !== asked) return;
    if (read.ok) await take(read.value, asked.userId);
    else if (!unreachable.has(read.error.code)) {
      await database.delete("shows", eventId);
      redraw({ phase: "missing", heard: null });
    } else {
      const phase = state.getState().heard ? "ready" : "unreachable";
      redraw({ phase, isReachable: false });
    }
  }

  async function sync(): Promise<void> {
    isDue = true;
    running ??= (async () => {
      while (isDue) {
        isDue = false;
        await syncOnce();
      }
    })().finally(() => (running = null));
    await running;
  }

  return {
    state,
    sync,
    lose: () => state.setState({ isReachable: false }),
    async start() {
      const kept = await database.get("shows", eventId);
      const presses = await keptPresses();
      place = presses.at(-1)?.place ?? 0;
      if (!kept) return;
      const { show: heard, heardAt } = kept;
      const aheadMs = Date.parse(heard.serverTime) - heardAt;
      redraw({ heard, heardAt, aheadMs, waiting: presses.map(({ press }) => press) });
    },
    async meet(next, mayBe) {
      reader = next;
      const kept = await database.get("shows", eventId);
      if (next) await keepOnlyOf(database, next.userId);
      else if (!mayBe) await keepOnlyOf(database, null);
      const isTheirs = next ? kept?.userId === next.userId : mayBe;
      if (!isTheirs) redraw({ heard: null, waiting: [] });
      if (state.getState().heard) redraw({ phase: "ready", isReachable: next !== null });
      else if (!next) redraw({ phase: mayBe ? "unreachable" : "stranger" });
      await sync();
    },
    async press(press) {
      const userId = reader?.userId ?? (await database.get("shows", eventId))?.userId;
      if (userId === undefined) return;
      place += 1;
      await database.put("presses", { id: press.id, eventId, userId, place, press });
      redraw({ waiting: [...state.getState().waiting, press] });
      await sync();
    },
    async undo(pressId) {
      const { waiting, heard } = state.getState();
      const unsent = waiting.find(({ id }) => id === pressId);
      if (unsent && sending !== pressId) return forget(pressId);
      const activityId =
        unsent?.activityId ?? heard?.presses.find(({ id }) => id === pressId)?.activityId ?? "";
      const at = new Date().toISOString();
      await this.press({ id: crypto.randomUUID(), at, act: "undo", activityId, pressId });
    },
    dismiss: (pressId) =>
      state.setState(({ troubles }) => ({
        troubles: troubles.filter(({ press }) => press.id !== pressId),
      })),
  };
}
