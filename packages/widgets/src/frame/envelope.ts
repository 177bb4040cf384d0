import type { WidgetEvents } from "../events/events.types.ts";
import type { Command } from "../element/command.types.ts";

/** What a framed widget and its page say to each other. */
export type FrameMessage =
  | { type: "ready" }
  | { type: "height"; height: number }
  | { type: "event"; name: keyof WidgetEvents; detail: object }
  | { type: "hello"; returnUrl: string; source: string; copy: string | null }
  /** The number is that of the answer. */
  | { type: "command"; call: number; command: Command }
  | { type: "answer"; call: number; reason: string | null };

interface Envelope {
  jubilee: 1;
  /** The frame's own random id: two frames of one page never hear each other. */
  id: string;
  message: FrameMessage;
}

/** The message for this frame, or null for anything else that is posted around a page. */
export function openEnvelope(data: unknown, id: string): FrameMessage | null {
  return isEnvelope(data) && data.id === id ? data.message : null;
}

function isEnvelope(data: unknown): data is Envelope {
  return (
    typeof data === "object" &&
    data !== null &&
    "jubilee" in data &&
    data.jubilee === 1 &&
    "message" in data &&
    typeof data.message === "object" &&
    data.message !== null
  );
}

export function seal(id: string, message: FrameMessage): Envelope {
  return { jubilee: 1, id, message };
}
