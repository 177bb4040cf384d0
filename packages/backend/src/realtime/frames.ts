import { isRecord, parseJson } from "../front/bodies.ts";

/** One message of the Phoenix protocol, whichever version it travelled in. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Longest frame a client may send. */
export const maxFrameBytes = 128 * 1024;

const binaryBroadcast = 3;
const jsonEncoding = 1;

/** Reads a frame; null when it is no message of the protocol. */
export function decodeFrame(data: string | Uint8Array): Frame | null {
  return typeof data === "string" ? decodeText(data) : decodeBinary(data);
}

/** Writes a frame in the client's version: arrays in 2.0.0, objects in 1.0.0. */
export function encodeFrame(frame: Frame, version: string): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return version === "2.0.0"
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ join_ref: joinRef, ref, topic, event, payload });
}

function decodeText(text: string): Frame | null {
  let message: unknown;
  try {
    message = parseJson(text);
  } catch {
    return null;
  }
  const parts: unknown[] | null = Array.isArray(message)
    ? message
    : isRecord(message)
      ? [
          message["join_ref"],
          message["ref"],
          message["topic"],
          message["event"],
          message["payload"],
        ]
      : null;
  if (!parts) return null;
  const [joinRef, ref, topic, event, payload] = parts;
  if (typeof topic !== "string" || typeof event !== "string") return null;
  return {
    joinRef: asRef(joinRef),
    ref: asRef(ref),
    topic,
    event,
    payload: isRecord(payload) ? payload : {},
  };
}

/** A broadcast as realtime-js 2 packs it: lengths, the texts, then the payload. */
function decodeBinary(bytes: Uint8Array): Frame | null {
  if (bytes[0] !== binaryBroadcast || bytes[6] !== jsonEncoding) return null;
  let offset = 7;
  const [joinRef = "", ref = "", topic = "", event = ""] = [1, 2, 3, 4, 5].map((position) => {
    const length = bytes[position] ?? 0;
    const text = new TextDecoder().decode(bytes.subarray(offset, offset + length));
    offset += length;
    return text;
  });
  try {
    const payload = parseJson(new TextDecoder().decode(bytes.subarray(offset)));
    return {
      joinRef: joinRef || null,
      ref: ref || null,
      topic,
      event: "broadcast",
      payload: { type: "broadcast", event, payload },
    };
  } catch {
    return null;
  }
}

function asRef(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
