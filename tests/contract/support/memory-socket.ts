import type { Realtime, RealtimeConnection } from "@jubilee/backend/backend.types";

type Listener<Event> = ((event: Event) => void) | null;

/** A WebSocket that leads straight into the realtime service of this process. */
export function socketTo(realtime: Realtime) {
  return class MemorySocket {
    readonly CONNECTING = 0;
    readonly OPEN = 1;
    readonly CLOSING = 2;
    readonly CLOSED = 3;
    readonly url: string;
    readonly protocol = "";
    readonly bufferedAmount = 0;
    readonly extensions = "";
    binaryType: BinaryType = "arraybuffer";
    readyState = 0;
    onopen: Listener<Event> = null;
    onmessage: Listener<MessageEvent> = null;
    onclose: Listener<CloseEvent> = null;
    onerror: Listener<Event> = null;
    #connection: RealtimeConnection | null = null;

    constructor(address: string | URL) {
      this.url = String(address);
      queueMicrotask(() => {
        this.#connection = realtime.connect(
          new URL(this.url),
          (data) => queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data }))),
          () => this.#end(1008),
        );
        this.readyState = 1;
        this.onopen?.(new Event("open"));
      });
    }

    send(data: string | ArrayBuffer): void {
      this.#connection?.receive(typeof data === "string" ? data : new Uint8Array(data));
    }

    close(): void {
      this.#connection?.disconnect();
      this.#end(1000);
    }

    addEventListener(): void {
      throw new Error("The realtime client sets handlers as properties.");
    }

    removeEventListener(): void {
      throw new Error("The realtime client sets handlers as properties.");
    }

    dispatchEvent(): boolean {
      return false;
    }

    #end(code: number): void {
      if (this.readyState === 3) return;
      this.readyState = 3;
      queueMicrotask(() => this.onclose?.(new CloseEvent("close", { code, wasClean: true })));
    }
  };
}
