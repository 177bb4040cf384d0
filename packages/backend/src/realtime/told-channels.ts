import type { OpenBackend } from "../backend.types.ts";
import { isRecord, parseJson } from "../front/bodies.ts";
import { listenTo } from "./listening.ts";
import type { Topics } from "./topics.ts";

/**
 * Whether only the database speaks on a channel. Who belongs to a conversation is asked in SQL
 * (`sign_in_thread`), so nobody writes, reads or is present there by knowing the channel's name.
 */
export const isToldOnly = (topic: string): boolean => topic.startsWith("realtime:talk:");

/**
 * Passes on what the database tells a channel (`private.tell_channel`), as Supabase's own
 * `realtime.send` does.
 *
 * @returns how to stop
 */
export function passOnTold(backend: OpenBackend, topics: Topics): Promise<() => Promise<void>> {
  return listenTo(backend, "told_channels", (text) => {
    const told = parseJson(text);
    if (!isRecord(told)) return;
    const { topic, event, payload } = told;
    topics.tell(`realtime:${String(topic)}`, { type: "broadcast", event, payload });
  });
}
