-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

alter table public.waitlist_entries add column locale text;
comment on column public.waitlist_entries.locale is 'The language of the page where the party joined; null where mails do not speak it.';

CREATE OR REPLACE FUNCTION private.offer_to(entry public.waitlist_entries, places integer)
 RETURNS public.orders
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  offered public.orders;
  new_id uuid := gen_random_uuid();
  until timestamptz;
begin
  select * into strict event from public.events e where e.id = entry.event_id;
  until := least(now() + (private.ticket_rules(event.id)).offer_hours * interval '1 hour', event.start_date);
  insert into public.orders (id, account_id, event_id, code, token_hash, currency, total_minor, hold_expires_at,
    locale, source, channel, buyer_name, buyer_email, test_mode)
  values (new_id, event.account_id, event.id, private.new_order_code(),
    private.hash_token(private.derive_token('order', new_id, 1)), event.currency, 0, until, coalesce(entry.locale, event.locale),
    'waiting list', 'waitlist', entry.name, entry.email, private.is_test_mode());
  offered := private.fill_order(new_id, event, jsonb_build_array(jsonb_build_object(
    'ticketTypeId', entry.ticket_type_id, 'quantity', places)), true);
  update public.waitlist_entries w set status = 'offered', order_id = offered.id, offered_at = now(), offer_expires_at = until
  where w.id = entry.id;
  perform private.enqueue_job('waitlist_offered', jsonb_build_object('entryId', entry.id), 'waitlist_offered:' || offered.id);
  return offered;
end
$function$;

CREATE OR REPLACE FUNCTION private.waitlist_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('to', w.email, 'name', w.name, 'locale', coalesce(w.locale, e.locale), 'place', private.waitlist_place(w),
      'url', private.site_url() || '/waiting-list/' || private.derive_token('waitlist', w.id, 1))
    from public.waitlist_entries w join public.events e on e.id = w.event_id where w.id = (job.payload ->> 'entryId')::uuid);
end
$function$;

CREATE OR REPLACE FUNCTION public.join_waitlist(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links := private.open_ticket_link(token);
  event public.events;
  type public.ticket_types;
  entry public.waitlist_entries;
  given_name text := private.check_name(payload ->> 'name', 'name');
  given_email text := private.check_email(payload ->> 'email', 'email');
  wanted integer := private.check_count(coalesce(payload -> 'quantity', '1'), 1, 100, 'quantity',
    'Choose between 1 and 100 tickets');
  is_new boolean;
begin
  if coalesce(payload ->> 'website', '') <> '' then
    return jsonb_build_object('position', 1, 'quantity', wanted, 'waitlistToken', null);
  end if;
  select * into strict event from public.events e where e.id = link.event_id;
  perform private.require_open_event(event);
  perform private.require_welcome(event.account_id, given_email, 'email');
  select * into type from public.ticket_types t
  where t.event_id = event.id and t.status <> 'draft' and t.visibility <> 'hidden' and t.id::text = payload ->> 'ticketTypeId';
  if type.id is null then
    perform private.refuse(400, 'invalid_input', 'This ticket is not offered any more', 'ticketTypeId');
  end if;
  if not (private.ticket_rules(event.id)).waitlist_enabled then
    perform private.refuse(409, 'conflict', 'This event has no waiting list');
  end if;
  if wanted > type.max_per_order then
    perform private.refuse(400, 'invalid_input', 'Choose between 1 and ' || type.max_per_order || ' tickets', 'quantity');
  end if;
  -- While tickets can be had nobody may stop the sale by waiting for them.
  if private.ticket_state(type) <> 'sold_out' then
    perform private.refuse(409, 'conflict', case private.ticket_state(type)
      when 'on_sale' then 'There are still tickets: choose them instead' else type.name || ' is not on sale now' end, 'ticketTypeId');
  end if;

  insert into public.waitlist_entries as w (account_id, event_id, ticket_type_id, name, email, quantity, split_ok, locale)
  values (event.account_id, event.id, type.id, given_name, given_email, wanted, coalesce((payload ->> 'splitOk')::boolean, false),
    private.reader_language(payload ->> 'language'))
  on conflict (event_id, email, coalesce(ticket_type_id, '00000000-0000-0000-0000-000000000000'))
    where status in ('waiting', 'offered')
  -- Anybody can type anybody's address: who stands in line already stays as they are.
  do update set email = w.email
  returning * into entry;
  is_new := entry.token_hash is null;
  if is_new then
    update public.waitlist_entries w set token_hash = private.hash_token(private.derive_token('waitlist', w.id, 1))
    where w.id = entry.id;
    perform private.decide(entry, 'joined', null, null);
    perform private.enqueue_job('waitlist_joined', jsonb_build_object('entryId', entry.id), 'waitlist_joined:' || entry.id);
    perform private.call_next(event.id);
  end if;
  return jsonb_build_object('quantity', entry.quantity, 'position', private.waitlist_position(entry),
    'waitlistToken', case when is_new then private.derive_token('waitlist', entry.id, 1) end);
end
$function$;

comment on function public.join_waitlist(text, jsonb) is '{ticketTypeId, quantity, splitOk?, name, email, language?} -> {position, quantity, waitlistToken}. Only for what is sold out. Joining again keeps the place in line and changes nothing; the token goes to the first who joined and by mail.';

comment on column public.waitlist_entries.locale is 'The language of the page where the party joined; null where mails do not speak it.';

reset check_function_bodies;
