import { findTickets, judge, scansPerCall } from "@jubilee/core/check-in/rules";
import type {
  GateFacts,
  GateTicket,
  Presented,
  Scan,
  ScanMethod,
} from "@jubilee/core/check-in/types";
import { createStore, type StoreApi } from "zustand/vanilla";
import { askForGate, sendScans } from "./calls.ts";
import { forgetGate, keepTickets, type GateDatabase } from "./database.ts";
import type { KeptScan, OpenGate } from "./device.types.ts";
import { verifyCode } from "./verifyCode.ts";

/** How long a verdict waits for the server's word; without it the device's own stands. */
const patienceMs = 180;
const keptInView = 30;

export interface GateState {
  phase: "starting" | "none" | "ready" | "closed" | "unreachable";
  gate: OpenGate | null;
  tickets: ReadonlyMap<string, GateTicket>;
  /** The latest scans, newest first. */
  scans: readonly KeptScan[];
  /** The scan whose verdict stands on the screen. */
  shownId: string | null;
  waiting: number;
  isReachable: boolean;
  /** Scans that were lost with a link that was ended. */
  unsent: number;
}

export interface GateStore {
  state: StoreApi<GateState>;
  /** Opens a link, or what the device still holds when there is none. */
  start: (token: string | null) => Promise<void>;
  present: (text: string, method: ScanMethod) => Promise<void>;
  choose: (ticketId: string) => Promise<void>;
  undo: (scanId: string) => Promise<void>;
  /** Sends what waits, then reads what changed. */
  sync: () => Promise<void>;
  find: (text: string) => GateTicket[];
}

