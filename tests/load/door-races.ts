/** A race at the door: many devices read the same ticket and the same guest, with a control that looks first. */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import type { Scan, ScanAnswer } from "@jubilee/core/door/check-in.types";
import { meetingOf } from "./meeting.ts";
import { layStock } from "./stock.ts";
import { everybody } from "./ticket-races.ts";

export interface DoorRace {
  /** How many devices were told that the ticket is in by their scan, and the guest by theirs. */
  ticketLetIn: number;
  guestLetIn: number;
  /** Scans that are kept as double entries. */
  flagged: number;
  /** Entries that stand. */
  entries: number;
  failures: string[];
}

interface Door {
  eventId: string;
  ticketId: string;
  guestId: string;
  tokens: string[];
}

async function openDoor(backend: Pick<OpenBackend, "query">, devices: number): Promise<Door> {
  const { eventId, shareToken, ticketTypeId } = await layStock(backend, 10);
  await backend.query(
    `select public.place_order(public.create_hold($1, jsonb_build_object('idempotencyKey', 'one-for-the-door',
       'items', jsonb_build_array(jsonb_build_object('ticketTypeId', $2::text, 'quantity', 1)))) ->> 'orderToken',
       '{"buyer": {"name": "Tess Ticket", "email": "tess@load.example"}}')`,
    [shareToken, ticketTypeId],
  );
  const [door] = await backend.query<Omit<Door, "eventId">>(
    `with person as (
       insert into public.guests (account_id, full_name)
       select account_id, 'Gus Guest' from public.events where id = $1::uuid returning id),
     asked as (
       insert into public.event_guests (event_id, guest_id) select $1::uuid, id from person returning *),
     said as (
       insert into public.rsvps (account_id, event_id, event_guest_id, answer)
       select account_id, event_id, id, 'yes' from asked),
     gate as (
       insert into public.check_in_lists (event_id, name, admits_guests) values ($1::uuid, 'Door', true) returning *),
     links as (
       insert into public.check_in_links (id, account_id, event_id, list_id, label, token_hash, expires_at)
       select n.id, g.account_id, g.event_id, g.id, n.n::text,
         private.hash_token(private.derive_token('gate', n.id, 1)), now() + interval '1 day'
       from gate g, (select n, gen_random_uuid() as id from generate_series(1, $2::text::integer) n) n
       returning private.derive_token('gate', id, 1) as token)
     select (select id from public.tickets where event_id = $1::uuid) as "ticketId",
       (select id from asked) as "guestId", array_agg(token) as tokens from links`,
    [eventId, String(devices)],
  );
  if (!door) throw new Error("There is no door");
  return { eventId, ...door };
}

const scanOf = (who: Pick<Scan, "ticketId"> | Pick<Scan, "guestId" | "place">) => ({
  id: crypto.randomUUID(),
  told: "ok",
  method: "camera",
  at: new Date().toISOString(),
  offline: true,
  ...who,
});

/** How a device hands in what it scanned while it was offline. */
type HandIn = (token: string, device: string, scans: object[]) => Promise<ScanAnswer[]>;

/**
 * Every device let both in while it was offline; all come back at once, in either order.
 *
 * @param handIn asks the database itself unless something else is given
 */
export async function raceAtDoor(
  backend: Pick<OpenBackend, "query">,
  devices: number,
  handIn: HandIn = async (token, device, scans) => {
    const [row] = await backend.query<{ answers: ScanAnswer[] }>(
      "select public.sync_check_ins($1, $2, $3::text::jsonb) as answers",
      [token, device, JSON.stringify(scans)],
    );
    return row?.answers ?? [];
  },
): Promise<DoorRace> {
  const { eventId, ticketId, guestId, tokens } = await openDoor(backend, devices);
  const results = await Promise.allSettled(
    tokens.map((token, n) => {
      const scans = [scanOf({ ticketId }), scanOf({ guestId, place: 0 })];
      return handIn(token, `device-number-${n}`, n % 2 === 0 ? scans : scans.toReversed());
    }),
  );
  const letIn = results
    .flatMap((one) => (one.status === "fulfilled" ? one.value : []))
    .filter(({ result }) => result === "ok");
  const [kept] = await backend.query<{ flagged: number; entries: number }>(
    `select count(*) filter (where result = 'duplicate' and told = 'ok')::integer as flagged,
       count(*) filter (where result = 'ok' and undone_at is null)::integer as entries
     from public.check_ins where event_id = $1::uuid`,
    [eventId],
  );
  return {
    ticketLetIn: letIn.filter((answer) => answer.ticketId === ticketId).length,
    guestLetIn: letIn.filter((answer) => answer.guestId === guestId).length,
    flagged: kept?.flagged ?? 0,
    entries: kept?.entries ?? 0,
    failures: results.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : [])),
  };
}

/** The naive way: look whether the ticket is in, then let it in. Must let it in several times. */
export async function letInNaively(backend: OpenBackend, devices: number): Promise<number> {
  await backend.query("create table naive_entries (device int)");
  const allLooked = meetingOf(devices);
  await everybody(devices, async (device) => {
    const [seen] = await backend.query<{ entered: number }>(
      "select count(*)::integer as entered from naive_entries",
    );
    await allLooked();
    if (seen?.entered === 0) await backend.query("insert into naive_entries values ($1)", [device]);
  });
  const [kept] = await backend.query<{ entered: number }>(
    "select count(*)::integer as entered from naive_entries",
  );
  await backend.query("drop table naive_entries");
  return kept?.entered ?? 0;
}
