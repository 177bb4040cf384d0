/** A body that arrives in messages. */
export interface ChunkStream {
  readable: ReadableStream<Uint8Array>;
  push(chunk: Uint8Array): void;
  end(): void;
  fail(error: Error): void;
}

/**
 * Makes a stream of chunks that are pushed into it.
 *
 * @param taken called when the reader has room for one more
 * @param cancelled called when the reader wants no more
 */
export function createChunkStream(taken: () => void, cancelled: () => void): ChunkStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let isOver = false;
  const readable = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own;
      },
      pull: taken,
      cancel() {
        isOver = true;
        cancelled();
      },
    },
    { highWaterMark: 0 },
  );
  const finish = (how: () => void): void => {
    if (isOver) return;
    isOver = true;
    how();
  };
  return {
    readable,
    push(chunk) {
      if (!isOver) controller?.enqueue(chunk);
    },
    end: () => finish(() => controller?.close()),
    fail: (error) => finish(() => controller?.error(error)),
  };
}

/** A gate that lets as many chunks through as the other side has asked for. */
export interface Gate {
  /** Resolves with false when the other side went away. */
  pass(): Promise<boolean>;
  open(): void;
  close(): void;
}

/** Makes a gate that is shut until the other side asks. */
export function createGate(): Gate {
  let asked = 0;
  let isClosed = false;
  let waiting: ((mayPass: boolean) => void) | null = null;
  return {
    pass() {
      if (isClosed) return Promise.resolve(false);
      if (asked > 0) {
        asked -= 1;
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    open() {
      if (waiting) {
        waiting(true);
        waiting = null;
      } else {
        asked += 1;
      }
    },
    close() {
      isClosed = true;
      waiting?.(false);
      waiting = null;
    },
  };
}

/** Sends a body chunk by chunk through a gate. Resolves with false when nobody wants the rest. */
export async function sendBody(
  body: ReadableStream<Uint8Array>,
  gate: Gate,
  send: (chunk: Uint8Array) => void,
): Promise<boolean> {
  const reader = body.getReader();
  for (;;) {
    if (!(await gate.pass())) {
      await reader.cancel();
      return false;
    }
    const { done, value } = await reader.read();
    if (done) return true;
    send(value);
  }
}
