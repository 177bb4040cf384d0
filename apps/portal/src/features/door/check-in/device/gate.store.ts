import {
  findByNumber,
  findTickets,
  isPassCode,
  isWholeCode,
  judge,
  scansPerCall,
} from "@jubilee/core/door/check-in.rules";
import type {
  GateSnapshot,
  GateTicket,
  Presented,
  ScanMethod,
} from "@jubilee/core/door/check-in.types";
import { createStore, type StoreApi } from "zustand/vanilla";
import { askForCode, askForGate, sendScans } from "./calls.ts";
import { forgetGate, keepTickets, type GateDatabase } from "./database.ts";
import { readTicketCode } from "@jubilee/core/tickets/ticket-codes.rules";
import type { KeptScan, OpenGate } from "./device.types.ts";
import { asSent, isAddedHere, scanOf, unlisted, walkIn } from "./scans.ts";
import { verifyCode } from "./verifyCode.ts";

/** How long a verdict waits for the server's word; without it the device's own stands. Of 300 ms in all. */
export const patienceMs = 180;
const keptInView = 30;
/** How many people a name shows. */
const mostFound = 8;

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
  /** Opens a link, or what the device still holds when there is none; `sync` reads on. */
  start: (token: string | null) => Promise<void>;
  present: (text: string, method: ScanMethod) => Promise<void>;
  /** Lets in those who were picked from the list; the last one's verdict is shown. */
  choose: (ticketIds: readonly string[]) => Promise<void>;
  /** Adds somebody at the door, who is in by that. */
  addWalkIn: (name: string) => Promise<void>;
  undo: (scanId: string) => Promise<void>;
  /** Sends what waits, then reads what changed. */
  sync: () => Promise<void>;
  find: (text: string) => GateTicket[];
  /** Whether a typed text is a code or number, which lets in as it is. */
  isCode: (text: string) => boolean;
}

/**
 * The open gate of this device: its list in memory, its scans on disk until the server has them.
 *
 * @param patience ends when a verdict waits no longer for the server
 */
