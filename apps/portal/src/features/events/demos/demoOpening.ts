import {
  forgetVisit,
  isDemoOver,
  keepVisit,
  keptVisit,
  sessionKeyOf,
} from "@jubilee/core/events/demo-visits.rules";
import type { Planner } from "@jubilee/core/account/planner.api";
import { createDemosApi } from "@jubilee/core/events/demos.api";
import type { Demo, OpenedDemo } from "@jubilee/core/events/demos.types";

/** Why there is none, and whether it is only somebody else's turn. */
export interface NotOpened {
  why: string;
  isInLine: boolean;
}

/** A sandbox, or why there is none. */
export type Opened = OpenedDemo | NotOpened;

export const isOpened = (opened: Opened): opened is OpenedDemo => !("why" in opened);

export interface DemoOpening {
  /** Lets one be made ready, where this device has none; whoever is told to wait learns it when they open it. */
  ready: () => Promise<void>;
  /** The sandbox that this device has of the demo, or a new one. */
  open: () => Promise<Opened>;
  /** The same with a session of its planner in this tab. */
  enter: () => Promise<Opened>;
}

interface Places {
  loadPlanner: () => Promise<Planner>;
  device: Storage;
  tab: Storage;
  nowMs: () => number;
}

/** Opens a demo once, however often it is asked for: what was begun on intent, the press waits for. */
export function createDemoOpening(demo: Demo, places: Places): DemoOpening {
  const { loadPlanner, device, tab, nowMs } = places;
  const opening = once(async (): Promise<Opened> => {
    const kept = keptVisit(device, demo.name, nowMs());
    if (kept) return kept;
    const { client } = await loadPlanner();
    const opened = await createDemosApi(client).open(demo.name);
    if (!opened.ok) {
      const { message, code } = opened.error;
      return { why: message, isInLine: code === "conflict" };
    }
    keepVisit(device, opened.value, nowMs());
    return opened.value;
  });
  const open = async () => {
    const opened = await opening.ask();
    if (!isOpened(opened) || !isDemoOver(opened, nowMs())) return opened;
    opening.forget();
    return opening.ask();
  };
  const enter = async (isAgain = false): Promise<Opened> => {
    const opened = await open();
    if (!isOpened(opened) || tab.getItem(sessionKeyOf(opened)) !== null) return opened;
    const signedIn = await (await loadPlanner()).signInToDemo(opened);
    if (signedIn.ok) return opened;
    // It was cleared away, or this device remembers one of before.
    forgetVisit(device, demo.name);
    opening.forget();
    return isAgain ? { why: signedIn.error.message, isInLine: false } : enter(true);
  };
  const entering = once(() => enter());
  return {
    ready: async () => {
      if (keptVisit(device, demo.name, nowMs())) return;
      const { client } = await loadPlanner();
      await createDemosApi(client).ready(demo.name);
    },
    open,
    enter: async () => {
      const opened = await entering.ask();
      if (!isOpened(opened) || !isDemoOver(opened, nowMs())) return opened;
      entering.forget();
      return entering.ask();
    },
  };
}

/** Asks once and keeps the answer, but asks anew after a refusal or a failure. */
function once(ask: () => Promise<Opened>) {
  let asked: Promise<Opened> | null = null;
  const forget = () => (asked = null);
  const askNow = async () => {
    try {
      const answer = await ask();
      if (!isOpened(answer)) forget();
      return answer;
    } catch (error) {
      forget();
      throw error;
    }
  };
  return {
    ask: () => {
      asked ??= askNow();
      return asked;
    },
    forget,
  };
}
