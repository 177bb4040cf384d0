import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createTokens } from "@jubilee/backend/front/tokens";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { type OpenFunctions, openFunctions } from "@jubilee/backend/functions/open-functions";
import { createMailer } from "@jubilee/backend/mail/mailer";
import type { WalletSettings } from "@jubilee/backend/functions/wallet-settings";
import type { Outbox } from "@jubilee/backend/mail/outbox";
import { expect, inject } from "vitest";
import { byLot } from "../../support/lot.ts";
import { nextYear } from "../../support/next-year.ts";
import { isLongRun } from "../../support/tempo.ts";

/** A backend with functions, a planner, an event on sale and its link. */
export interface Shop {
  backend: OpenBackend;
  functions: OpenFunctions;
  outbox: Outbox;
  /** What the server logged. */
  logged: string[];
  plannerId: string;
  eventId: string;
  ticketTypeId: string;
  freeTypeId: string;
  shareToken: string;
  /** Calls `/functions/v1/embed/…` or any other path as a stranger. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Calls a function as somebody who is signed in. */
  callAs(userId: string, path: string, body: unknown): Promise<Response>;
  /** One row of trusted SQL. */
  one<Row extends object>(sql: string, values?: unknown[]): Promise<Row>;
  /** The token of the link that a guest with this address has by mail. */
  tokenOf(email: string): Promise<string>;
  /** Another link that opens tickets, for pages of these origins. */
  linkFor(origins: string[]): Promise<string>;
  /** Another confirmed person. */
  addPerson(): Promise<string>;
  /** Moves the server's clock; the database keeps its own. */
  advance(ms: number): void;
  /** Stops the server's clock meanwhile: a busy machine needs longer than what is counted by the minute. */
  atOneMoment(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * The run's PostgreSQL, where a shop costs the processor two thirds of what it does on PGlite; one file in
 * three, by lot, and in the long run every one stands on PGlite.
 */
function databaseByLot(): string | null {
  const [isDrawn] = byLot(
    [true, false, false],
    1,
    `pglite ${basename(expect.getState().testPath ?? "")}`,
  );
  return isLongRun || isDrawn ? null : inject("postgresUrl");
}

/**
 * Opens a shop.
 *
 * @param postgres address of the server; null for PGlite, by lot when left out
 */
export async function openShop(
  postgres: string | null = databaseByLot(),
  wallet?: WalletSettings,
): Promise<Shop> {
  const backend = await openTestBackend({ postgres });
  const mailDir = mkdtempSync(join(tmpdir(), "jubilee-mails-"));
  const mailer = createMailer({
    smtpUrl: null,
    outboxDir: mailDir,
    from: "Jubilee <hello@jubilee.example>",
  });
  const { outbox } = mailer;
  if (!outbox) throw new Error("A mailer without SMTP has an outbox");
  let aheadMs = 0;
  let stoppedAtMs: number | null = null;
  const logged: string[] = [];
  const functions = await openFunctions(backend, {
    mailer,
    ...(wallet ? { wallet } : {}),
    jobsEveryMs: null,
    log: (message) => void logged.push(message),
    now: () => new Date((stoppedAtMs ?? Date.now()) + aheadMs),
  });
  const one = oneRowOf(backend);
  const stock = await layStock(backend, one);
  await functions.runJobs();
  const tokens = createTokens(backend.secrets, `${backend.options.siteUrl}/auth/v1`, Date.now);

  const call: Shop["call"] = (method, path, body, headers = {}) => {
    const isWhole = path.startsWith("/");
    const url = `${backend.options.siteUrl}${isWhole ? path : `/functions/v1/embed/${path}`}`;
    const route = functions.routes.find(([prefix]) => new URL(url).pathname.startsWith(prefix));
    if (!route) throw new Error(`Nothing answers at ${path}`);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const type: Record<string, string> =
      body === undefined ? {} : { "content-type": "application/json" };
    const request = new Request(url, {
      method,
      headers: { ...type, ...headers },
      ...(body === undefined ? {} : { body: text }),
    });
    return route[1](request, { peerAddress: headers["x-forwarded-for"] ?? "127.0.0.1" });
  };

  return {
    backend,
    functions,
    outbox,
    logged,
    ...stock,
    advance(ms) {
      aheadMs += ms;
    },
    async atOneMoment(work) {
      stoppedAtMs = Date.now();
      await work().finally(() => (stoppedAtMs = null));
    },
    call,
    one,
    linkFor: (origins) => addLink(one, stock.eventId, origins),
    addPerson: () => addPerson(backend),
    async tokenOf(email) {
      const { token } = await one<{ token: string }>(
        `select private.personal_token(p) as token from public.personal_links p
         join public.event_guests eg on eg.id = p.event_guest_id
         join public.guests g on g.id = eg.guest_id where g.email = $1 limit 1`,
        [email],
      );
      return token;
    },
    async callAs(userId, path, body) {
      const claims = { sub: userId, role: "authenticated", aud: "authenticated" };
      const authorization = `Bearer ${await tokens.sign(claims, 600)}`;
      return call("POST", path, body, { authorization });
    },
    async close() {
      await functions.close();
      await backend.close();
      rmSync(mailDir, { recursive: true, force: true });
    },
  };
}

function oneRowOf(backend: OpenBackend): Shop["one"] {
  return async <Row extends object>(sql: string, values: unknown[] = []) => {
    const [row] = await backend.query<Row>(sql, values);
    if (!row) throw new Error(`No row came from ${sql}`);
    return row;
  };
}

async function addLink(one: Shop["one"], eventId: string, origins: string[]): Promise<string> {
  const { token } = await one<{ token: string }>(
    `with made as (
       insert into public.share_links (id, account_id, event_id, kind, token_hash, allowed_origins)
       select id, account_id, event_id, 'embed_tickets',
         private.hash_token(private.derive_token('share', id, 1)),
         array(select jsonb_array_elements_text($2::text::jsonb))
       from (select gen_random_uuid() as id, e.account_id, e.id as event_id
         from public.events e where e.id = $1::uuid) link returning id)
     select private.derive_token('share', id, 1) as token from made`,
    [eventId, JSON.stringify(origins)],
  );
  return token;
}

async function addPerson(backend: OpenBackend): Promise<string> {
  const id = crypto.randomUUID();
  await backend.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
     values ($1::uuid, $2, now(), '{}', now(), now())`,
    [id, `person-${id}@jubilee.example`],
  );
  return id;
}

/** A planner on business, a published event next year with a paid and a free ticket, its link. */
async function layStock(backend: OpenBackend, one: Shop["one"]) {
  const plannerId = await addPerson(backend);
  await backend.query(
    `insert into public.subscriptions (user_id, plan_type) values ($1::uuid, 'business')
     on conflict (user_id) do update set plan_type = 'business'`,
    [plannerId],
  );
  const { id: eventId } = await one<{ id: string }>(
    `insert into public.events (user_id, name, event_type_id, start_local, end_local, time_zone,
       location_name, address, currency, status, rsvp_enabled, answers_with_tickets, capacity)
     values ($1::uuid, 'Lincoln High & friends', 'school-type-1', '${nextYear}-09-12T18:00', '${nextYear}-09-12T23:30',
       'America/New_York', 'The Mill River Boathouse', '41 Boathouse Lane', 'USD', 'published', true, true, 3)
     returning id`,
    [plannerId],
  );
  const addType = (name: string, priceMinor: number, quantity: number) =>
    one<{ id: string }>(
      `insert into public.ticket_types (event_id, name, price_minor, quantity, status)
       values ($1::uuid, $2, $3::text::bigint, $4::text::integer, 'on_sale') returning id`,
      [eventId, name, String(priceMinor), String(quantity)],
    );
  const { id: ticketTypeId } = await addType("Supper and the evening", 4800, 10);
  const { id: freeTypeId } = await addType("Just the dancing", 0, 5);
  const { id: linkId } = await one<{ id: string }>(
    `insert into public.share_links (id, account_id, event_id, kind, token_hash)
     select made.id, e.account_id, e.id, 'event_info_view',
       private.hash_token(private.derive_token('share', made.id, 1))
     from public.events e, (select gen_random_uuid() as id) made where e.id = $1::uuid returning id`,
    [eventId],
  );
  const { token: shareToken } = await one<{ token: string }>(
    "select private.derive_token('share', $1::uuid, 1) as token",
    [linkId],
  );
  return { plannerId, eventId, ticketTypeId, freeTypeId, shareToken };
}