export function createGateStore(
  database: GateDatabase,
  patience: () => Promise<void> = () => after(patienceMs),
): GateStore {
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
  /** What the pages held so far of a list that begins anew. */
  let paged: Set<string> | null = null;

  async function setTickets(changed: readonly GateTicket[]): Promise<void> {
    state.setState(({ tickets }) => {
      const next = new Map(tickets);
      for (const ticket of changed) next.set(ticket.id, ticket);
      return { tickets: next };
    });
    await keepTickets(database, changed, []);
  }

  /** Somebody, and the ticket that stands for them. */
  function withTicket(ticket: GateTicket, tickets: ReadonlyMap<string, GateTicket>): GateTicket[] {
    const held = tickets.get(ticket.passFor ?? "");
    return held ? [ticket, held] : [ticket];
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
      const enteredGate = state.getState().gate?.facts.gate.name ?? "";
      const known = tickets.get(verdict.ticket.id) ?? verdict.ticket;
      for (const one of withTicket(known, tickets)) {
        tickets.set(one.id, { ...one, enteredAt: one.enteredAt ?? at, enteredGate });
      }
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

  /** Reads the next page of the list, or what changed; true when it came. */
  async function read(): Promise<boolean> {
    const { gate } = state.getState();
    if (!gate) return false;
    // Which tickets the earlier pages of a new list held is not known after a reload: it begins again.
    const isLost = gate.isReplacing === true && paged === null;
    const answer = await askForGate(gate.token, isLost ? null : gate.facts);
    if (!answer.ok) {
      state.setState({ isReachable: answer.why !== "unreachable" });
      if (answer.why === "closed") await close();
      return false;
    }
    const wasLoading = isLoading();
    await take(gate, answer.value);
    // What changed between the pages is asked for at once.
    if (wasLoading && !isLoading()) isDue = true;
    return true;
  }

  function isLoading(): boolean {
    return (state.getState().gate?.facts.left ?? 0) > 0;
  }

  async function take(
    opened: Omit<OpenGate, "facts">,
    { tickets: changed, guests, isWhole, ...facts }: GateSnapshot,
  ): Promise<void> {
    const held = state.getState().tickets;
    const listed = [...changed, ...(guests?.people ?? [])];
    if (isWhole) paged = new Set();
    for (const { id } of listed) paged?.add(id);
    const isReplaced = replacedBy(guests);
    const isLast = facts.left === 0;
    const gone = [...held.values()].filter(
      (one) => isReplaced(one) || (isLast && paged !== null && !paged.has(one.id)),
    );
    const gate: OpenGate = { token: opened.token, deviceId: opened.deviceId, facts };
    if (!isLast && (isWhole ? held.size > 0 : opened.isReplacing)) gate.isReplacing = true;
    if (isLast) paged = null;
    const goneIds = gone.map(({ id }) => id);
    await keepTickets(database, listed, goneIds);
    await database.put("gate", gate, "open");
    const waiting = await database.getAllFromIndex("scans", "waiting", 1);
    const tickets = new Map(state.getState().tickets);
    for (const id of goneIds) tickets.delete(id);
    for (const ticket of listed) tickets.set(ticket.id, ticket);
    state.setState({ gate });
    overlay(tickets, waiting);
    state.setState({ phase: "ready", tickets, isReachable: true });
  }

  async function sync(): Promise<void> {
    if (!navigator.onLine) return state.setState({ isReachable: false });
    isDue = true;
    running ??= (async () => {
      let isThere = true;
      // Between two pages of a long list, what was scanned meanwhile is sent.
      while (isDue || (isThere && isLoading())) {
        isDue = false;
        isThere = (await send()) && (await read());
      }
    })().finally(() => {
      running = null;
    });
    return running;
  }

  /** Keeps a scan that was decided; true unless the gate is over. */
  async function add(scan: Omit<KeptScan, "token" | "offline">): Promise<boolean> {
    const { gate, tickets, isReachable } = state.getState();
    if (!gate) return false;
    if (gate.facts.link.expiresAt <= scan.at) {
      await close();
      return false;
    }
    const { ticket, typeId } = scan.verdict;
    const entered = ticket ?? unlisted(scan.codeTicketId, typeId);
    if (scan.told === "ok" && entered) {
      const at = { enteredAt: scan.at, enteredGate: gate.facts.gate.name };
      await setTickets(withTicket(entered, tickets).map((one) => ({ ...one, ...at })));
    }
    await keepScan({ ...scan, token: gate.token, offline: !navigator.onLine || !isReachable });
    return true;
  }

  /** Waits a moment for the server's word, then shows the verdict. */
  async function show(scanId: string): Promise<void> {
    const sending = sync();
    const { scans } = state.getState();
    if (!scans.find(({ id }) => id === scanId)?.offline) {
      await Promise.race([sending, patience()]);
    }
    state.setState({ shownId: scanId });
  }

  async function decide(presented: Presented, code: string | null, method: ScanMethod) {
    const { gate, tickets } = state.getState();
    if (!gate) return null;
    const verdict = judge(presented, gate.facts.gate, tickets);
    const scan = scanOf(verdict, presented, code, method);
    return (await add(scan)) ? scan.id : null;
  }

  async function showDecision(presented: Presented, code: string | null, method: ScanMethod) {
    const id = await decide(presented, code, method);
    if (id) await show(id);
  }

  /** Asks the server who has a code, while the list is not all here; true when it answered. */
  async function lookUp(token: string, code: string): Promise<boolean> {
    const found = await askForCode(token, code);
    if (!found.ok) return false;
    const { tickets } = state.getState();
    const fresh = found.value.filter(({ id }) => !tickets.has(id));
    for (const { id } of fresh) paged?.add(id);
    await setTickets(fresh);
    return true;
  }

  /** On this device's list nobody is in by that scan any more, and who was added by it is gone. */
  async function takeBack({ verdict, told, answer, walkIn: added }: KeptScan): Promise<void> {
    if (told !== "ok" || answer?.result === "duplicate") return;
    const { tickets } = state.getState();
    const listedId = answer?.guestId ? `${answer.guestId}.${answer.place ?? 0}` : answer?.ticketId;
    const ids = [verdict.ticket?.id, listedId].filter((id) => id !== undefined);
    if (added !== null) {
      const left = new Map([...tickets].filter(([id]) => !ids.includes(id)));
      state.setState({ tickets: left });
      return keepTickets(database, [], ids);
    }
    const known = ids.flatMap((id) => tickets.get(id) ?? []);
    const open = known.flatMap((one) => withTicket(one, tickets));
    await setTickets(open.map(({ enteredAt: _at, enteredGate: _gate, ...ticket }) => ticket));
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
        const unsent = scans.filter((scan) => scan.waiting === 1);
        state.setState({ gate: kept });
        overlay(tickets, unsent);
        state.setState({ phase: "ready", tickets, waiting: unsent.length });
        return state.setState({ scans: scans.slice(0, keptInView) });
      }
      const answer = await askForGate(wanted, null);
      if (!answer.ok) {
        return state.setState({ phase: answer.why === "closed" ? "closed" : "unreachable" });
      }
      await database.clear("tickets");
      state.setState({ tickets: new Map() });
      await take({ token: wanted, deviceId: crypto.randomUUID() }, answer.value);
    },
    async present(text, method) {
      const { gate, tickets } = state.getState();
      const code = text.trim().slice(0, 400);
      if (!gate || code === "") return;
      const isKnown =
        findByNumber(tickets, code) ?? tickets.has(readTicketCode(code)?.ticketId ?? "");
      const isUnloaded = isLoading() && !isKnown && !(await lookUp(gate.token, code));
      const listed = findByNumber(state.getState().tickets, code);
      if (listed) return showDecision({ kind: "ticket", ticketId: listed.id }, null, method);
      if (isPassCode(code)) {
        return showDecision({ kind: isUnloaded ? "unloaded" : "pass" }, code, method);
      }
      const { event, publicKey } = gate.facts;
      const check = await verifyCode(code, publicKey ? { [event.id]: publicKey } : {});
      const isNumber = !check.ok && check.problem === "unreadable";
      if (isUnloaded && isNumber) return showDecision({ kind: "unloaded" }, code, method);
      return showDecision({ kind: "code", check }, code, method);
    },
    async choose(ticketIds) {
      let last: string | null = null;
      for (const ticketId of ticketIds) {
        last = await decide({ kind: "ticket", ticketId }, null, "name");
      }
      if (last) await show(last);
    },
    async addWalkIn(name) {
      const scan = walkIn(name.trim().slice(0, 200));
      if (await add(scan)) await show(scan.id);
    },
    async undo(scanId) {
      const scan = await database.get("scans", scanId);
      if (!scan || scan.undoneAt) return;
      await keepScan({ ...scan, undoneAt: new Date().toISOString(), waiting: 1 });
      await takeBack(scan);
      void sync();
    },
    find: (text) => findTickets(state.getState().tickets, text, mostFound),
    isCode: (text) => isWholeCode(state.getState().tickets, text),
  };
}

/** Which of the people a device knows are replaced by parts of the list: theirs, and who was added here. */
function replacedBy(guests: GateSnapshot["guests"]): (ticket: GateTicket) => boolean {
  return ({ id, guestId }) =>
    guests !== null &&
    guestId !== undefined &&
    (isAddedHere(id) || guests.parts.includes(guestId.at(-1) ?? ""));
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
