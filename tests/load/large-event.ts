/** Lays an event of a great size into a migrated database: guests, answers, orders, payments, refunds. */
import type { OpenBackend } from "@jubilee/backend/backend.types";

export interface LargeEvent {
  plannerId: string;
  eventId: string;
  /** The newest order. */
  orderId: string;
  /** Opens the event's page, its answers and its tickets. */
  shareToken: string;
}

const steps = [
  `insert into public.guests (account_id, full_name, email)
   select e.account_id,
     (array['Ana', 'Bola', 'Chen', 'Dörte', 'Émile', 'Farid', 'Grace'])[1 + n % 7] || ' '
       || (array['Abara', 'Nilsson', 'Okafor', 'Peña', 'Quist'])[1 + n % 5] || ' ' || n, 'guest' || n || '@load.example'
   from public.events e, generate_series(1, $2::text::int) n where e.id = $1::uuid`,
  `insert into public.event_guests (account_id, event_id, guest_id, group_label, invited_at)
   select g.account_id, e.id, g.id, 'Table ' || (1 + row_number() over () % 40), now()
   from public.events e join public.guests g on g.account_id = e.account_id where e.id = $1::uuid and $2 <> ''`,
  `insert into public.rsvps (account_id, event_id, event_guest_id, answer)
   select eg.account_id, eg.event_id, eg.id, (array['yes', 'yes', 'maybe'])[1 + row_number() over () % 3]
   from public.event_guests eg where eg.event_id = $1::uuid and $2 <> '' and right(eg.id::text, 1) < 'a'`,
  `insert into public.orders (account_id, event_id, code, token_hash, status, currency, total_minor, refunded_minor,
     buyer_name, buyer_email, test_mode, completed_at, created_at)
   select e.account_id, e.id,
     chr(65 + n % 26) || chr(65 + n / 26 % 26) || chr(65 + n / 676 % 26) || '-' || chr(65 + n / 17576 % 26) || 'AA',
     sha256(gen_random_uuid()::text::bytea), case when n % 10 = 0 then 'refunded' else 'completed' end, 'EUR', 5000,
     case when n % 10 = 0 then 5000 else 0 end, 'Buyer ' || n, 'buyer' || n || '@load.example', true,
     now() - n * interval '1 minute', now() - n * interval '1 minute'
   from public.events e, generate_series(1, $2::text::int) n where e.id = $1::uuid`,
  `insert into public.order_items (account_id, event_id, order_id, ticket_type_id, name, quantity, unit_minor, position)
   select o.account_id, o.event_id, o.id, t.id, t.name, 1, 5000, 1
   from public.orders o join public.ticket_types t on t.event_id = o.event_id where o.event_id = $1::uuid and $2 <> ''`,
  `insert into public.tickets (account_id, event_id, order_id, order_item_id, ticket_type_id, number, code, holder_name, price_minor, created_at)
   select o.account_id, o.event_id, o.id, i.id, i.ticket_type_id, o.code || '-1', 'signed ' || o.id, o.buyer_name, 5000, o.created_at
   from public.orders o join public.order_items i on i.order_id = o.id where o.event_id = $1::uuid and $2 <> ''`,
  `insert into public.payments (account_id, event_id, order_id, provider, provider_ref, amount_minor, currency, status, test_mode, created_at)
   select o.account_id, o.event_id, o.id, 'test', 'cs_' || o.code, 5000, 'EUR', 'succeeded', true, o.created_at
   from public.orders o where o.event_id = $1::uuid and $2 <> ''`,
  `insert into public.refunds (account_id, event_id, order_id, payment_id, provider, provider_ref, amount_minor, currency, status, created_at)
   select p.account_id, p.event_id, p.order_id, p.id, 'test', 're_' || p.provider_ref, 5000, 'EUR', 'done', o.created_at + interval '1 minute'
   from public.payments p join public.orders o on o.id = p.order_id
   where o.event_id = $1::uuid and $2 <> '' and o.status = 'refunded'`,
  `insert into public.provider_events (provider, event_id, event_type, payload, outcome, payment_id, received_at)
   select 'test', 'paid_' || p.provider_ref, 'payment.succeeded',
     jsonb_build_object('amountMinor', p.amount_minor, 'currency', p.currency), 'completed', p.id, p.created_at
   from public.payments p where p.event_id = $1::uuid and $2 <> ''
   union all
   select 'test', 'back_' || r.provider_ref, 'refund.succeeded',
     jsonb_build_object('refundRef', r.provider_ref, 'amountMinor', r.amount_minor, 'currency', r.currency), 'refunded', r.payment_id, r.created_at
   from public.refunds r where r.event_id = $1::uuid and $2 <> ''`,
  `insert into public.order_invoices (account_id, event_id, order_id, number, label, kind, seller, buyer_name, buyer_email, lines,
     taxes, net_minor, tax_minor, total_minor, currency, issued_at)
   select o.account_id, o.event_id, o.id, row_number() over (order by o.created_at), 'INV-' || row_number() over (order by o.created_at),
     'invoice', 'Host', o.buyer_name, o.buyer_email, '[]', '[]', 5000, 0, 5000, 'EUR', o.created_at
   from public.orders o where o.event_id = $1::uuid and $2 <> ''`,
];

/** `size` guests, three fifths of them with an answer, and `size` paid orders, a tenth of them refunded. */
export async function layLargeEvent(
  database: Pick<OpenBackend, "query">,
  size: number,
): Promise<LargeEvent> {
  const one = async (sql: string, values: unknown[] = []): Promise<string> => {
    const [row] = await database.query<{ id: string }>(sql, values);
    if (!row) throw new Error(`No row came from: ${sql}`);
    return row.id;
  };
  const plannerId = await one(
    `insert into auth.users (id, aud, role, email, email_confirmed_at)
     values (gen_random_uuid(), 'authenticated', 'authenticated', 'great@load.example', now()) returning id`,
  );
  await database.query("select private.apply_plan($1::uuid, 'business', 'test')", [plannerId]);
  const eventId = await one(
    `insert into public.events (user_id, name, event_type_id, start_local, end_local, time_zone, currency, status, rsvp_enabled, answers_with_tickets)
     values ($1::uuid, 'A very great gathering', 'club-type-1', (now() + interval '400 days')::timestamp,
       (now() + interval '401 days')::timestamp, 'Europe/Berlin', 'EUR', 'published', true, true) returning id`,
    [plannerId],
  );
  await database.query(
    `insert into public.ticket_types (event_id, name, price_minor, status, sold_count)
     values ($1::uuid, 'Entry', 5000, 'on_sale', $2::text::int)`,
    [eventId, String(size)],
  );
  for (const step of steps) await database.query(step, [eventId, String(size)]);
  await database.query("analyze");
  const orderId = await one(
    "select id from public.orders where event_id = $1::uuid order by created_at desc limit 1",
    [eventId],
  );
  const shareToken = await one(
    `insert into public.share_links (id, account_id, event_id, kind, token_hash)
     select made.id, e.account_id, e.id, 'event_info_view', private.hash_token(private.derive_token('share', made.id, 1))
     from public.events e, (select gen_random_uuid() as id) made where e.id = $1::uuid
     returning private.derive_token('share', id, 1) as id`,
    [eventId],
  );
  return { plannerId, eventId, orderId, shareToken };
}
