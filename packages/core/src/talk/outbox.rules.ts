import type { ThreadActs, ThreadFile, ThreadQuote } from "./threads.types.ts";

/** A message that was written and has not arrived: it waits on the device until it has. */
export interface WaitingMessage {
  threadId: string;
  sends: ThreadActs["send"];
  writtenAt: string;
  /** What it answers, to be shown until the server tells it. */
  quote?: ThreadQuote;
  /** What goes along, to be shown until the server tells it; they are sent up beside it. */
  files?: readonly ThreadFile[];
  /** Why the server refused it; it is tried again when somebody presses. */
  refused?: string;
}

export interface Outbox {
  of: (threadId: string) => WaitingMessage[];
  add: (message: WaitingMessage) => void;
  /** It has arrived, or is given up. */
  remove: (id: string) => void;
  refuse: (id: string, why: string) => void;
  /** Once more, in its order. */
  again: (id: string) => void;
}

/** More than that nobody writes without a connection. */
const most = 200;

/**
 * Messages on their way, kept on the device in the order they were written, so that they outlive the
 * page. Where nothing can be kept they live as long as the page.
 */
export function createOutbox(storage: Pick<Storage, "getItem" | "setItem">, name: string): Outbox {
  const read = (): WaitingMessage[] => {
    const text = storage.getItem(name);
    if (text === null) return [];
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter(isWaiting) : [];
    } catch {
      // Not ours, or cut off: nothing of it can be sent.
      return [];
    }
  };
  const change = (to: (messages: WaitingMessage[]) => WaitingMessage[]) =>
    storage.setItem(name, JSON.stringify(to(read()).slice(-most)));
  return {
    of: (threadId) => read().filter((message) => message.threadId === threadId),
    add: (message) =>
      change((all) => [...all.filter(({ sends }) => sends.id !== message.sends.id), message]),
    remove: (id) => change((all) => all.filter(({ sends }) => sends.id !== id)),
    refuse: (id, why) =>
      change((all) => all.map((one) => (one.sends.id === id ? { ...one, refused: why } : one))),
    again: (id) =>
      change((all) =>
        all.map(({ refused, ...one }) =>
          one.sends.id === id || refused === undefined ? one : { ...one, refused },
        ),
      ),
  };
}

function isWaiting(value: unknown): value is WaitingMessage {
  return (
    typeof value === "object" &&
    value !== null &&
    "threadId" in value &&
    "sends" in value &&
    typeof value.sends === "object" &&
    value.sends !== null &&
    "id" in value.sends &&
    "text" in value.sends
  );
}
