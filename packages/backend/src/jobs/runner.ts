import { log } from "../log/log.ts";
/** Does due work in the background until it is stopped. */
export interface JobRunner {
  /** Looks for work at once instead of at the next round. */
  wake(): void;
  /** Ends after the round that is running. */
  stop(): Promise<void>;
}

/** How often the runner looks, in milliseconds, and what a round is. */
export interface JobRunnerOptions {
  /** Runs what is due; `chores` once a minute. Gives how many jobs were found. */
  round(chores: boolean): Promise<number>;
  pauseMs?: number;
  choresEveryMs?: number;
  now?: () => number;
  log?: (message: string, error: unknown) => void;
}

/**
 * Starts the runner: one round at a time, a pause when nothing was due, no pause when there was.
 * A round that fails is logged and the next one comes.
 */
export function startJobRunner(options: JobRunnerOptions): JobRunner {
  const { pauseMs = 1000, choresEveryMs = 60_000, now = Date.now } = options;
  const tell = options.log ?? log.error;
  let stopped = false;
  let nextChoresMs = now();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const chores = now() >= nextChoresMs;
    if (chores) nextChoresMs = now() + choresEveryMs;
    let found = 0;
    try {
      found = await options.round(chores);
    } catch (error) {
      tell("A round of jobs failed.", error);
    }
    plan(found > 0 ? 0 : pauseMs);
  }

  function plan(delayMs: number): void {
    if (stopped) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      running = run();
    }, delayMs);
    timer.unref();
  }

  plan(0);
  return {
    wake() {
      if (timer) plan(0);
    },
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
