-- Ticket codes: what a QR says is signed with the event's own Ed25519 key, so that a scanner that
-- knows the public key tells a real ticket from a forged one without network. The functions sign
-- (SQL has no Ed25519); the database holds the seeds and keeps every code once it is made.

create function public.get_ticket_key(event_id_param uuid)
returns jsonb
language sql stable
security invoker
set search_path = ''
as $$
  select jsonb_build_object('eventId', k.event_id, 'algorithm', 'Ed25519', 'publicKey', k.public_key)
  from public.ticket_keys k where k.event_id = event_id_param
$$;
comment on function public.get_ticket_key(uuid) is
  'For scanners: {eventId, algorithm, publicKey} of an event the caller sees, or null before it has tickets.';

create function public.list_unsigned_tickets(event_id_param uuid, order_token_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  target uuid := event_id_param;
  bought_id uuid;
begin
  if order_token_param is not null then
    select o.id, o.event_id into bought_id, target from public.orders o
    where o.token_hash = private.hash_token(order_token_param);
  end if;
  return (
    select jsonb_build_object(
      'eventId', e.id,
      'seed', private.base64url(extensions.hmac(
        convert_to('event:' || e.id, 'UTF8'), private.server_key('tickets'), 'sha256')),
      'hasKey', exists (select from public.ticket_keys k where k.event_id = e.id),
      'tickets', coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'ticketTypeId', t.ticket_type_id))
        from (select u.id, u.ticket_type_id from public.tickets u
          where u.event_id = e.id and u.code is null and (bought_id is null or u.order_id = bought_id)
          limit 500) t), '[]'))
    from public.events e where e.id = target);
end
$$;
comment on function public.list_unsigned_tickets(uuid, text) is
  'For the signing server alone: {eventId, seed (of the Ed25519 key, base64url), hasKey, tickets: [{id, ticketTypeId}]} of an event or one order, 500 at most.';

create function public.store_ticket_codes(event_id_param uuid, public_key_param text, codes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.ticket_keys (event_id, account_id, public_key)
  select e.id, e.account_id, public_key_param from public.events e
  where e.id = event_id_param and not exists (select from public.ticket_keys k where k.event_id = e.id)
  on conflict (event_id) do nothing;
  update public.tickets t set code = c.code
  from jsonb_to_recordset(codes) as c (id uuid, code text)
  where t.id = c.id and t.event_id = event_id_param and t.code is null;
end
$$;
comment on function public.store_ticket_codes(uuid, text, jsonb) is
  'Keeps what was signed: codes are [{id, code}]; a code that is there already stays.';

create function private.ask_for_ticket_key()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.enqueue_job('sign_tickets', jsonb_build_object('eventId', new.event_id),
    'ticket_key:' || new.event_id);
  return null;
end
$$;
comment on function private.ask_for_ticket_key() is
  'An event that sells tickets has its key before the first one is sold, so that scanners can be prepared.';

create function private.sign_tickets_source(job public.jobs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$ select job.payload $$;
comment on function private.sign_tickets_source(public.jobs) is
  'The job sign_tickets needs what it was given.';
