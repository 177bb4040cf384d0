-- Addresses without mails, as a planner sees them: listed with their reasons, put on, taken off.

create function private.account_of_mail_stops()
returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  of_account uuid := private.chosen_account();
begin
  perform private.require_permission('messages.send', of_account);
  perform private.require_permission('guests.read_contact', of_account);
  return of_account;
end
$$;
comment on function private.account_of_mail_stops() is
  'The chosen account, for who writes to its people and may read their addresses; refused to everybody else.';

create function private.mail_stops(of_account uuid)
returns table (id uuid, email text, kind text, topic text, reason text, at timestamptz)
language sql stable
security definer
set search_path = ''
as $$
  select s.id, s.email, s.kind, s.topic, s.reason, s.created_at
  from public.mail_suppressions s where s.account_id = of_account
  union all
  select s.id, s.email, case s.kind when 'manual' then 'operator' else s.kind end, s.topic,
    case when s.kind <> 'manual' then s.reason end, s.created_at
  from public.mail_suppressions s
  where s.account_id is null and exists (select from public.mail_deliveries d where d.email = s.email and d.account_id = of_account)
  union all
  (select distinct on (g.email) g.id, g.email, 'unsubscribed', null, null, g.unsubscribed_at
  from public.guests g
  where g.account_id = of_account and g.email is not null and g.unsubscribed_at is not null and not exists (
    select from public.mail_suppressions s where s.email = g.email and s.account_id = of_account and s.kind = 'unsubscribed' and s.topic is null)
  order by g.email, g.unsubscribed_at)
$$;
comment on function private.mail_stops(uuid) is
  'What keeps an account''s mails from addresses: what its people and its team decided, and what holds for everybody''s mails of those it wrote to, so that nobody learns of an address by putting it on a list; operator is what whoever runs the installation stopped.';

create function public.list_mail_stops(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  of_account constant uuid := private.account_of_mail_stops();
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  before_at constant timestamptz := request ->> 'beforeAt';
  before_id constant uuid := request ->> 'beforeId';
  size constant integer := least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000);
begin
  return (
    with found as materialized (
      select m.* from private.mail_stops(of_account) m
      where patterns = '{}' or private.search_words(concat_ws(' ', m.email, m.reason)) like all (patterns)),
    page as (
      select f.* from found f
      where wanted in ('all', f.kind) and (before_at is null or (f.at, f.id) < (before_at, before_id))
      order by f.at desc, f.id desc
      limit size offset private.page_start(request))
    select jsonb_build_object(
      'total', (select count(*) from found f where wanted in ('all', f.kind)),
      'rows', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email, 'kind', p.kind, 'topic', p.topic,
        'reason', p.reason, 'at', p.at) order by p.at desc, p.id desc), '[]') from page p)));
end
$$;
comment on function public.list_mail_stops(jsonb) is
  'Addresses that the chosen account''s mails do not go to, newest first: {text, filter (a kind), from, size}, or what comes after {beforeAt, beforeId}. {total, rows}.';

create function public.stop_mails(addresses_param text[], reason_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_account constant uuid := private.account_of_mail_stops();
  said constant text := private.check_text(reason_param, 300, 'reason', 'The reason');
  given constant text[] := array(select a from unnest(addresses_param) a where trim(a) <> '');
  addresses text[];
  added integer;
begin
  if cardinality(given) = 0 then
    perform private.refuse(400, 'invalid_input', 'Write one address at least', 'addresses');
  elsif cardinality(given) > 500 then
    perform private.refuse(400, 'invalid_input', 'Up to 500 addresses can be put on the list at once', 'addresses');
  end if;
  addresses := array(select distinct private.check_email(a, 'addresses') from unnest(given) a);
  if (select count(*) from public.mail_suppressions s where s.account_id = of_account and s.kind = 'manual'
    and s.created_at > now() - interval '1 day') + cardinality(addresses) > 10000 then
    perform private.refuse(429, 'too_many_requests', 'Ten thousand addresses were put on the list within a day. Go on tomorrow');
  end if;
  insert into public.mail_suppressions (email, kind, account_id, reason, created_by)
  select a, 'manual', of_account, said, auth.uid() from unnest(addresses) a
  on conflict do nothing;
  get diagnostics added = row_count;
  if added > 0 then
    perform private.audit(of_account, 'mail_suppressions.added', 'mail_suppressions', null, null, jsonb_build_object('addresses', added));
  end if;
  return jsonb_build_object('added', added, 'known', cardinality(addresses) - added);
end
$$;
comment on function public.stop_mails(text[], text) is
  'Keeps the chosen account''s mails from addresses, up to 500 at once and 10,000 a day, with the reason where one is given: {added, known}. What is essential (orders, tickets, changes) still goes to them.';

create function public.lift_mail_suppression(suppression_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.mail_suppressions;
begin
  select * into found from public.mail_suppressions s where s.id = suppression_id_param and exists (
    select from private.my_accounts('messages.send') a (id)
    where a.id in (select private.my_accounts('guests.read_contact')) and (a.id = s.account_id
      or s.account_id is null and s.kind <> 'manual' and exists (
        select from public.mail_deliveries d where d.email = s.email and d.account_id = a.id)));
  if found.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  elsif found.kind = 'unsubscribed' then
    perform private.refuse(409, 'conflict', 'Only the person themself can take this back, by the link in a mail or on their page');
  elsif found.kind = 'complaint' then
    perform private.refuse(409, 'conflict', 'They reported a mail as unwanted. Only they can ask for mails again, by writing to the operator');
  end if;
  delete from public.mail_suppressions s where s.id = found.id;
  perform private.audit(coalesce(found.account_id, private.chosen_account()), 'mail_suppressions.lifted', 'mail_suppressions',
    found.id::text, jsonb_build_object('kind', found.kind), null);
end
$$;
comment on function public.lift_mail_suppression(uuid) is
  'A host takes back what they put on the list themself, or tries an address again that bounced on them. What people decided stays.';
