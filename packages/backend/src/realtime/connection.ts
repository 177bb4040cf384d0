import { randomUUID } from "node:crypto";
import type { RealtimeConnection } from "../backend.types.ts";
import { isRecord } from "../front/bodies.ts";
import type { Caller, Callers } from "../front/callers.ts";
import { Failure } from "../front/failure.ts";
import type { Limiter } from "../limits/limiter.ts";
import type { Changes } from "./changes.ts";
import { decodeFrame, encodeFrame, type Frame, maxFrameBytes } from "./frames.ts";
import { readJoin } from "./join.ts";
import { isToldOnly } from "./told-channels.ts";
import type { Member, Topics } from "./topics.ts";
import { log } from "../log/log.ts";

/** Most channels of one connection. */
const maxChannels = 100;
/** Frames of one connection in ten seconds; whoever sends more is cut off. */
const frameLimit = { max: 500, windowMs: 10_000 };
const apiKeyMissing = "A valid apikey is required.";

/** A client that says nothing for so long is gone; supabase-js sends a heartbeat every 25 seconds. */
const silentMs = 60_000;

/** A connection as the service itself looks after it. */
export interface OpenConnection extends RealtimeConnection {
  /** The sessions its channels belong to. */
  sessionIds(): string[];
  /** Ends the channels of sessions that are over. */
  endSessions(ended: ReadonlySet<string>): void;
  /** Ends channels whose token ran out, and itself when nothing was heard for a minute. */
  tend(): void;
}

/** What all connections share. */
export interface RealtimeParts {
  callers: Callers;
  changes: Changes;
  topics: Topics;
  limiter: Limiter;
  now: () => number;
}

interface Channel {
  joinRef: string | null;
  member: Member;
  /** Null stands for the key alone. */
  token: string | null;
  caller: Caller;
  stopListening: () => void;
}

