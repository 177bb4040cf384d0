import type { Command } from "../element/command.types.ts";

/** How long the widget in a frame may take to do what it is asked. */
const patienceMs = 10_000;

interface Question {
  command: Command;
  settle: (reason: string | null) => void;
}

/** What a page asks of the widget in a frame, from the question to the answer. */
export interface Questions {
  /** Done, or the reason why not: the widget's own, or that no answer came. */
  ask: (command: Command) => Promise<void>;
  /** Holds from the first time on that the frame is there; nobody waits for it. */
  note: (command: Command) => void;
  answer: (call: number, reason: string | null) => void;
  /** The frame is there, or there anew: what holds and what is not answered yet is sent. */
  go: () => void;
  pause: () => void;
  end: () => void;
}

/** Values, a theme and a language hold on when the frame is loaded anew; other things happen once. */
const holds = (command: Command) => /^(prefill|set)/.test(command.name);

export function createQuestions(send: (call: number, command: Command) => void): Questions {
  const kept = new Map<string, Command>();
  const open = new Map<number, Question>();
  let count = 0;
  let isThere = false;

  const keep = (command: Command) => {
    if (holds(command)) kept.set(command.name, command);
  };
  return {
    ask: (command) =>
      new Promise((resolve, reject) => {
        const call = ++count;
        const patience = setTimeout(() => {
          open.delete(call);
          const text = `The widget in the frame did not answer "${command.name}" within ${patienceMs / 1000} s`;
          reject(new DOMException(text, "TimeoutError"));
        }, patienceMs);
        const settle = (reason: string | null) => {
          clearTimeout(patience);
          open.delete(call);
          if (reason === null) resolve();
          else reject(new Error(reason));
        };
        keep(command);
        open.set(call, { command, settle });
        if (isThere) send(call, command);
      }),
    note(command) {
      keep(command);
      if (isThere) send(0, command);
    },
    answer: (call, reason) => open.get(call)?.settle(reason),
    go() {
      isThere = true;
      const asked = new Set([...open.values()].map(({ command }) => command));
      for (const command of kept.values()) if (!asked.has(command)) send(0, command);
      for (const [call, { command }] of open) send(call, command);
    },
    pause() {
      isThere = false;
    },
    end() {
      for (const { settle } of open.values()) settle("The widget was destroyed");
    },
  };
}
