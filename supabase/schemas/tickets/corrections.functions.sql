-- What a planner puts right after a sale: the buyer's name and address, and the mail once more.

create function private.mail_order(bought public.orders, key text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  kind text := case
    when bought.status in ('completed', 'partially_refunded') then 'order_confirmation'
    when bought.status = 'awaiting_offline' then 'order_pay_later' end;
begin
  if kind is null or bought.buyer_email is null then
    return null;
  end if;
  perform private.enqueue_job(kind, jsonb_build_object('orderId', bought.id), kind || ':' || bought.id || ':' || key);
  return bought.buyer_email;
end
$$;
comment on function private.mail_order(public.orders, text) is
  'The mail that an order''s buyer should have, once a key: the tickets, or how to pay. The address, or null when there is nothing to send.';

create function public.resend_order_mail(order_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  sent_to text;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id);
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  -- Once a minute: a mailbox is not flooded by a button.
  sent_to := private.mail_order(bought, floor(extract(epoch from now()) / 60)::text);
  if sent_to is null then
    perform private.refuse(409, 'conflict', case when bought.buyer_email is null
      then 'This order has no e-mail address' else 'This order has nothing to send' end);
  end if;
  perform private.audit(bought.account_id, 'orders.mailed', 'orders', bought.id::text, null, jsonb_build_object('to', sent_to));
  return jsonb_build_object('sentTo', sent_to);
end
$$;
comment on function public.resend_order_mail(uuid) is
  'A planner sends an order''s mail again, at most once a minute: the tickets, or how to pay. Audited. {sentTo}.';

create function private.correct_buyer_guest(bought public.orders, name text, email text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.guests;
  event public.events;
begin
  select g.* into known from public.guests g where g.id = bought.buyer_guest_id;
  -- Whom only this order brought is put right; anybody else stays, and the right person is found or added.
  if known.id is not null and known.source = 'order' and known.email = bought.buyer_email
    and not exists (select from public.orders o where o.buyer_guest_id = known.id and o.id <> bought.id)
    and not exists (select from public.event_guests eg where eg.guest_id = known.id
      and (eg.event_id <> bought.event_id or exists (select from public.rsvps r where r.event_guest_id = eg.id)))
    and (email = known.email or not exists (select from public.guests g where g.account_id = known.account_id and g.email = correct_buyer_guest.email)) then
    update public.guests g set full_name = name, email = correct_buyer_guest.email where g.id = known.id;
    return known.id;
  end if;
  select * into strict event from public.events e where e.id = bought.event_id;
  return (private.ensure_event_guest(event, name, email, 'order')).guest_id;
end
$$;
comment on function private.correct_buyer_guest(public.orders, text, text) is
  'The guest who is the buyer under the corrected name and address.';

create function public.correct_order_buyer(order_id_param uuid, name_param text, email_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  corrected public.orders;
  name text := private.check_name(name_param, 'name');
  email text;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if bought.buyer_name is null then
    perform private.refuse(409, 'conflict', 'Nobody has placed this order yet');
  end if;
  -- Who bought at the door may have left no address.
  if bought.buyer_email is not null or coalesce(trim(email_param), '') <> '' then
    email := private.check_email(email_param, 'email');
  end if;
  update public.orders o set buyer_name = name, buyer_email = email,
    buyer_guest_id = case when email is not null and o.completed_at is not null
      then private.correct_buyer_guest(bought, name, email) else o.buyer_guest_id end
  where o.id = bought.id returning * into corrected;
  update public.tickets t set holder_name = name
  where t.order_id = bought.id and t.transferred_from is null and t.holder_name = bought.buyer_name;
  if corrected.buyer_guest_id is distinct from bought.buyer_guest_id then
    perform private.give_tickets_to(eg, corrected) from public.event_guests eg
    where eg.event_id = corrected.event_id and eg.guest_id = corrected.buyer_guest_id;
  end if;
  perform private.audit(bought.account_id, 'orders.buyer_corrected', 'orders', bought.id::text,
    jsonb_build_object('name', bought.buyer_name, 'email', bought.buyer_email), jsonb_build_object('name', name, 'email', email));
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'buyerName', name, 'buyerEmail', email,
    'sentTo', case when email is distinct from bought.buyer_email then private.mail_order(corrected, md5(email)) end);
end
$$;
comment on function public.correct_order_buyer(uuid, text, text) is
  'A planner puts a buyer''s name or address right; tickets in the old name get the new one, and a new address gets the mail. Bills stay as they were issued. Audited. {id, code, buyerName, buyerEmail, sentTo}.';
