import { createHash, randomUUID } from "node:crypto";
import type { Mail, Mailer, OpenBackend, Secrets } from "../backend.types.ts";
import { createSeal } from "./seal.ts";
import { log } from "../log/log.ts";

/** How a message is kept until it is gone. */
export interface Keeping {
  /** After so long it is of no use, because its link or code is dead. */
  worthMs: number;
  /** A newer message with the same name takes its place: only the newest link of its kind is good. */
  instead?: string;
}

/** A text message to a phone. */
export interface TextMessage {
  to: string;
  text: string;
}

/** Messages that are acknowledged before they are sent. */
export interface KeptMessages {
  /** Resolves when the mail is kept; it is sent at once, without making the caller wait. */
  mail(mail: Mail, keeping: Keeping): Promise<void>;
  text(message: TextMessage, keeping: Keeping): Promise<void>;
  /** Sends what is due again. Gives how many were tried. */
  sendDue(): Promise<number>;
  /** Waits for what is being sent. */
  settle(): Promise<void>;
}

/** What is sealed: a link in it opens an account. */
type Message = { kind: "mail"; mail: Mail } | { kind: "text"; message: TextMessage };

interface Tried {
  id: string;
  tries: number;
}

/** Longer than a mail server is waited for, so that nobody else takes it up meanwhile. */
const claimMs = 5 * 60_000;
const firstPauseMs = 15_000;
const longestPauseMs = 15 * 60_000;
const atOnce = 20;

/** What kept messages are closed with. */
export const keptMessageSeal = ({ jwtSecret }: Pick<Secrets, "jwtSecret">) =>
  createSeal<Message>(jwtSecret, "kept-messages");

/** The table; beside the sign-in service's own. */
export const keptMessageTables = [
  `create table if not exists auth_front.kept_messages (
     id uuid primary key,
     sealed text not null,
     instead text unique,
     tries integer not null default 0,
     try_at timestamptz not null,
     good_until timestamptz not null
   )`,
  `create index if not exists kept_messages_try_idx on auth_front.kept_messages (try_at)`,
];

/**
 * Keeps each message in the database until a mail server has taken it, and tries again with growing
 * pauses while none does. A row is claimed before it is sent, by whichever process comes first.
 *
 * @param now the clock in milliseconds since 1970
 */
export function createKeptMessages(
  backend: Pick<OpenBackend, "query" | "secrets">,
  mailer: Mailer,
  sendText: (message: TextMessage) => Promise<void>,
  now: () => number = Date.now,
): KeptMessages {
  const seal = keptMessageSeal(backend.secrets);
  const under = new Set<Promise<void>>();
  const instant = (ms: number) => new Date(ms).toISOString();

  async function keep(message: Message, { worthMs, instead }: Keeping): Promise<void> {
    const id = randomUUID();
    await backend.query(
      `insert into auth_front.kept_messages (id, sealed, instead, tries, try_at, good_until)
       values ($1::uuid, $2, $3, 1, $4::timestamptz, $5::timestamptz)
       on conflict (instead) do update set id = excluded.id, sealed = excluded.sealed,
         tries = excluded.tries, try_at = excluded.try_at, good_until = excluded.good_until`,
      [
        id,
        seal.close(message),
        hashed(instead),
        instant(now() + claimMs),
        instant(now() + worthMs),
      ],
    );
    begin({ id, tries: 1 }, message);
  }

  function begin(row: Tried, message: Message): void {
    const sending = attempt(row, message)
      .catch((error: unknown) => log.error("A kept message could not be noted:", error))
      .finally(() => under.delete(sending));
    under.add(sending);
  }

  async function attempt({ id, tries }: Tried, message: Message): Promise<void> {
    try {
      if (message.kind === "mail") await mailer.send({ ...message.mail, key: id });
      else await sendText(message.message);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error(`A ${message.kind} could not be sent (try ${tries})`, reason);
      if (!isFinal(error)) return putBack(id, tries);
    }
    await backend.query("delete from auth_front.kept_messages where id = $1::uuid", [id]);
  }

  async function putBack(id: string, tries: number): Promise<void> {
    const pause = Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
    await backend.query(
      "update auth_front.kept_messages set try_at = $2::timestamptz where id = $1::uuid",
      [id, instant(now() + pause)],
    );
  }

  return {
    mail: (mail, keeping) => keep({ kind: "mail", mail }, keeping),
    text: (message, keeping) => keep({ kind: "text", message }, keeping),
    async sendDue() {
      const time = instant(now());
      await backend.query(
        "delete from auth_front.kept_messages where good_until <= $1::timestamptz",
        [time],
      );
      const due = await backend.query<Tried & { sealed: string }>(
        `update auth_front.kept_messages k set tries = k.tries + 1, try_at = $2::timestamptz
         where k.id in (
           select d.id from auth_front.kept_messages d where d.try_at <= $1::timestamptz
           order by d.try_at limit ${atOnce} for update skip locked)
         returning k.id, k.sealed, k.tries`,
        [time, instant(now() + claimMs)],
      );
      for (const row of due) begin(row, seal.open(row.sealed));
      return due.length;
    },
    async settle() {
      await Promise.all(under);
    },
  };
}

/** Whether a mail server said that it will never take it. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && "isFinal" in error && error.isFinal === true;
}

function hashed(name: string | undefined): string | null {
  return name === undefined ? null : createHash("sha256").update(name).digest("hex");
}