/** Serves one client; its frames are handled one after the other. */
export function openConnection(
  parts: RealtimeParts,
  url: URL,
  sendText: (frame: string) => void,
  closeSocket: () => void,
): OpenConnection {
  const { callers, changes, topics, now } = parts;
  const id = randomUUID();
  const version = url.searchParams.get("vsn") ?? "1.0.0";
  const apiKey = url.searchParams.get("apikey") ?? "";
  const channels = new Map<string, Channel>();
  let isOpen = true;
  let heardAt = now();
  let work: Promise<void> = Promise.resolve();

  const send = (frame: Frame) => {
    if (isOpen) sendText(encodeFrame(frame, version));
  };
  const push = (channel: Channel, event: string, payload: Record<string, unknown>) =>
    send({ joinRef: channel.joinRef, ref: null, topic: channel.member.topic, event, payload });
  const reply = (frame: Frame, status: "ok" | "error", response: Record<string, unknown>) =>
    send({ ...frame, event: "phx_reply", payload: { status, response } });

  async function identify(token: string | null): Promise<Caller> {
    if (token && token !== apiKey && !token.startsWith("sb_")) return callers.fromToken(token);
    const role = await callers.roleOfKey(apiKey);
    if (!role) throw new Failure(401, "invalid_api_key", apiKeyMissing);
    return { role, userId: null, sessionId: null, claims: null };
  }

  async function join(frame: Frame): Promise<void> {
    const request = readJoin(frame.payload, changes.tables);
    if (typeof request === "string") return reply(frame, "error", { reason: request });
    if (channels.size >= maxChannels && !channels.has(frame.topic)) {
      return reply(frame, "error", { reason: `At most ${maxChannels} channels can be joined.` });
    }
    const caller = await identify(request.accessToken);
    leave(frame.topic);
    const joinRef = frame.joinRef ?? frame.ref;
    const member: Member = {
      topic: frame.topic,
      presenceKey: request.presenceKey ?? randomUUID(),
      hearsPresence: request.hearsPresence,
      hearsItself: request.hearsItself,
      meta: null,
      send: (event, payload) => send({ joinRef, ref: null, topic: frame.topic, event, payload }),
    };
    const channel: Channel = {
      joinRef,
      member,
      token: request.accessToken,
      caller,
      stopListening: () => undefined,
    };
    channels.set(frame.topic, channel);
    if (request.subscriptions.length > 0) {
      channel.stopListening = changes.listen({
        subscriptions: request.subscriptions,
        caller: () => (hasRunOut(channel.caller) ? null : channel.caller),
        deliver: (payload) => {
          if (channels.get(frame.topic) === channel) member.send("postgres_changes", payload);
        },
      });
    }
    reply(frame, "ok", { postgres_changes: request.echoed });
    topics.join(member);
    if (request.subscriptions.length > 0) {
      push(channel, "system", {
        channel: frame.topic.replace(/^realtime:/, ""),
        extension: "postgres_changes",
        message: "Subscribed to PostgreSQL",
        status: "ok",
      });
    }
  }

  function leave(topic: string): void {
    const channel = channels.get(topic);
    if (!channel) return;
    channels.delete(topic);
    channel.stopListening();
    topics.leave(channel.member);
  }

  /** Ends channels whose token ran out or whose session was ended elsewhere. */
  async function checkTokens(): Promise<void> {
    for (const channel of channels.values()) {
      try {
        channel.caller = await identify(channel.token);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        expel(channel, error.message);
      }
    }
  }

  function endWhere(isOver: (caller: Caller) => boolean, message: string): void {
    for (const channel of channels.values()) if (isOver(channel.caller)) expel(channel, message);
  }

  function expel(channel: Channel, message: string): void {
    push(channel, "system", { extension: "system", status: "error", message });
    push(channel, "phx_close", {});
    leave(channel.member.topic);
  }

  function presence(channel: Channel, payload: Record<string, unknown>): void {
    const details = payload["payload"];
    if (payload["event"] === "untrack") topics.untrack(channel.member);
    else topics.track(channel.member, isRecord(details) ? details : {});
  }

  async function handle(frame: Frame): Promise<void> {
    if (frame.event === "heartbeat") {
      await checkTokens();
      return reply(frame, "ok", {});
    }
    if (frame.event === "phx_join") {
      try {
        return await join(frame);
      } catch (error) {
        if (error instanceof Failure) return reply(frame, "error", { reason: error.message });
        throw error;
      }
    }
    const channel = channels.get(frame.topic);
    if (!channel) return reply(frame, "error", { reason: "unmatched topic" });
    if (frame.event === "phx_leave") {
      leave(frame.topic);
      return reply(frame, "ok", {});
    }
    if (frame.event === "access_token") {
      const token = frame.payload["access_token"];
      channel.token = typeof token === "string" ? token : null;
      return checkTokens();
    }
    if (frame.event !== "broadcast" && frame.event !== "presence") return;
    if (channel.caller.role === "anon" || hasRunOut(channel.caller)) {
      return reply(frame, "error", { reason: "Only signed-in people can send." });
    }
    if (isToldOnly(frame.topic)) {
      return reply(frame, "error", {
        reason: "Only members speak here, by the conversation itself.",
      });
    }
    if (frame.event === "broadcast") topics.broadcast(channel.member, frame.payload);
    else presence(channel, frame.payload);
    reply(frame, "ok", {});
  }

  function hasRunOut(caller: Caller): boolean {
    return caller.claims?.exp !== undefined && caller.claims.exp * 1000 <= now();
  }

  function disconnect(): void {
    if (!isOpen) return;
    isOpen = false;
    for (const topic of channels.keys()) leave(topic);
    parts.limiter.reset(id);
  }

  function cutOff(): void {
    disconnect();
    closeSocket();
  }

  work = identify(null).then(() => undefined, cutOff);
  return {
    sessionIds: () =>
      [...channels.values()].flatMap(({ caller }) => (caller.sessionId ? [caller.sessionId] : [])),
    endSessions: (ended) =>
      endWhere(
        ({ sessionId }) => sessionId !== null && ended.has(sessionId),
        "This session has ended. Sign in again.",
      ),
    tend() {
      if (now() - heardAt > silentMs) cutOff();
      else endWhere(hasRunOut, "This sign-in has expired. Sign in again.");
    },
    receive(data) {
      if (!isOpen) return;
      heardAt = now();
      const frame = data.length > maxFrameBytes ? null : decodeFrame(data);
      if (!frame || frame.topic.length > 255 || !parts.limiter.take(id, frameLimit).allowed) {
        return cutOff();
      }
      work = work
        .then(() => (isOpen ? handle(frame) : undefined))
        .catch((error: unknown) => {
          log.error("A realtime frame could not be handled:", error);
          cutOff();
        });
    },
    disconnect,
  };
}
