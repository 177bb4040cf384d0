import { filesAtMost, fileTrouble, typeOf } from "@jubilee/core/talk/files.rules";
import type { ThreadsApi } from "@jubilee/core/talk/threads.api";
import { fileCopy, fileTroubles } from "./file.copy.ts";
import { type ReadyFile, readyFile, sendTalkFile } from "./sendTalkFile.ts";
import type { HeldFile, Standing } from "./talkFiles.types.ts";

interface Way {
  file: File;
  ready: ReadyFile | null;
  stop: AbortController;
}

/**
 * Files on their way up, for as long as the page lives: they go on when somebody turns to another
 * conversation. What waits for a connection goes on by itself when there is one.
 */
export function createTalkFiles(api: ThreadsApi) {
  let held: readonly HeldFile[] = [];
  const ways = new Map<string, Way>();
  const listeners = new Set<() => void>();
  const put = (next: readonly HeldFile[]) => {
    held = next;
    listeners.forEach((listen) => listen());
  };
  const change = (id: string, part: Partial<HeldFile>) =>
    put(held.map((one) => (one.id === id ? { ...one, ...part } : one)));

  async function send(id: string): Promise<void> {
    const one = held.find((file) => file.id === id);
    const way = ways.get(id);
    if (!one || !way) return;
    const { signal } = way.stop;
    change(id, { state: "sending", progress: 0, problem: undefined });
    const ready = way.ready ? { ok: true as const, value: way.ready } : await readyFile(way.file);
    if (signal.aborted) return;
    if (!ready.ok) return change(id, { state: "refused", problem: ready.error.message });
    const { blob, width, height } = ready.value;
    way.ready = ready.value;
    change(id, {
      mime: blob.type,
      size: blob.size,
      ...(width !== undefined && height !== undefined ? { width, height } : {}),
      ...(width !== undefined && one.src === undefined ? { src: URL.createObjectURL(blob) } : {}),
    });
    const sent = await sendTalkFile(
      api,
      { ...ready.value, threadId: one.threadId, id, name: one.name },
      signal,
      (percent) => change(id, { progress: Math.min(percent, 99) / 100 }),
    );
    if (signal.aborted) return;
    if (sent.ok) {
      ways.delete(id);
      return change(id, { state: "there", progress: 1 });
    }
    const { code, message } = sent.error;
    const isWaiting = code === "offline" && !navigator.onLine;
    change(id, {
      state: isWaiting ? "waiting" : code === "invalid_input" ? "refused" : "failed",
      problem: isWaiting ? undefined : message,
    });
  }

  const again = (which: (file: HeldFile) => boolean) => {
    for (const file of held.filter(which)) void send(file.id);
  };
  window.addEventListener("online", () => again(({ state }) => state === "waiting"));

  const inField = (threadId: string) => (file: HeldFile) =>
    file.threadId === threadId && !file.isTaken;
  const forget = (gone: (file: HeldFile) => boolean) => {
    for (const file of held.filter(gone)) {
      ways.get(file.id)?.stop.abort();
      ways.delete(file.id);
      if (file.src !== undefined) URL.revokeObjectURL(file.src);
    }
    put(held.filter((file) => !gone(file)));
  };

  return {
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => held,
    /** What is chosen, in its order; what does not fit is said and not sent. */
    add(threadId: string, files: readonly File[]): void {
      const room = filesAtMost - held.filter(inField(threadId)).filter(isGoing).length;
      const fitting = files.filter((file) => fileTrouble(file) === null);
      const over = fitting.slice(room).map(({ name }) => name);
      const lineOf = (file: File): HeldFile => {
        const trouble = fileTrouble(file);
        return {
          id: crypto.randomUUID(),
          threadId,
          name: file.name,
          mime: typeOf(file),
          size: file.size,
          progress: 0,
          isTaken: false,
          state: trouble ? "refused" : "sending",
          ...(trouble ? { problem: fileTroubles[trouble](file.name) } : {}),
        };
      };
      const taken = files.filter((file) => !fitting.slice(room).includes(file));
      const lines = taken.map((file) => [lineOf(file), file] as const);
      const left = over.map((name): HeldFile => ({
        ...lineOf(new File([], name)),
        state: "refused",
        problem: fileCopy.tooMany(name),
      }));
      put([...held, ...lines.map(([line]) => line), ...left]);
      for (const [{ id, state }, file] of lines) {
        if (state === "refused") continue;
        ways.set(id, { file, ready: null, stop: new AbortController() });
        void send(id);
      }
    },
    remove: (id: string) => forget((file) => file.id === id),
    retry: (id: string) => void send(id),
    /** What goes with the message that is sent now; what failed stays in the field. */
    take(threadId: string): readonly HeldFile[] {
      const going = held.filter(inField(threadId)).filter(isGoing);
      const ids = new Set(going.map(({ id }) => id));
      put(held.map((file) => (ids.has(file.id) ? { ...file, isTaken: true } : file)));
      return going;
    },
    /** Of files that this page knows; of others the server says it. */
    standing(ids: readonly string[]): Standing {
      const known = held.filter(({ id }) => ids.includes(id));
      if (known.some(({ state }) => state === "failed" || state === "refused")) return "failed";
      return known.every(({ state }) => state === "there") ? "there" : "coming";
    },
    /** Sends up once more what failed of a message. */
    retryAll: (ids: readonly string[]) =>
      again(({ id, state }) => ids.includes(id) && state === "failed"),
  };
}

export type TalkFiles = ReturnType<typeof createTalkFiles>;

const isGoing = ({ state }: HeldFile) => state !== "failed" && state !== "refused";
