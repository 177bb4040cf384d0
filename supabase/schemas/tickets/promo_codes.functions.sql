-- Promo codes: percent or amount off, or the key to hidden ticket types. Uses are counted by one
-- conditional update at the hold and given back when the hold ends, so no code is used too often.

create function private.keep_promo_code()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  if tg_op = 'UPDATE' and new.max_uses < new.used_count then
    perform private.refuse(409, 'conflict', 'The code has been used ' || new.used_count
      || ' times; the limit cannot be lower', 'max_uses');
  end if;
  if new.ends_at <= new.starts_at then
    perform private.refuse(400, 'invalid_input', 'The code must end after it starts', 'ends_at');
  end if;
  if (new.kind = 'percent') <> (new.percent_bps > 0) or (new.kind = 'fixed') <> (new.amount_minor > 0) then
    perform private.refuse(400, 'invalid_input', 'Say how much the code takes off', 'value');
  end if;
  if new.kind = 'unlock' and cardinality(new.ticket_type_ids) = 0 then
    perform private.refuse(400, 'invalid_input', 'Choose the tickets that the code unlocks', 'ticket_type_ids');
  end if;
  return new;
end
$$;
comment on function private.keep_promo_code() is 'Says in words what is wrong with a promo code.';

create function private.find_promo_code(target_event_id uuid, typed text)
returns public.promo_codes
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  promo public.promo_codes;
begin
  if coalesce(trim(typed), '') = '' then
    return promo;
  end if;
  select * into promo from public.promo_codes c
  where c.event_id = target_event_id and c.code = upper(trim(typed)) and c.is_active;
  if promo.id is null or promo.starts_at > now() then
    perform private.refuse(404, 'invalid_input', 'This code is not known here', 'promoCode');
  elsif promo.ends_at <= now() then
    perform private.refuse(409, 'invalid_input', 'This code has ended', 'promoCode');
  elsif promo.used_count >= promo.max_uses then
    perform private.refuse(409, 'limit_exceeded', 'This code has been used up', 'promoCode');
  end if;
  return promo;
end
$$;
comment on function private.find_promo_code(uuid, text) is
  'The living promo code as typed, none when nothing was typed; refused in words when it is not valid.';

create function private.promo_covers(promo public.promo_codes, type_id uuid)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return promo.id is not null and (cardinality(promo.ticket_type_ids) = 0 or type_id = any (promo.ticket_type_ids));
end
$$;
comment on function private.promo_covers(public.promo_codes, uuid) is 'Whether a code is for a ticket type.';

create function private.take_promo_use(bought_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
begin
  select * into strict bought from public.orders o where o.id = bought_id;
  if bought.promo_code_id is null then
    return;
  end if;
  update public.promo_codes c set used_count = c.used_count + 1
  where c.id = bought.promo_code_id and (c.max_uses is null or c.used_count < c.max_uses);
  if not found then
    perform private.refuse(409, 'limit_exceeded', 'This code has been used up', 'promoCode');
  end if;
end
$$;
comment on function private.take_promo_use(uuid) is 'Counts an order''s use of its code by one conditional update, or refuses.';

create function private.check_promo_person(bought public.orders, email text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  promo public.promo_codes;
  used integer;
begin
  if bought.promo_code_id is null then
    return;
  end if;
  select * into strict promo from public.promo_codes c where c.id = bought.promo_code_id;
  if promo.per_person is null then
    return;
  end if;
  -- Two orders of one person wait for each other; a lock on the code itself would cross those of a
  -- hold, which takes types before codes.
  perform pg_advisory_xact_lock(hashtextextended(promo.id || ':' || email, 0));
  select count(*) into used from public.orders o
  where o.promo_code_id = promo.id and o.buyer_email = email and o.id <> bought.id
    and o.status not in ('cancelled', 'expired');
  if used >= promo.per_person then
    perform private.refuse(409, 'limit_exceeded', case promo.per_person when 1
      then 'You have used this code already. It is for one order a person'
      else 'This code is for ' || promo.per_person || ' orders a person' end, 'promoCode');
  end if;
end
$$;
comment on function private.check_promo_person(public.orders, text) is
  'Refuses a person''s use of a code beyond its limit a person.';

create function public.check_promo_code(token text, code text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_ticket_link(token);
  event public.events;
  promo public.promo_codes;
begin
  select * into strict event from public.events e where e.id = link.event_id;
  if coalesce(trim(code), '') = '' then
    perform private.refuse(400, 'invalid_input', 'Type the code', 'promoCode');
  end if;
  promo := private.find_promo_code(event.id, code);
  return jsonb_build_object('code', promo.code, 'kind', promo.kind, 'percentBps', promo.percent_bps,
    'amountMinor', promo.amount_minor, 'tickets', private.public_tickets(event, promo.id));
end
$$;
comment on function public.check_promo_code(text, text) is
  'What a typed code is worth: {code, kind, percentBps, amountMinor, tickets}, the tickets at the lowered prices with the unlocked ones among them.';