/** The open gate of this device: its list in memory, its scans on disk until the server has them. */
export function createGateStore(database: GateDatabase): GateStore {
  const state = createStore<GateState>()(() => ({
    phase: "starting",
    gate: null,
    tickets: new Map(),
    scans: [],
    shownId: null,
    waiting: 0,
    isReachable: true,
    unsent: 0,
  }));
  let running: Promise<void> | null = null;
  let isDue = false;

  function setTicket(ticket: GateTicket): void {
    state.setState(({ tickets }) => ({ tickets: new Map(tickets).set(ticket.id, ticket) }));
  }

  async function keepScan(scan: KeptScan): Promise<void> {
    await database.put("scans", scan);
    const waiting = await database.countFromIndex("scans", "waiting", 1);
    state.setState(({ scans }) => ({
      waiting,
      scans: [scan, ...scans.filter(({ id }) => id !== scan.id)]
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .slice(0, keptInView),
    }));
  }

  /** What this device let in and the server does not know yet stands over the server's list. */
  function overlay(tickets: Map<string, GateTicket>, waiting: readonly KeptScan[]): void {
    for (const { verdict, undoneAt, told, at, answer } of waiting) {
      if (told !== "ok" || undoneAt || answer || !verdict.ticket) continue;
      const known = tickets.get(verdict.ticket.id) ?? verdict.ticket;
      const enteredGate = state.getState().gate?.facts.gate.name ?? "";
      tickets.set(known.id, { ...known, enteredAt: known.enteredAt ?? at, enteredGate });
    }
  }

  async function close(): Promise<void> {
    const unsent = await database.countFromIndex("scans", "waiting", 1);
    await forgetGate(database);
    state.setState({ phase: "closed", gate: null, tickets: new Map(), scans: [], unsent });
  }

  async function sendPart(token: string, part: readonly KeptScan[]): Promise<boolean> {
    const { gate } = state.getState();
    if (!gate) return false;
    const sent = await sendScans(token, gate.deviceId, part.map(asSent));
    if (!sent.ok && sent.why === "closed" && token !== gate.token) {
      // The link these came by is ended: nobody takes them any more.
      await Promise.all(part.map(({ id }) => database.delete("scans", id)));
      state.setState(({ unsent }) => ({ unsent: unsent + part.length }));
      return true;
    }
    if (!sent.ok) {
      state.setState({ isReachable: sent.why !== "unreachable" });
      if (sent.why === "closed") await close();
      return false;
    }
    const answers = new Map(sent.value.map((answer) => [answer.id, answer]));
    for (const scan of part) {
      const current = (await database.get("scans", scan.id)) ?? scan;
      // An undo that came in the meantime still waits.
      const isSame = current.undoneAt === scan.undoneAt;
      await keepScan({
        ...current,
        answer: answers.get(scan.id) ?? null,
        waiting: isSame ? 0 : 1,
      });
    }
    return true;
  }

  async function send(): Promise<boolean> {
    const waiting = await database.getAllFromIndex("scans", "waiting", 1);
    const inOrder = waiting.toSorted((a, b) => a.at.localeCompare(b.at));
    for (const [token, own] of Map.groupBy(inOrder, (scan) => scan.token)) {
      for (let from = 0; from < own.length; from += scansPerCall) {
        if (!(await sendPart(token, own.slice(from, from + scansPerCall)))) return false;
      }
    }
    return true;
  }

  async function read(): Promise<void> {
    const { gate } = state.getState();
    if (!gate) return;
    const answer = await askForGate(gate.token, gate.facts.serverTime);
    if (!answer.ok) {
      state.setState({ isReachable: answer.why !== "unreachable" });
      if (answer.why === "closed") await close();
      return;
    }
    const { tickets: changed, isWhole, ...facts } = answer.value;
    await take({ ...gate, facts }, changed, isWhole);
  }

  async function take(gate: OpenGate, changed: GateTicket[], isWhole: boolean): Promise<void> {
    await database.put("gate", gate, "open");
    await keepTickets(database, changed, isWhole);
    const waiting = await database.getAllFromIndex("scans", "waiting", 1);
    const tickets = new Map(isWhole ? [] : state.getState().tickets);
    for (const ticket of changed) tickets.set(ticket.id, ticket);
    state.setState({ gate });
    overlay(tickets, waiting);
    state.setState({ phase: "ready", tickets, isReachable: true });
  }

  async function sync(): Promise<void> {
    if (!navigator.onLine) return state.setState({ isReachable: false });
    isDue = true;
    running ??= (async () => {
      while (isDue) {
        isDue = false;
        if (await send()) await read();
      }
    })().finally(() => {
      running = null;
    });
    return running;
  }

  async function decide(presented: Presented, code: string | null, method: ScanMethod) {
    const { gate, tickets } = state.getState();
    if (!gate) return;
    const at = new Date().toISOString();
    const isOver = gate.facts.link.expiresAt <= at;
    if (isOver) return close();
    const verdict = judge(presented, gate.facts.gate, tickets);
    const facts = presented.kind === "code" ? presented.check.facts : null;
    const ticketId = verdict.ticket?.id ?? facts?.ticketId ?? null;
    if (verdict.result === "ok" && ticketId && verdict.typeId) {
      const known = verdict.ticket ?? unlisted(ticketId, verdict.typeId);
      const entered = { ...known, enteredAt: at, enteredGate: gate.facts.gate.name };
      setTicket(entered);
      await database.put("tickets", entered);
    }
    const scan: KeptScan = {
      id: crypto.randomUUID(),
      ticketId: code === null ? ticketId : null,
      code,
      told: verdict.result,
      reason: verdict.reason,
      method,
      at,
      offline: !navigator.onLine || !state.getState().isReachable,
      undoneAt: null,
      token: gate.token,
      verdict,
      answer: null,
      waiting: 1,
    };
    await keepScan(scan);
    const sending = sync();
    if (!scan.offline) await Promise.race([sending, after(patienceMs)]);
    state.setState({ shownId: scan.id });
  }

  return {
    state,
    sync,
    async start(token) {
      const kept = (await database.get("gate", "open")) ?? null;
      const wanted = token ?? kept?.token ?? null;
      if (wanted === null) return state.setState({ phase: "none" });
      if (kept && kept.token === wanted) {
        const scans = (await database.getAllFromIndex("scans", "at")).toReversed();
        const tickets = new Map((await database.getAll("tickets")).map((one) => [one.id, one]));
        const waiting = scans.filter((scan) => scan.waiting === 1).length;
        state.setState({ phase: "ready", gate: kept, tickets, waiting });
        state.setState({ scans: scans.slice(0, keptInView) });
        return sync();
      }
      const answer = await askForGate(wanted, null);
      if (!answer.ok) {
        return state.setState({ phase: answer.why === "closed" ? "closed" : "unreachable" });
      }
      const { tickets, isWhole, ...facts } = answer.value;
      await take({ token: wanted, deviceId: crypto.randomUUID(), facts }, tickets, isWhole);
      return sync();
    },
    async present(text, method) {
      const { gate, tickets } = state.getState();
      const code = text.trim().slice(0, 400);
      if (!gate || code === "") return;
      const number = code.toLowerCase();
      const typed = [...tickets.values()].find((one) => one.number.toLowerCase() === number);
      if (typed) return decide({ kind: "ticket", ticketId: typed.id }, null, method);
      const { event, publicKey } = gate.facts;
      const check = await verifyCode(code, publicKey ? { [event.id]: publicKey } : {});
      return decide({ kind: "code", check }, code, method);
    },
    choose: (ticketId) => decide({ kind: "ticket", ticketId }, null, "name"),
    async undo(scanId) {
      const scan = await database.get("scans", scanId);
      if (!scan || scan.undoneAt) return;
      await keepScan({ ...scan, undoneAt: new Date().toISOString(), waiting: 1 });
      const id = scan.verdict.ticket?.id ?? scan.answer?.ticketId ?? "";
      const ticket = state.getState().tickets.get(id);
      if (ticket && scan.told === "ok" && scan.answer?.result !== "duplicate") {
        const { enteredAt: _at, enteredGate: _gate, ...open } = ticket;
        setTicket(open);
        await database.put("tickets", open);
      }
      void sync();
    },
    find: (text) => findTickets(state.getState().tickets.values(), text, 8),
  };
}

function asSent(scan: KeptScan): Scan {
  const { id, ticketId, code, told, reason, method, at, offline, undoneAt } = scan;
  return { id, ticketId, code, told, reason, method, at, offline, undoneAt };
}

/** A real ticket that was sold after the list was read. */
function unlisted(id: string, typeId: GateFacts["types"][number]["id"]): GateTicket {
  return { id, number: "", typeId, name: "", valid: true };
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
