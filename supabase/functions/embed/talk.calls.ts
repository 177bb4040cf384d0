import { askSql } from "../_shared/ask-sql.ts";
import {
  type Fields,
  isFields,
  optionalText,
  requiredId,
  requiredLine,
  requiredText,
} from "../_shared/fields.ts";
import { json } from "../_shared/respond.ts";
import type { EmbedCall, PublicCalls } from "./call.types.ts";
import { perLink } from "./counts.ts";
import { readArrived, readCount, readIds, wayTo, wayUp } from "./stored-files.ts";
import { takes } from "./takes.ts";
import { tellMany } from "./tells.ts";
import { unclear } from "./unclear.ts";

/** What guests do in a conversation; hosts' acts are refused in SQL, and not known here. */
const acts = new Set(["send", "edit", "remove", "react", "tells", "block", "report", "leave"]);
const letters = 4000;

/** Much for one person, little for a program. */
const actsPerLink = perLink("embed:talk", { max: 120, windowMs: 60_000 });
const signsPerLink = perLink("embed:talk:sign", { max: 120, windowMs: 60_000 });

const filesPerLink = perLink("embed:talk:file", { max: 60, windowMs: 60_000 });

const threadOf = (fields: Fields) => requiredId(fields, "threadId", "This conversation");

function askedOf({ request }: EmbedCall): { threadId: string; asked: Record<string, number> } {
  const query = new URL(request.url).searchParams;
  const asked: Record<string, number> = {};
  for (const name of ["since", "before"]) {
    const text = query.get(name);
    if (text === null) continue;
    if (!/^\d{1,15}$/.test(text)) throw unclear(name);
    asked[name] = Number(text);
  }
  return { threadId: threadOf({ threadId: query.get("thread") }), asked };
}

function pageOf({ request }: EmbedCall): number {
  const text = new URL(request.url).searchParams.get("page");
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

function queried({ request }: EmbedCall, name: string, what: string): string {
  return requiredId({ id: new URL(request.url).searchParams.get(name) }, "id", what);
}

async function fileOfGuest(call: EmbedCall): Promise<Response> {
  const file = await askSql(call.deps, "get_guest_file", {
    token: call.token,
    thread_id_param: queried(call, "thread", "This conversation"),
    file_id: queried(call, "file", "This file"),
  });
  return wayTo(call, file);
}

async function fileOfTopic(call: EmbedCall): Promise<Response> {
  const file_id = queried(call, "file", "This file");
  return wayTo(call, await askSql(call.deps, "get_public_file", { token: call.token, file_id }));
}

async function permitFile(call: EmbedCall, payload: { threadId: string }) {
  return wayUp(call, await askSql(call.deps, "permit_guest_file", { token: call.token, payload }));
}

function threadOfGuest(call: EmbedCall) {
  const { threadId, asked } = askedOf(call);
  const { deps, token } = call;
  return askSql(deps, "get_guest_thread", { token, thread_id_param: threadId, asked });
}

function readOpening(fields: Fields) {
  const name = optionalText(fields, "name", "Your name", 200);
  return {
    kind: requiredLine(fields, "kind", "The conversation", 40),
    subject: requiredLine(fields, "subject", "The conversation", 300),
    ...(name === null ? {} : { name }),
  };
}

function readAct(fields: Fields) {
  const act = requiredLine(fields, "act", "What to do", 20);
  const given = fields["given"];
  if (!acts.has(act) || !isFields(given)) throw unclear("act");
  return { threadId: threadOf(fields), act, given: readGiven(given) };
}

const ids = ["id", "replyTo", "memberId"] as const;
const lines = ["sign", "tells", "reason"] as const;
const lists = ["mentions", "files"] as const;

/** What an act takes, each as what it is; what is not known here is left out. */
function readGiven(given: Fields): Record<string, unknown> {
  const has = (name: string) => given[name] !== undefined && given[name] !== null;
  const read: Record<string, unknown> = {};
  for (const name of ids) if (has(name)) read[name] = requiredId(given, name, "This message");
  for (const name of lines) if (has(name)) read[name] = requiredLine(given, name, "The choice", 24);
  for (const name of lists) if (has(name)) read[name] = readIds(given[name], name);
  if (has("text")) read["text"] = optionalText(given, "text", "A message", letters) ?? "";
  if (has("note")) read["note"] = optionalText(given, "note", "A note", 500);
  if (has("on")) read["on"] = given["on"] === true;
  if (has("since")) read["since"] = readCount(given["since"], "since");
  return read;
}

function readSign(fields: Fields) {
  const threadId = threadOf(fields);
  const { read } = fields;
  if (read !== undefined) return { threadId, read: readCount(read, "read") };
  return { threadId, sign: requiredText(fields, "sign", "The sign", 10) };
}

export const calls: PublicCalls = {
  /** The conversations a guest belongs to, by their personal link, and the one that the query names. */
  "GET talk": async (call) => {
    const { deps, token } = call;
    const threads = await askSql(deps, "get_guest_threads", { token });
    const isIn = new URL(call.request.url).searchParams.has("thread") && threads.name !== null;
    return json(isIn ? { ...threads, open: await threadOfGuest(call) } : threads);
  },

  /** A conversation: its newest, those before a place, or what changed since a count. */
  "GET talk/thread": async (call) => json(await threadOfGuest(call)),

  /** Comes into a conversation, under the name they choose. */
  "POST talk/open": takes({
    read: readOpening,
    counts: [actsPerLink],
    answer: "open_guest_thread",
  }),

  /** Writes, changes, takes away, gives a sign, reports. */
  "POST talk/act": takes({ read: readAct, counts: [actsPerLink], answer: "act_in_guest_thread" }),

  /** A category of a forum that everybody reads, and a topic in one; the address is the category's or the topic's id. */
  "GET forum": (call) =>
    tellMany(call, `forum:${call.token}:${pageOf(call)}`, () =>
      askSql(call.deps, "get_public_category", {
        token: call.token,
        asked: { page: pageOf(call) },
      }),
    ),
  "GET topic": (call) =>
    tellMany(call, `topic:${call.token}:${pageOf(call)}`, () =>
      askSql(call.deps, "get_public_topic", { token: call.token, asked: { page: pageOf(call) } }),
    ),

  /** A picture or file of such a topic. */
  "GET topic/file": fileOfTopic,

  /** A picture or file of a message. */
  "GET talk/file": fileOfGuest,

  /** Where a file of the next message may be sent. */
  "POST talk/file": takes({
    read: (fields) => ({ threadId: threadOf(fields) }),
    counts: [filesPerLink],
    answer: permitFile,
  }),

  /** A file that has arrived there. */
  "POST talk/kept": takes({
    read: (fields) => ({ threadId: threadOf(fields), file: readArrived(fields) }),
    counts: [filesPerLink],
    answer: ({ deps, token }, { threadId, file }) =>
      askSql(deps, "keep_guest_file", { token, thread_id_param: threadId, file }),
  }),

  /** A guest's wish about mails that tell of messages. */
  "POST talk/mails": takes({
    read: (fields) => fields["wantsMail"] === true,
    counts: [actsPerLink],
    answer: ({ deps, token }, wanted) =>
      askSql(deps, "set_message_mails", { token, wants_mail: wanted }),
  }),

  /** Has read up to a place; is writing, is here. */
  "POST talk/sign": takes({
    read: readSign,
    counts: [signsPerLink],
    answer: "sign_in_guest_thread",
  }),
};
