-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop policy "members see guests" on public.guests;

drop policy "members see leads" on public.member_leads;

drop policy "members see merges" on public.guest_merges;

drop policy "members see who is apart" on public.guests_apart;

drop policy "who manages the team changes roles" on public.team_members;

drop policy "who manages the team removes members, members leave" on public.team_members;

drop view public.event_guest_list;

drop view public.event_rsvp_list;

CREATE OR REPLACE FUNCTION private.chosen_account()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce(
    (select c.account_id from public.chosen_accounts c
      join public.team_members m on m.account_id = c.account_id and m.user_id = c.user_id and m.status = 'active'
      where c.user_id = (select auth.uid())),
    private.account_of_user((select auth.uid())));
end
$function$;

-- Chosen accounts: whose events lists and pages show to people who work in several accounts.

create table public.chosen_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  account_id uuid not null references public.accounts (id) on delete cascade
);
comment on table public.chosen_accounts is 'Which account somebody works in now; without a row, or a membership, their own.';
create index chosen_accounts_account on public.chosen_accounts (account_id);
alter table public.chosen_accounts enable row level security;

-- Invitations to a team: a link by mail that opens a role in an account, once.

create table public.team_invitations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role_id uuid not null references public.roles (id),
  event_ids uuid[] check (cardinality(event_ids) > 0),
  token_hash bytea not null unique,
  generation integer not null default 1,
  invited_by uuid references auth.users (id) on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  ended_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (role_id <> private.built_in_role('owner'))
);
comment on table public.team_invitations is 'Who was asked into a team. Ended with accepted_by: accepted; ended without: taken back or declined.';
comment on column public.team_invitations.event_ids is 'The events that they are to work on; null: all there are and will be.';
comment on column public.team_invitations.generation is 'Each link that is sent makes the one before it void.';
create unique index team_invitations_open on public.team_invitations (account_id, email) where ended_at is null;
create index team_invitations_account on public.team_invitations (account_id, created_at);
create index team_invitations_role on public.team_invitations (role_id);
create index team_invitations_invited_by on public.team_invitations (invited_by);
create index team_invitations_accepted_by on public.team_invitations (accepted_by);
alter table public.team_invitations enable row level security;

-- Shown events: those of the account that the caller chose.

create view public.shown_events with (security_invoker = true) as
select e.* from public.events e where e.account_id = (select private.chosen_account());
comment on view public.shown_events is 'The events that the caller may see of the account they chose, for lists; by its id any of theirs is read from events.';

create view private.shown_guests as  SELECT id,
    account_id,
    full_name,
    name_key,
    name_words,
    first_name,
    last_name,
    former_name,
        CASE
            WHEN ((CURRENT_USER <> 'authenticated'::name) OR (account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.read_contact'::text) AS my_guests))) THEN email
            ELSE NULL::text
        END AS email,
        CASE
            WHEN ((CURRENT_USER <> 'authenticated'::name) OR (account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.read_contact'::text) AS my_guests))) THEN phone
            ELSE NULL::text
        END AS phone,
    locale,
    time_zone,
    tags,
    custom,
    notes,
    status,
    unsubscribed_at,
    source,
    created_at,
    updated_at
   FROM public.guests g
  WHERE ((CURRENT_USER <> 'authenticated'::name) OR (account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.read'::text) AS my_guests)));

create view public.event_guest_list with (security_invoker=true) as  SELECT eg.id,
    eg.event_id,
    eg.account_id,
    eg.guest_id,
    g.full_name,
    g.first_name,
    g.last_name,
    g.former_name,
    g.email,
    g.phone,
    g.locale,
    g.tags,
    g.custom,
    g.notes,
    eg.household_id,
    h.name AS household_name,
    eg.group_label,
    eg.role,
    eg.status,
    eg.source,
    private.standing(r.answer, eg.tickets_held, eg.tickets_due) AS answer,
    r.id AS rsvp_id,
    private.standing_heads(r.answer, r.party_size, eg.tickets_held, eg.tickets_due) AS party_size,
    r.answer AS said,
    r.meal_choice,
    COALESCE(r.dietary, eg.dietary) AS dietary,
    r.note,
    r.answered_at,
    eg.dietary AS known_dietary,
    eg.invited_at,
    eg.opened_at,
    eg.responded_at,
    GREATEST(eg.invited_at, eg.opened_at, eg.responded_at) AS last_contact_at,
    (COALESCE(o.ticket_count, (0)::numeric))::integer AS ticket_count,
    (COALESCE(o.paid_minor, (0)::numeric))::bigint AS paid_minor,
    (COALESCE(o.due_minor, (0)::numeric))::bigint AS due_minor,
    eg.created_at
   FROM ((((public.event_guests eg
     JOIN private.shown_guests g ON ((g.id = eg.guest_id)))
     LEFT JOIN public.households h ON ((h.id = eg.household_id)))
     LEFT JOIN public.rsvps r ON (((r.event_guest_id = eg.id) AND (r.event_id = eg.event_id))))
     LEFT JOIN LATERAL ( SELECT sum((o_1.total_minor - o_1.refunded_minor)) FILTER (WHERE (o_1.status = ANY (ARRAY['completed'::text, 'partially_refunded'::text]))) AS paid_minor,
            sum(o_1.total_minor) FILTER (WHERE (o_1.status = ANY (ARRAY['awaiting_payment'::text, 'awaiting_offline'::text]))) AS due_minor,
            sum(( SELECT count(*) AS count
                   FROM public.tickets t
                  WHERE ((t.order_id = o_1.id) AND (t.status = ANY (ARRAY['valid'::text, 'checked_in'::text]))))) AS ticket_count
           FROM public.orders o_1
          WHERE ((o_1.buyer_guest_id = eg.guest_id) AND (o_1.event_id = eg.event_id))) o ON (true));

create view public.event_rsvp_list with (security_invoker=true) as  SELECT eg.id AS event_guest_id,
    eg.event_id,
    eg.account_id,
    r.id AS rsvp_id,
    g.full_name,
    g.name_words,
    g.email,
    h.name AS household_name,
    eg.group_label,
    private.standing(r.answer, eg.tickets_held, eg.tickets_due) AS answer,
    private.standing_heads(r.answer, r.party_size, eg.tickets_held, eg.tickets_due) AS party_size,
    r.note,
    r.meal_choice,
    COALESCE(r.dietary, eg.dietary) AS dietary,
    COALESCE(r.answered_at, eg.responded_at) AS answered_at,
    COALESCE(r.answered_by,
        CASE
            WHEN ((eg.tickets_held IS NOT NULL) OR (eg.tickets_due > 0)) THEN 'ticket'::text
            ELSE NULL::text
        END) AS answered_by,
    COALESCE(r.late, false) AS late,
    r.waitlisted_at,
    eg.source,
    eg.created_at
   FROM (((public.event_guests eg
     JOIN private.shown_guests g ON ((g.id = eg.guest_id)))
     LEFT JOIN public.households h ON ((h.id = eg.household_id)))
     LEFT JOIN public.rsvps r ON (((r.event_guest_id = eg.id) AND (r.event_id = eg.event_id))));


CREATE OR REPLACE FUNCTION private.all_found(kinds text[], patterns text[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  groups jsonb[] := '{}';
  kind text;
  found jsonb;
begin
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'found\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select private.%I($1, $2, $3, $4)', 'found_' || kind)
    using patterns, array(select a from private.my_accounts(private.permission_for('found_' || kind)) a where one_event is not null or a = private.chosen_account()), one_event, most into found;
    groups := groups || found;
  end loop;
  return (
    select coalesce(jsonb_agg(g - 'place' order by (g ->> 'place')::integer), '[]') from unnest(groups) g where g is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_guests(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first_word constant text := substr(patterns[1], 2);
  with_contact constant uuid[] := array(select private.my_accounts('guests.read_contact'));
  found jsonb;
  total bigint;
begin
  -- 50,000 may have what was typed: they are counted and put in order by their words alone, and only those shown are read.
  with hit as materialized (
    select w.guest_id, case when w.whole like first_word then 0 when w.whole like '% ' || first_word then 1 else 2 end as stands,
      left(w.whole, 60) collate "C" as name
    from private.member_words w
    where w.account_id = any (mine) and w.account_id = any (with_contact) and w.whole like all (patterns)
      and (one_event is null or exists (
        select from public.event_guests eg where eg.event_id = one_event and eg.guest_id = w.guest_id))
    -- Who sees no addresses finds nobody by one.
    union all
    select g.id, case when g.name_words like first_word then 0 when g.name_words like '% ' || first_word then 1 else 2 end,
      left(g.name_words, 60) collate "C"
    from public.guests g
    where g.account_id = any (mine) and not g.account_id = any (with_contact) and g.name_words like all (patterns)
      and (one_event is null or exists (
        select from public.event_guests eg where eg.event_id = one_event and eg.guest_id = g.id)))
  select (
      select jsonb_agg(jsonb_build_object('id', g.id, 'title', g.full_name,
        'detail', concat_ws(' · ', g.former_name, g.custom ->> 'city', case when g.account_id = any (with_contact) then g.email end, e.name), 'eventId', e.id)
        order by p.stands, p.name, g.full_name, g.id)
      from (select h.* from hit h order by h.stands, h.name, h.guest_id limit most) p
      join public.guests g on g.id = p.guest_id
      left join lateral (
        select v.id, v.name from public.event_guests eg join public.events v on v.id = eg.event_id
        where eg.guest_id = g.id and (one_event is null or v.id = one_event) order by eg.created_at desc limit 1) e on true),
    (select count(*) from hit) into found, total;
  return private.hits('guests', 20, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  is_client boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'INSERT' then
    new.account_id := coalesce(new.account_id, case when is_client then private.chosen_account() else private.account_of_user(new.user_id) end);
    new.cover_seed := coalesce(nullif(new.cover_seed, ''), new.id::text);
  end if;
  if not private.is_time_zone(new.time_zone) then
    perform private.refuse(400, 'invalid_input', 'Choose a time zone from the list', 'time_zone');
  end if;

  if new.start_local is null
    or (tg_op = 'UPDATE' and new.start_date <> old.start_date
      and new.start_local = old.start_local and new.time_zone = old.time_zone) then
    new.start_local := new.start_date at time zone new.time_zone;
  end if;
  if new.end_local is null
    or (tg_op = 'UPDATE' and new.end_date <> old.end_date
      and new.end_local = old.end_local and new.time_zone = old.time_zone) then
    new.end_local := new.end_date at time zone new.time_zone;
  end if;
  new.start_date := private.instant_of(new.start_local, new.time_zone);
  new.end_date := private.instant_of(new.end_local, new.time_zone);
  if new.start_date is null then
    perform private.refuse(400, 'invalid_input', 'Say when it starts', 'start_local');
  end if;
  if new.end_date is null or new.end_date <= new.start_date then
    perform private.refuse(400, 'invalid_input', 'End must be after start', 'end_local');
  end if;

  if is_client and new.rsvp_deadline > new.end_date
    and (tg_op = 'INSERT' or new.rsvp_deadline is distinct from old.rsvp_deadline) then
    perform private.refuse(400, 'invalid_input', 'The deadline must be before the event ends', 'rsvp_deadline');
  end if;

  if tg_op = 'INSERT' then
    if new.rsvp_enabled is null then
      new.rsvp_enabled := not is_client or private.account_plan_rank(new.account_id) >= 2;
    elsif new.rsvp_enabled and is_client then
      perform private.require_plan(new.account_id, 'rsvp');
    end if;
    if new.status = 'published' then
      new.published_at := now();
      new.told_facts := private.event_facts(new);
    end if;
    return new;
  end if;

  if new.rsvp_enabled is null then
    new.rsvp_enabled := old.rsvp_enabled;
  elsif new.rsvp_enabled and not old.rsvp_enabled and is_client then
    perform private.require_plan(new.account_id, 'rsvp');
  end if;
  if new.currency <> old.currency
    and private.event_has_orders(old.id) then
    perform private.refuse(409, 'conflict', 'The currency cannot change after the first order', 'currency');
  end if;
  if (new.start_date, new.end_date, new.status) is distinct from (old.start_date, old.end_date, old.status)
    or (new.location_name, new.address, new.online_url, new.name)
      is distinct from (old.location_name, old.address, old.online_url, old.name) then
    new.sequence := old.sequence + 1;
  end if;
  if new.status = 'published' and old.published_at is null then
    new.published_at := now();
    new.told_facts := private.event_facts(new);
  end if;
  new.cancelled_at := case
    when new.status = 'archived' then old.cancelled_at
    when new.status = 'cancelled' then coalesce(old.cancelled_at, now()) end;
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.roles r where r.id = new.role_id and coalesce(r.account_id, new.account_id) = new.account_id) then
    perform private.refuse(400, 'invalid_input', 'Choose one of the roles of this account', 'role_id');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.limit_admin_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.status <> 'removed' and 'team.manage' = any (private.permissions_of(new.role_id)) then
    perform private.require_admin_place(new.account_id, new.id, null);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.meant_words(typed text, kinds text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words constant text[] := array(select w from regexp_split_to_table(private.plain_words(left(typed, 100)), ' ') w where w <> '');
  near constant text[] := array(select private.near_pattern(w) from unnest(words) w);
  longest constant text := (select w from unnest(words) w order by length(w) desc limit 1);
  middle constant integer := (length(longest) - 1) / 2;
  -- One error leaves what stands before the middle or what stands behind it.
  parts constant text[] := array['%' || left(longest, middle) || '%', '%' || substr(longest, middle + 2) || '%'];
  texts text[] := '{}';
  kind text;
begin
  if length(longest) < 4 then
    return null;
  end if;
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'texts\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select array(select private.%I($1, $2, $3))', 'texts_' || kind)
    using parts, near, array(select private.shown_accounts(private.permission_for('texts_' || kind))) into texts;
    exit when cardinality(texts) > 0;
  end loop;
  return (
    select string_agg(coalesce(best.word, t.word), ' ' order by t.n)
    from unnest(words) with ordinality t (word, n)
    left join lateral (
      select case when o.word like t.word || '%' then t.word else o.word end as word
      from unnest(texts) e (text), regexp_split_to_table(e.text, ' ') o (word)
      where o.word ~ near[t.n]
      group by o.word
      order by o.word like t.word || '%' desc, abs(length(o.word) - length(t.word)), count(*) desc, o.word limit 1) best on true
    having count(best.word) = cardinality(words));
end
$function$;

CREATE OR REPLACE FUNCTION private.member_view(person public.guests, group_label text, viewer_rank integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', person.id,
    'name', case when s.name then person.full_name end,
    'formerName', case when s.former_name then person.former_name end,
    'groupLabel', case when s."group" then group_label end,
    'city', case when s.city then person.custom ->> 'city' end,
    'bio', case when s.bio then p.bio end,
    'photoThen', case when s.photo_then then p.photo_then end,
    'photoNow', case when s.photo_now then p.photo_now end,
    'email', case when s.email and p.died_on is null and (viewer_rank <> 3 or private.sees_contact(person.account_id, person.id)) then person.email end,
    'phone', case when s.phone and p.died_on is null and (viewer_rank <> 3 or private.sees_contact(person.account_id, person.id)) then person.phone end,
    'isMissing', person.status = 'missing',
    'isClaimed', p.user_id is not null,
    'diedOn', p.died_on,
    'memorial', p.memorial)
  from (
    select (w.ranks ->> 'name')::integer <= viewer_rank as name, (w.ranks ->> 'former_name')::integer <= viewer_rank as former_name,
      (w.ranks ->> 'group')::integer <= viewer_rank as "group", (w.ranks ->> 'city')::integer <= viewer_rank as city,
      (w.ranks ->> 'bio')::integer <= viewer_rank as bio, (w.ranks ->> 'photo_then')::integer <= viewer_rank as photo_then,
      (w.ranks ->> 'photo_now')::integer <= viewer_rank as photo_now, (w.ranks ->> 'email')::integer <= viewer_rank as email,
      (w.ranks ->> 'phone')::integer <= viewer_rank as phone
    from private.member_words w where w.guest_id = person.id) s
  left join private.member_profiles p on p.guest_id = person.id
$function$;

CREATE OR REPLACE FUNCTION private.place_among_venues(place text)
 RETURNS TABLE(latitude double precision, longitude double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with named as (
    select v.latitude, v.longitude, case when private.plain_words(v.city) = private.plain_words(place) then 1
      when private.plain_words(v.name) = private.plain_words(place) then 2 else 3 end as closeness
    from public.venues v
    where v.account_id in (select private.shown_accounts('venues.read')) and v.latitude is not null
      and private.plain_words(place) <> '' and v.search_text like all (private.word_patterns(place)))
  select avg(n.latitude), avg(n.longitude) from named n
  where n.closeness = (select min(m.closeness) from named m)
  having count(*) > 0
$function$;

CREATE OR REPLACE FUNCTION private.texts_guests(parts text[], near text[], mine uuid[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select w.whole from private.member_words w
  where w.account_id = any (mine) and w.account_id in (select private.my_accounts('guests.read_contact'))
    and case when w.whole like any (parts) then w.whole ~ all (near) end limit 50
$function$;

CREATE OR REPLACE FUNCTION public.create_calendar_feed(name_param text, event_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  feed public.calendar_feeds;
  new_id uuid := gen_random_uuid();
  target_account_id uuid := private.chosen_account();
begin
  if event_id_param is not null then
    select e.account_id into target_account_id from public.events e
    where e.id = event_id_param and private.may('events.read', e.account_id, e.id);
  end if;
  if target_account_id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist', 'event_id_param');
  elsif coalesce(length(trim(name_param)), 0) not between 1 and 100 then
    perform private.refuse(400, 'invalid_input', 'Say where you will use it, such as “My phone”', 'name_param');
  end if;
  perform private.require_plan(target_account_id, 'calendar-integration');
  perform 1 from public.profiles p where p.user_id = auth.uid() for update;
  if (select count(*) from public.calendar_feeds f where f.user_id = auth.uid() and f.revoked_at is null) >= 20 then
    perform private.refuse(409, 'conflict', 'Twenty addresses are the most. Turn one off first');
  end if;
  insert into public.calendar_feeds (id, account_id, user_id, event_id, name, token_hash)
  values (new_id, target_account_id, auth.uid(), event_id_param, trim(name_param),
    private.hash_token(private.derive_token('feed', new_id, 1)))
  returning * into feed;
  return private.feed_view(feed);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_role(role_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  role public.roles;
begin
  select * into role from public.roles r where r.id = role_id_param and r.account_id is not null for update;
  perform private.require_permission('team.manage', role.account_id);
  perform private.require_all_of(role.account_id, private.permissions_of(role.id));
  if exists (select from public.team_members m where m.role_id = role.id and m.status <> 'removed')
    or exists (select from public.team_invitations i where i.role_id = role.id and private.is_open(i)) then
    perform private.refuse(409, 'conflict', 'Somebody has this role, or is invited in it. Give them another one first');
  end if;
  -- Those who are gone had it once: they keep nothing of it.
  update public.team_members m set role_id = private.built_in_role('viewer') where m.role_id = role.id;
  delete from public.team_invitations i where i.role_id = role.id;
  delete from public.roles r where r.id = role.id;
  perform private.audit(role.account_id, 'roles.deleted', 'roles', role.id::text, jsonb_build_object('name', role.name), null);
  return role.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_activity_hosts(event_id_param uuid, text_param text DEFAULT ''::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  words text[] := private.word_patterns(text_param);
begin
  select * into event from public.events e where e.id = event_id_param
    and private.may('events.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist any more, or it is not yours to see');
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(f) order by f.kind desc, f.name), '[]') from (
    (select 'member' as kind, m.id, p.display_name as name, coalesce(r.key, r.name) as detail
    from public.team_members m join public.profiles p on p.user_id = m.user_id join public.roles r on r.id = m.role_id
    where m.account_id = event.account_id and m.status = 'active' and private.search_words(p.display_name) like all (words)
    order by p.display_name limit 10)
    union all
    (select 'guest', eg.id, g.full_name, case when private.may('guests.read_contact', event.account_id, event.id) then g.email end
    from public.event_guests eg join public.guests g on g.id = eg.guest_id
    where eg.event_id = event.id and g.name_words like all (words) order by g.full_name limit 20)) f);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_activity_people(activity_id_param uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'eventGuestId', s.event_guest_id, 'name', g.full_name, 'email', g.email,
    'status', s.status, 'people', s.people, 'who', case when s.absent <> '{}' then private.names_of_place(s) end, 'signedUpAt', s.signed_up_at) order by s.status, s.signed_up_at, s.id), '[]')
  from public.activity_sign_ups s
  join public.event_guests eg on eg.id = s.event_guest_id
  join private.shown_guests g on g.id = eg.guest_id
  where s.activity_id = activity_id_param and s.status <> 'left'
$function$;

CREATE OR REPLACE FUNCTION public.get_at_a_glance()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  my_ids uuid[] := array(
    select e.id from public.events e
    where (e.account_id in (select private.shown_accounts('events.read')) or e.id in (select private.shown_events('events.read'))) and e.status <> 'archived'
    order by e.end_date > now() desc, abs(extract(epoch from e.start_date - now())) limit 20);
  next public.events;
begin
  select * into next from public.events e
  where e.id = any (my_ids)
  order by e.status = 'published' and e.end_date > now() desc, e.end_date > now() desc,
    abs(extract(epoch from e.start_date - now()))
  limit 1;
  return jsonb_build_object(
    'events', (select coalesce(jsonb_agg(private.glance_event(e)
        order by e.end_date > now() desc, abs(extract(epoch from e.start_date - now()))), '[]')
      from public.events e where e.id = any (my_ids)),
    'next', case when next.id is not null then
      private.event_figures(next) || jsonb_build_object('pageToken', private.page_token(next.id)) end,
    'activity', private.recent_activity(my_ids, 10),
    'testMode', private.is_test_mode(),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.get_category_facts(features text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  facts jsonb := '{}';
  feature text;
  fact jsonb;
begin
  for feature in select f from unnest(features[1:40]) f join pg_catalog.pg_proc p
      on p.proname = 'fact_' || replace(f, '-', '_')
    where p.pronamespace = 'private'::regnamespace order by 1
  loop
    execute format('select private.%I($1)', 'fact_' || replace(feature, '-', '_')) using array(select private.shown_accounts(private.permission_for('fact_' || replace(feature, '-', '_')))) into fact;
    facts := facts || jsonb_build_object(feature, fact);
  end loop;
  return facts;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_event_overview(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  is_member boolean;
begin
  select * into event from public.events e
  where e.id = event_id_param
    and (private.may('events.read', e.account_id, e.id) or private.is_administrator());
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  is_member := private.may('events.read', event.account_id, event.id);
  return private.event_figures(event) || jsonb_build_object(
    'seenAs', case when is_member then 'member' else 'administrator' end,
    'may', (select coalesce(jsonb_agg(p.permission order by p.permission), '[]') from public.permissions p
      where p.of_events and private.may(p.permission, event.account_id, event.id)),
    'plan', private.account_plan(event.account_id),
    'pageToken', case when is_member then private.page_token(event.id) end,
    'householdCount', (select count(distinct g.household_id) from public.event_guests g where g.event_id = event.id),
    'asks', private.what_it_asks(event),
    'groups', private.answers_by_group(event.id),
    'reminderDays', private.reminder_days(event),
    'activity', case when is_member then private.recent_activity(array[event.id], 20) else '[]' end,
    'programme', (
      select jsonb_build_object('version', v.number,
        'changes', jsonb_array_length(private.schedule_changes(v.snapshot, private.schedule_now(event.id))))
      from private.last_schedule(event.id) v where is_member and v.id is not null),
    'testMode', private.is_test_mode(),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.get_guest_record(guest_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.guests;
begin
  select * into person from public.guests g
  where g.id = guest_id_param and (private.may('guests.read', g.account_id) or g.id in (select private.my_guests('guests.read')));
  if person.id is null then
    perform private.refuse(404, 'not_found', 'This guest does not exist');
  end if;
  if not private.sees_contact(person.account_id, person.id) then
    person.email := null;
    person.phone := null;
  end if;
  return (
    select jsonb_build_object('guest', to_jsonb(person) - 'account_id', 'seesContact', private.sees_contact(person.account_id, person.id),
      'mayWrite', private.may('guests.write', person.account_id) or person.id in (select private.my_guests('guests.write')),
      'profile', jsonb_build_object('isClaimed', p.user_id is not null, 'linkSentAt', p.link_sent_at, 'linkUsedAt', p.link_used_at,
        'diedOn', p.died_on, 'memorial', p.memorial,
        'shown', case when person.status <> 'erased' then private.member_view(person, null, 3) end),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('eventGuestId', l.id, 'eventId', l.event_id, 'name', e.name,
          'eventTypeId', e.event_type_id, 'coverSeed', e.cover_seed, 'startDate', e.start_date, 'timeZone', e.time_zone,
          'currency', e.currency, 'groupLabel', l.group_label, 'household', l.household_name, 'role', l.role, 'answer', l.answer,
          'partySize', l.party_size, 'meal', l.meal_choice, 'dietary', l.dietary, 'ticketCount', l.ticket_count,
          'paidMinor', l.paid_minor, 'dueMinor', l.due_minor) order by e.start_date desc), '[]')
        from public.event_guest_list l join public.events e on e.id = l.event_id where l.guest_id = person.id),
      'history', (select coalesce(jsonb_agg(h.entry order by h.at desc), '[]') from (
        select x.at, x.entry || jsonb_build_object('at', x.at) as entry from (
          select person.created_at as at, jsonb_build_object('kind', 'known', 'detail', person.source) as entry
          union all
          select m.created_at, jsonb_build_object('kind', m.kind, 'event', e.name, 'detail', m.status)
          from public.invitation_mails m join public.event_guests eg on eg.id = m.event_guest_id
          join public.events e on e.id = m.event_id where eg.guest_id = person.id
          union all
          select eg.opened_at, jsonb_build_object('kind', 'opened', 'event', e.name)
          from public.event_guests eg join public.events e on e.id = eg.event_id where eg.guest_id = person.id and eg.opened_at is not null
          union all
          select rh.recorded_at, jsonb_build_object('kind', 'answered', 'event', e.name, 'detail', rh.answer, 'people', rh.party_size, 'by', rh.answered_by)
          from public.rsvp_history rh join public.rsvps r on r.id = rh.rsvp_id
          join public.event_guests eg on eg.id = r.event_guest_id join public.events e on e.id = rh.event_id where eg.guest_id = person.id
          union all
          select o.completed_at, jsonb_build_object('kind', 'ordered', 'event', e.name, 'detail', o.code,
            'totalMinor', o.total_minor, 'currency', o.currency, 'orderId', o.id, 'eventId', e.id)
          from public.orders o join public.events e on e.id = o.event_id where o.buyer_guest_id = person.id and o.completed_at is not null
          union all
          select s.signed_up_at, jsonb_build_object('kind', 'signed_up', 'event', e.name, 'detail', a.title)
          from public.activity_sign_ups s join public.event_guests eg on eg.id = s.event_guest_id
          join public.activities a on a.id = s.activity_id join public.events e on e.id = s.event_id
          where eg.guest_id = person.id and s.status <> 'left'
          union all
          select p.claimed_at, jsonb_build_object('kind', 'claimed') where p.claimed_at is not null
          union all
          select l.created_at, jsonb_build_object('kind', 'changed', 'detail', l.action, 'by', pr.display_name)
          from public.audit_log l left join public.profiles pr on pr.user_id = l.actor_user_id
          where l.resource_type = 'guests' and l.resource_id = person.id::text and l.account_id = person.account_id) x
        order by x.at desc limit 200) h))
    from (select) one left join private.member_profiles p on p.guest_id = person.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_payment_totals()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid[] := array(select private.shown_accounts('money.read'));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'paymentsMinor', coalesce(l.came, 0),
      'refundsMinor', coalesce(l.went, 0), 'openMinor', coalesce(m.open, 0), 'troubles', coalesce(m.troubles, 0),
      'cashMinor', coalesce(l.came, 0) - coalesce(l.went, 0),
      'differenceMinor', coalesce(m.moved, 0) - coalesce(l.came, 0) + coalesce(l.went, 0),
      'differences', case when coalesce(m.moved, 0) = coalesce(l.came, 0) - coalesce(l.went, 0) then '[]'::jsonb
        else private.payment_differences(mine, currency) end)
      order by l.came desc nulls last, currency), '[]')
    from (
      select v.currency, coalesce(sum(case when v.kind = 'payment' and v.status in ('done', 'disputed', 'mismatch') then v.amount_minor
          when v.kind <> 'payment' and v.status = 'done' then -v.amount_minor end), 0)::bigint as moved,
        coalesce(sum(v.amount_minor) filter (where v.kind <> 'payment' and v.status = 'open'), 0)::bigint as open,
        count(*) filter (where v.kind = 'dispute' or v.status in ('disputed', 'mismatch', 'failed')) as troubles
      from private.money_moves v where v.account_id = any (mine) group by v.currency) m
    full join (
      select b.currency, coalesce(sum(b.amount_minor) filter (where b.amount_minor > 0), 0)::bigint as came,
        coalesce(-sum(b.amount_minor) filter (where b.amount_minor < 0), 0)::bigint as went
      from (select k.currency, k.amount_minor from public.ledger_entries k
          where k.account_id = any (mine) and k.ledger_account = 'cash'
        union all
        select k.currency, k.amount_minor from public.donation_entries k
          where k.account_id = any (mine) and k.ledger_account = 'cash') b
      group by b.currency) l using (currency));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_payout_totals()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid[] := array(select private.shown_accounts('money.read'));
begin
  return (
    with kept as (
      select c.provider, c.currency, sum(c.amount_minor) as minor
      from (select e.provider, e.currency, e.amount_minor from public.ledger_entries e
          where e.account_id = any (mine) and e.ledger_account = 'cash' and e.provider <> 'offline'
        union all
        select d.provider, e.currency, e.amount_minor from public.donation_entries e join public.donations d on d.id = e.donation_id
          where e.account_id = any (mine) and e.ledger_account = 'cash' and d.provider is not null) c
      group by c.provider, c.currency),
    sent as (
      select k.provider, k.currency, sum(l.amount_minor) as gross, sum(l.fee_minor) as fee,
        sum(l.amount_minor - l.fee_minor) filter (where k.status = 'pending') as coming,
        -- Each line is the cash of its payment or refund in a ledger, or something is wrong.
        count(*) filter (where l.amount_minor is distinct from coalesce(
          (select sum(e.amount_minor) from public.ledger_entries e where e.payment_id = l.payment_id and e.ledger_account = 'cash'),
          (select sum(e.amount_minor) from public.ledger_entries e where e.refund_id = l.refund_id and e.ledger_account = 'cash'),
          (select sum(e.amount_minor) from public.donation_entries e where e.donation_id = l.donation_id and e.refund_id is null and e.ledger_account = 'cash'),
          (select sum(e.amount_minor) from public.donation_entries e where e.refund_id = l.donation_refund_id and e.ledger_account = 'cash'))) as off
      from public.payouts k join public.payout_lines l on l.payout_id = k.id
      where k.account_id = any (mine) and k.status <> 'failed' group by k.provider, k.currency)
    select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'currency', currency,
      'keptMinor', coalesce(kept.minor, 0), 'sentMinor', coalesce(sent.gross, 0), 'feeMinor', coalesce(sent.fee, 0),
      'comingMinor', coalesce(sent.coming, 0), 'waitingMinor', coalesce(kept.minor, 0) - coalesce(sent.gross, 0),
      'differences', coalesce(sent.off, 0)) order by kept.minor desc nulls last), '[]')
    from kept full join sent using (provider, currency));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_account_audit(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  most constant integer := 10000;
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
  caller constant uuid := (select auth.uid());
  mine constant uuid[] := array(select private.shown_accounts('audit.read'));
  team constant uuid[] := array(select m.user_id from public.team_members m where m.account_id = any (mine));
  event_id constant text := (nullif(request ->> 'event', '')::uuid)::text;
  since constant timestamptz := request ->> 'since';
  until constant timestamptz := request ->> 'until';
  kinds constant text[] := nullif(private.text_list(request -> 'kinds'), '{}');
  patterns constant text[] := private.word_patterns(request ->> 'text');
  named constant uuid[] := array(
    select u.id from auth.users u join public.profiles p on p.user_id = u.id
    where patterns <> '{}' and u.id = any (team)
      and private.search_words(concat_ws(' ', p.display_name, u.email)) like all (patterns));
begin
  if caller is null then
    perform private.refuse(401, 'signed_out', 'Please sign in to do this');
  end if;
  return (
    with matching as not materialized (
      select l.*
      from public.audit_log l
      where l.account_id = any (mine)
        and (since is null or l.created_at >= since)
        and (until is null or l.created_at < until)
        and (kinds is null or l.resource_type = any (kinds))
        -- A change keeps the changed columns only: what was made for an event is known by its first line.
        and (event_id is null or l.resource_id = event_id or l.before ->> 'event_id' = event_id
          or l.after ->> 'event_id' = event_id or (l.resource_type, l.resource_id) in (
            select f.resource_type, f.resource_id from public.audit_log f
            where f.account_id = any (mine) and f.after ->> 'event_id' = event_id))
        and (patterns = '{}' or l.resource_id = trim(request ->> 'text') or l.actor_user_id = any (named))
        and case request ->> 'filter'
          when 'me' then l.actor_user_id = caller
          when 'team' then l.actor_user_id <> caller and l.actor_user_id = any (team)
          when 'others' then l.actor_user_id <> all (team)
          when 'server' then l.actor_user_id is null
          else true end),
    counted as (select count(*) as total from (select from matching limit most + 1) few),
    page as (select m.* from matching m order by m.created_at desc, m.id desc limit size offset start)
    -- Whoever is not of the team is not named: they act for the platform, or as a guest.
    select jsonb_build_object('total', (select least(t.total, most) from counted t), 'isMore', (select t.total > most from counted t),
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id::text, 'at', c.created_at, 'actorRole', c.actor_role,
        'actorId', case when m.user_id is not null then c.actor_user_id end,
        'actorName', case when m.user_id is not null then (
            select p.display_name from public.profiles p where p.user_id = c.actor_user_id)
          when exists (select from public.administrators d where d.user_id = c.actor_user_id) then 'An administrator'
          when c.actor_user_id is not null then 'Somebody outside your team' end,
        'action', c.action, 'resourceType', c.resource_type, 'resourceId', c.resource_id,
        'before', c.before, 'after', c.after) order by c.created_at desc, c.id desc), '[]'))
    from page c
    left join lateral (select t.user_id from public.team_members t
      where t.user_id = c.actor_user_id and t.account_id = c.account_id limit 1) m on true);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_bills(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid[] := array(select private.shown_accounts('orders.read'));
  patterns text[] := private.word_patterns(request ->> 'text');
  wanted text := case request ->> 'filter' when 'invoices' then 'invoice' when 'credits' then 'credit_note' end;
  before_at timestamptz := (request ->> 'beforeAt')::timestamptz;
  before_id uuid := (request ->> 'beforeId')::uuid;
  total bigint;
  found jsonb;
begin
  if before_at is null then
    select count(*) into total from public.order_invoices i
    where i.account_id = any (mine) and (wanted is null or i.kind = wanted)
      and (patterns = '{}' or exists (select from public.orders o join public.events e on e.id = o.event_id
        where o.id = i.order_id and private.search_words(concat_ws(' ', i.label, i.buyer_name, i.buyer_email, o.code, e.name)) like all (patterns)));
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'label', p.label, 'kind', p.kind,
      'issuedAt', p.issued_at, 'buyerName', p.buyer_name, 'buyerEmail', p.buyer_email, 'orderCode', o.code,
      'eventName', e.name, 'taxes', p.taxes, 'netMinor', p.net_minor, 'taxMinor', p.tax_minor, 'totalMinor', p.total_minor,
      'currency', p.currency) order by p.issued_at desc, p.id desc), '[]')
  into found
  from (
    select i.* from public.order_invoices i
    where i.account_id = any (mine) and (wanted is null or i.kind = wanted)
      and (before_at is null or (i.issued_at, i.id) < (before_at, before_id))
      and (patterns = '{}' or exists (select from public.orders o join public.events e on e.id = o.event_id
        where o.id = i.order_id and private.search_words(concat_ws(' ', i.label, i.buyer_name, i.buyer_email, o.code, e.name)) like all (patterns)))
    order by i.issued_at desc, i.id desc
    limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000)
    offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) p
  join public.orders o on o.id = p.order_id join public.events e on e.id = p.event_id;
  return jsonb_build_object('total', total, 'rows', found);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_booking_spaces(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with asked as (
    select private.word_patterns(request ->> 'text') as patterns,
      least(greatest(coalesce((request ->> 'size')::integer, 50), 1), 200) as size),
  page as (
    select s.id, s.name, s.position, s.largest_capacity, v.id as venue_id, v.name as venue_name, v.time_zone, a.size,
      row_number() over (order by lower(v.name), v.id, s.position, s.id) as n
    from asked a, public.venues v
    join public.venue_spaces s on s.venue_id = v.id and s.status = 'active'
    where v.account_id in (select private.my_accounts('venues.read')) and v.status = 'active'
      and (coalesce(request ->> 'venueId', request ->> 'spaceId') is not null or v.account_id = private.chosen_account())
      and (request ->> 'venueId' is null or v.id = (request ->> 'venueId')::uuid)
      and (request ->> 'spaceId' is null or s.id = (request ->> 'spaceId')::uuid)
      and (a.patterns = '{}' or v.search_text || ' ' || private.search_words(s.name) like all (a.patterns))
      and (request #>> '{after,id}' is null or (lower(v.name), v.id, s.position, s.id)
        > (request #>> '{after,venueName}', (request #>> '{after,venueId}')::uuid,
          (request #>> '{after,position}')::integer, (request #>> '{after,id}')::uuid))
    order by n limit (select a.size + 1 from asked a))
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'venueId', p.venue_id,
      'venueName', p.venue_name, 'timeZone', p.time_zone, 'largestCapacity', p.largest_capacity) order by p.n)
      from page p where p.n <= p.size), '[]'),
    'next', (select jsonb_build_object('venueName', lower(p.venue_name), 'venueId', p.venue_id,
      'position', p.position, 'id', p.id) from page p
      where p.n = p.size and exists (select from page m where m.n > m.size)))
$function$;

CREATE OR REPLACE FUNCTION public.list_calendar_activities(request jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with page as (
    select a.id, a.event_id, a.title, a.status, a.start_local, a.end_local, a.room, a.start_at,
      e.name as event_name, e.time_zone, e.status as event_status,
      row_number() over (order by a.start_at, a.id) as n
    from public.activities a
    join public.events e on e.id = a.event_id and e.status <> 'archived'
    where a.account_id = any (array(select private.shown_reach('events.read')))
      and (a.account_id = any (array(select private.shown_accounts('events.read'))) or a.event_id = any (array(select private.shown_events('events.read'))))
      and a.start_at >= (request ->> 'from')::timestamptz and a.start_at < (request ->> 'to')::timestamptz
      and (request #>> '{after,id}' is null or (a.start_at, a.id)
        > ((request #>> '{after,start}')::timestamptz, (request #>> '{after,id}')::uuid))
    order by n limit 501)
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'eventId', p.event_id,
      'eventName', p.event_name, 'title', p.title, 'room', p.room, 'timeZone', p.time_zone,
      'status', case when p.event_status = 'cancelled' then 'cancelled' else p.status end,
      'startLocal', private.wall_text(p.start_local), 'endLocal', private.wall_text(p.end_local)) order by p.n)
      from page p where p.n <= 500), '[]'),
    'next', (select jsonb_build_object('start', p.start_at, 'id', p.id) from page p
      where p.n = 500 and exists (select from page m where m.n = 501)))
$function$;

CREATE OR REPLACE FUNCTION public.list_directories()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('eventId', e.id, 'name', e.name, 'eventTypeId', e.event_type_id,
        'coverSeed', e.cover_seed, 'startDate', e.start_date, 'timeZone', e.time_zone,
        'seenAs', case when r.rank = 3 then 'organiser' else 'guest' end, 'isOpen', coalesce(d.is_open, false),
        'newLeads', case when r.rank = 3 then (select count(*) from public.member_leads l
          where l.event_id = e.id and l.status = 'new') else 0 end)
      order by e.status = 'archived', e.end_date > now() desc, abs(extract(epoch from e.start_date - now()))), '[]')
    from public.events e
    left join public.event_directories d on d.event_id = e.id
    cross join lateral (select private.directory_rank(e) as rank) r
    where r.rank is not null and (e.account_id in (select private.shown_accounts('guests.read')) or e.id in (select private.shown_events('guests.read'))
      or e.id in (select eg.event_id from public.event_guests eg
        join private.member_profiles p on p.guest_id = eg.guest_id where p.user_id = (select auth.uid()))));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_link_inventory(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (with mine as (
      select l.*, coalesce(e.name, c.name, v.name, s.name) as opens_name,
        case when l.revoked_at is not null then 'revoked' when l.suspended_at is not null then 'suspended'
          when l.expires_at <= now() then 'expired' else 'active' end as status,
        private.may('links.write', l.account_id, l.event_id) as may_revoke
      from public.share_links l
      left join public.events e on e.id = l.event_id
      left join public.campaigns c on c.id = l.campaign_id
      left join public.venues v on v.id = l.venue_id
      left join public.showcases s on s.id = l.showcase_id
      where l.account_id in (select private.shown_accounts('links.read')) or l.event_id in (select private.shown_events('links.read'))),
    shown as (
      select * from mine m where coalesce(request ->> 'filter', 'all') in ('all', m.status)
        and private.search_words(concat_ws(' ', m.settings ->> 'label', m.opens_name)) like all (private.word_patterns(request ->> 'search')))
    select jsonb_build_object('total', (select count(*) from shown), 'rows', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'label', p.settings ->> 'label',
        'eventId', p.event_id, 'campaignId', p.campaign_id, 'showcaseId', p.showcase_id, 'eventName', p.opens_name, 'status', p.status,
        'useCount', private.link_uses(p.id), 'useLimit', p.use_limit, 'createdAt', p.created_at,
        'lastUsedAt', p.last_used_at, 'expiresAt', p.expires_at, 'mayRevoke', p.may_revoke and p.status <> 'revoked')
        order by p.last_used_at desc nulls last, p.created_at desc, p.id)
      from (select * from shown s order by s.last_used_at desc nulls last, s.created_at desc, s.id
        limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 100)
        offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) p), '[]')));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_member_leads(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'guestId', l.guest_id, 'about', g.full_name, 'kind', l.kind,
      'message', l.message, 'contact', l.contact, 'fromName', l.from_name, 'fromEmail', l.from_email, 'status', l.status,
      'createdAt', l.created_at, 'decidedAt', l.decided_at) order by l.status <> 'new', l.created_at desc), '[]')
    from (select * from public.member_leads m where m.event_id = event_id_param
      and private.may('guests.read_contact', m.account_id, m.event_id) order by m.status <> 'new', m.created_at desc limit 200) l
    join public.guests g on g.id = l.guest_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_payments(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  mine constant uuid[] := array(select private.shown_accounts('money.read'));
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  before_at constant timestamptz := request ->> 'beforeAt';
  before_id constant uuid := request ->> 'beforeId';
  size constant integer := least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000);
  start constant integer := private.page_start(request);
begin
  return (
    -- Names are joined twice: here for the text alone, and without one the planner leaves them out; then for the page.
    with matching as not materialized (
      select m.* from private.money_moves m
      left join public.orders o on o.id = m.order_id
      left join public.events e on e.id = m.event_id
      left join public.donations d on d.id = m.donation_id
      left join public.campaigns c on c.id = m.campaign_id
      where m.account_id = any (mine)
        and (patterns = '{}' or private.search_words(concat_ws(' ', o.code, o.buyer_name, o.buyer_email, e.name,
          d.code, d.donor_name, d.donor_email, c.name)) like all (patterns))
        and case wanted
          when 'payments' then m.kind = 'payment'
          when 'refunds' then m.kind <> 'payment'
          when 'open' then m.status = 'open'
          when 'trouble' then m.kind = 'dispute' or m.status in ('disputed', 'mismatch', 'failed')
          else true end),
    page as (
      select m.* from matching m
      where before_at is null or (m.at, m.id) < (before_at, before_id)
      order by m.at desc, m.id desc
      limit size offset start)
    select jsonb_build_object(
      'total', case when before_at is null then (select count(*) from matching) end,
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'kind', m.kind, 'status', m.status, 'amountMinor', m.amount_minor, 'currency', m.currency,
        'provider', coalesce(m.provider, d.provider, 'offline'), 'method', m.method, 'reason', m.reason,
        'isTest', coalesce(m.test_mode, o.test_mode, d.test_mode), 'at', m.at, 'code', coalesce(o.code, d.code),
        'person', coalesce(o.buyer_name, d.donor_name), 'email', coalesce(o.buyer_email, d.donor_email),
        'about', coalesce(e.name, c.name), 'eventId', m.event_id, 'orderId', m.order_id, 'campaignId', m.campaign_id)
        order by m.at desc, m.id desc), '[]'))
    from page m
    left join public.orders o on o.id = m.order_id
    left join public.events e on e.id = m.event_id
    left join public.donations d on d.id = m.donation_id
    left join public.campaigns c on c.id = m.campaign_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_payouts(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'total', (select count(*) from public.payouts k where k.account_id in (select private.shown_accounts('money.read'))),
    'rows', (select coalesce(jsonb_agg(private.payout_view(k) order by k.arrives_at desc, k.id desc), '[]')
      from (select k.* from public.payouts k where k.account_id in (select private.shown_accounts('money.read'))
        order by k.arrives_at desc, k.id desc
        limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000)
        offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) k))
$function$;

CREATE OR REPLACE FUNCTION public.list_polls(event_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := private.plain_words(coalesce(request ->> 'text', ''));
  shown text := coalesce(request ->> 'filter', 'all');
  found jsonb;
  total bigint;
begin
  with own as materialized (
    select p, e.name as event_name, e.time_zone, private.poll_standing(p) as standing
    from public.polls p join public.events e on e.id = p.event_id
    where p.account_id = any (array(select private.my_reach('polls.read'))) and (event_id_param is not null or p.account_id = private.chosen_account())
      and (p.account_id = any (array(select private.my_accounts('polls.read'))) or p.event_id = any (array(select private.my_events('polls.read')))) and (event_id_param is null or p.event_id = event_id_param)
      and (wanted = '' or private.plain_words(p.title || ' ' || e.name) like '%' || wanted || '%')),
  kept as (select * from own where shown = 'all' or standing = shown),
  page as (select * from kept k
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id
    offset greatest(coalesce((request ->> 'from')::integer, 0), 0)
    limit least(greatest(coalesce((request ->> 'size')::integer, 50), 1), 200))
  select (select count(*) from kept), coalesce(jsonb_agg(jsonb_build_object(
    'id', (k.p).id, 'eventId', (k.p).event_id, 'eventName', k.event_name, 'title', (k.p).title,
    'state', k.standing, 'naming', (k.p).naming, 'closesAt', (k.p).closes_at, 'timeZone', k.time_zone,
    'questionCount', (select count(*) from public.poll_questions q where q.poll_id = (k.p).id),
    'kind', (select min(q.kind) from public.poll_questions q where q.poll_id = (k.p).id having count(*) = 1),
    'voted', private.poll_votes(k.p),
    'asked', (select count(*) from public.poll_invitations i where i.poll_id = (k.p).id and i.asked_at is not null))
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id), '[]')
  into total, found from page k;
  return jsonb_build_object('total', total, 'rows', found);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_showcases()
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.showcase_view(s) order by s.created_at desc, s.id), '[]')
  from public.showcases s where s.account_id in (select private.shown_accounts('showcases.read'))
$function$;

CREATE OR REPLACE FUNCTION public.list_tagged(tag_param text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'guests', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.full_name,
        'email', case when private.may('guests.read_contact', g.account_id) then g.email end) order by g.full_name), '[]')
      from (select * from public.guests x where x.account_id in (select private.shown_accounts('guests.read'))
        and tag_param = any (x.tags) order by x.full_name limit 500) g),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.title, 'event', e.name) order by a.start_at), '[]')
      from public.activities a join public.events e on e.id = a.event_id
      where a.account_id in (select private.shown_accounts('events.read')) and tag_param = any (a.tags)))
$function$;

CREATE OR REPLACE FUNCTION public.list_tags()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('tag', t.tag, 'guests', t.guests, 'activities', t.activities) order by lower(t.tag), t.tag), '[]')
  from (
    select u.tag, count(*) filter (where u.what = 'guest') as guests, count(*) filter (where u.what = 'activity') as activities
    from (
      select unnest(g.tags) as tag, 'guest' as what from public.guests g
      where g.account_id in (select private.shown_accounts('guests.read')) and g.tags <> '{}'
      union all
      select unnest(a.tags), 'activity' from public.activities a
      where a.account_id in (select private.shown_accounts('events.read')) and a.tags <> '{}') u
    group by u.tag) t
$function$;

CREATE OR REPLACE FUNCTION public.list_venue_bookings(request jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with page as (
    select b as booking, row_number() over (order by lower(b.during), b.id) as n
    from public.venue_bookings b
    where b.account_id = any (array(select private.my_reach('venues.read')))
      and (coalesce(request ->> 'venueId', request ->> 'eventId') is not null or b.account_id = private.chosen_account())
      and (b.account_id = any (array(select private.my_accounts('venues.read'))) or b.event_id = any (array(select private.my_events('venues.read'))))
      and b.during && tstzrange((request ->> 'from')::timestamptz, (request ->> 'to')::timestamptz)
      and (request ->> 'venueId' is null or b.venue_id = (request ->> 'venueId')::uuid)
      and (request ->> 'eventId' is null or b.event_id = (request ->> 'eventId')::uuid)
      and (coalesce((request ->> 'withEnded')::boolean, false) or b.status in ('hold', 'requested', 'confirmed'))
      and (request #>> '{after,id}' is null or (lower(b.during), b.id)
        > ((request #>> '{after,start}')::timestamptz, (request #>> '{after,id}')::uuid))
    order by n limit 501)
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(private.booking_view(p.booking) order by p.n) from page p where p.n <= 500), '[]'),
    'next', (select jsonb_build_object('start', lower((p.booking).during), 'id', (p.booking).id) from page p
      where p.n = 500 and exists (select from page m where m.n = 501)))
$function$;

CREATE OR REPLACE FUNCTION public.rename_tag(tag_param text, new_tag text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := (private.clean_tags(case when new_tag is null then '[]' else to_jsonb(array[new_tag]) end))[1];
  here uuid;
  touched integer := 0;
  rows_here integer;
begin
  if new_tag is not null and wanted is null then
    perform private.refuse(400, 'invalid_input', 'Give the tag a name', 'new_tag');
  end if;
  for here in select w from private.shown_accounts('guests.write') w where private.may('schedule.write', w) loop
    update public.guests g set tags = array(
      select distinct coalesce(nullif(t, tag_param), wanted) from unnest(g.tags) t
      where t <> tag_param or wanted is not null order by 1)
    where g.account_id = here and tag_param = any (g.tags);
    get diagnostics rows_here = row_count;
    touched := touched + rows_here;
    update public.activities a set tags = array(
      select distinct coalesce(nullif(t, tag_param), wanted) from unnest(a.tags) t
      where t <> tag_param or wanted is not null order by 1)
    where a.account_id = here and tag_param = any (a.tags);
    get diagnostics rows_here = row_count;
    touched := touched + rows_here;
    perform private.audit(here, 'tags.renamed', 'tags', tag_param, to_jsonb(tag_param), to_jsonb(wanted));
  end loop;
  return touched;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_campaign(campaign_id_param uuid, campaign jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.campaigns;
  saved_id uuid := coalesce(campaign_id_param, gen_random_uuid());
  owner_account_id uuid := private.chosen_account();
  new_name text := private.check_text(campaign ->> 'name', 120, 'name', 'The name');
  new_beneficiary text := private.check_text(campaign ->> 'beneficiary', 120, 'beneficiary', 'The receiver''s name');
  goal bigint := private.campaign_money(campaign, 'goalMinor', 100, 'Enter a goal of at least 1.00');
  least_gift bigint := coalesce(private.campaign_money(campaign, 'leastMinor', 1, 'Enter the smallest gift'), 100);
  most_gift bigint := coalesce(private.campaign_money(campaign, 'mostMinor', 1, 'Enter the largest gift'), 100000000);
  match_cap bigint := private.campaign_money(campaign, 'matchCapMinor', 1, 'Enter up to what is matched');
  match_rate bigint := coalesce(private.campaign_money(campaign, 'matchBps', 100, 'Enter how much of a gift is added, at least 1 %'), 10000);
  beside_event_id uuid := nullif(campaign ->> 'eventId', '')::uuid;
  sponsor text := private.check_text(campaign ->> 'matchSponsor', 120, 'matchSponsor', 'The sponsor''s name');
  begins timestamptz := (campaign ->> 'startsAt')::timestamptz;
  ends timestamptz := (campaign ->> 'endsAt')::timestamptz;
  money_code text := upper(coalesce(campaign ->> 'currency', 'USD'));
  choices jsonb := private.campaign_choices(campaign);
  often text[] := array(select jsonb_array_elements_text(coalesce(campaign -> 'frequencies', '["once"]')));
begin
  if campaign_id_param is not null then
    kept := private.own_campaign(campaign_id_param);
    owner_account_id := kept.account_id;
  end if;
  perform private.require_permission('giving.write', owner_account_id);
  perform private.require_plan(owner_account_id, 'fundraising');
  if new_name is null then
    perform private.refuse(400, 'invalid_input', 'Give the campaign a name', 'name');
  elsif new_beneficiary is null then
    perform private.refuse(400, 'invalid_input', 'Say who receives the gifts', 'beneficiary');
  elsif money_code !~ '^[A-Z]{3}$' then
    perform private.refuse(400, 'invalid_input', 'Choose a currency', 'currency');
  elsif most_gift < least_gift then
    perform private.refuse(400, 'invalid_input', 'The largest gift is smaller than the smallest', 'mostMinor');
  elsif ends <= begins then
    perform private.refuse(400, 'invalid_input', 'The end comes after the beginning', 'endsAt');
  elsif cardinality(often) = 0 or not often <@ array['once', 'month', 'year'] then
    perform private.refuse(400, 'invalid_input', 'Choose how often people may give', 'frequencies');
  elsif match_rate > 100000 then
    perform private.refuse(400, 'invalid_input', 'A sponsor adds at most ten times a gift', 'matchBps');
  elsif beside_event_id is not null and not exists (
    select from public.events e where e.id = beside_event_id and e.account_id = owner_account_id) then
    perform private.refuse(400, 'invalid_input', 'Choose one of your events', 'eventId');
  elsif match_cap is not null and sponsor is null then
    perform private.refuse(400, 'invalid_input', 'Say who matches the gifts', 'matchSponsor');
  elsif kept.id is not null and money_code <> kept.currency
    and exists (select from public.donations d where d.campaign_id = kept.id) then
    perform private.refuse(409, 'conflict', 'The currency stays once somebody has given', 'currency');
  end if;
  insert into public.campaigns as c (id, account_id, event_id, name, beneficiary, story, ask_title, ask_text, event_type_id, cover_seed,
    goal_minor, currency, locale, starts_at, ends_at, funds, amounts, frequencies, least_minor, most_minor,
    offers_fee_cover, offers_dedication, shows_wall, match_sponsor, match_bps, match_cap_minor, tax_text, thanks_text, created_by)
  values (saved_id, owner_account_id, beside_event_id, new_name, new_beneficiary,
    private.check_text(campaign ->> 'story', 20000, 'story', 'The story'),
    private.check_text(campaign ->> 'askTitle', 80, 'askTitle', 'The form''s title'),
    private.check_text(campaign ->> 'askText', 200, 'askText', 'The sentence under it'),
    coalesce(campaign ->> 'eventTypeId', 'community-type-1'), coalesce(kept.cover_seed, saved_id::text), goal, money_code,
    coalesce(campaign ->> 'locale', 'en'), begins, ends, choices -> 'funds', choices -> 'amounts', often,
    least_gift, most_gift, coalesce(campaign -> 'offersFeeCover' <> 'false', true),
    coalesce(campaign -> 'offersDedication' <> 'false', true), coalesce(campaign -> 'showsWall' <> 'false', true),
    sponsor, match_rate::integer, match_cap, private.check_text(campaign ->> 'taxText', 500, 'taxText', 'The tax sentence'),
    private.check_text(campaign ->> 'thanksText', 500, 'thanksText', 'The thanks'), auth.uid())
  on conflict (id) do update set event_id = excluded.event_id, name = excluded.name, beneficiary = excluded.beneficiary, story = excluded.story,
    ask_title = excluded.ask_title, ask_text = excluded.ask_text, event_type_id = excluded.event_type_id,
    goal_minor = excluded.goal_minor, currency = excluded.currency, locale = excluded.locale,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, funds = excluded.funds, amounts = excluded.amounts,
    frequencies = excluded.frequencies, least_minor = excluded.least_minor, most_minor = excluded.most_minor,
    offers_fee_cover = excluded.offers_fee_cover, offers_dedication = excluded.offers_dedication,
    shows_wall = excluded.shows_wall, match_sponsor = excluded.match_sponsor, match_bps = excluded.match_bps, match_cap_minor = excluded.match_cap_minor,
    tax_text = excluded.tax_text, thanks_text = excluded.thanks_text;
  return saved_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_role(account_id_param uuid, role_id_param uuid, name_param text, permissions_param text[])
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text[] := array(select distinct w from unnest(permissions_param) w order by w);
  saved uuid := role_id_param;
begin
  perform private.require_permission('team.manage', account_id_param);
  perform private.require_plan(account_id_param, 'multi-admin');
  if coalesce(length(trim(name_param)), 0) not between 1 and 60 then
    perform private.refuse(400, 'invalid_input', 'Give the role a name of up to 60 characters', 'name_param');
  end if;
  if exists (select from unnest(wanted) w where w not in (select p.permission from public.permissions p)) then
    perform private.refuse(400, 'invalid_input', 'This permission does not exist', 'permissions_param');
  end if;
  -- Ten at most manage a team; they are counted as members get their role, so a role does not become one of theirs.
  if 'team.manage' = any (wanted) then
    perform private.refuse(400, 'invalid_input', 'Only owners and admins manage the team', 'permissions_param');
  end if;
  -- Who buys, gives, votes or is written to is known by an address.
  if wanted && '{orders.read,orders.write,money.read,money.refund,giving.read,giving.write,tickets.read,tickets.write,polls.read,polls.write,guests.write,answers.write,messages.send,audit.read}'::text[]
    and not 'guests.read_contact' = any (wanted) then
    perform private.refuse(400, 'invalid_input', 'What this role may do shows addresses: let it see them', 'permissions_param');
  end if;
  if exists (select from public.roles r where lower(r.name) = lower(trim(name_param))
      and coalesce(r.account_id, account_id_param) = account_id_param and r.id is distinct from role_id_param) then
    perform private.refuse(409, 'conflict', 'There is a role of this name', 'name_param');
  end if;
  if saved is null then
    insert into public.roles (account_id, name) values (account_id_param, trim(name_param)) returning id into saved;
  else
    update public.roles r set name = trim(name_param) where r.id = saved and r.account_id = account_id_param;
    if not found then
      perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
    end if;
  end if;
  perform private.require_all_of(account_id_param, wanted || private.permissions_of(saved));
  delete from public.role_permissions r where r.role_id = saved and r.permission <> all (wanted);
  insert into public.role_permissions (role_id, permission)
  select saved, w from unnest(wanted) w on conflict do nothing;
  perform private.audit(account_id_param, 'roles.saved', 'roles', saved::text, null,
    jsonb_build_object('name', trim(name_param), 'permissions', wanted));
  return saved;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_showcase(showcase_id_param uuid, showcase jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.showcases;
  saved_id uuid := coalesce(showcase_id_param, gen_random_uuid());
  owner_account_id uuid := private.chosen_account();
begin
  if showcase_id_param is not null then
    kept := private.own_showcase(showcase_id_param);
    owner_account_id := kept.account_id;
  end if;
  perform private.require_permission('showcases.write', owner_account_id);
  perform private.check_showcase(showcase);
  if kept.id is null then
    -- Two at once may not pass the limit together.
    perform from public.accounts a where a.id = owner_account_id for no key update;
    if (select count(*) from public.showcases s where s.account_id = owner_account_id) >= 50 then
      perform private.refuse(409, 'conflict', 'An account can have up to 50 showcases');
    end if;
  end if;
  insert into public.showcases as s (id, account_id, name, intro, layout, selection, filter_type_id, period, event_order,
    sections, event_type_id, cover_seed, locale, created_by)
  values (saved_id, owner_account_id, trim(showcase ->> 'name'), nullif(trim(showcase ->> 'intro'), ''),
    coalesce(showcase ->> 'layout', 'list'), coalesce(showcase ->> 'selection', 'filter'), showcase ->> 'filterTypeId',
    coalesce(showcase ->> 'period', 'upcoming'), coalesce(showcase ->> 'eventOrder', 'soonest'),
    array(select distinct jsonb_array_elements_text(coalesce(showcase -> 'sections', '[]'))),
    coalesce(showcase ->> 'eventTypeId', 'community-type-1'), coalesce(kept.cover_seed, saved_id::text),
    coalesce(showcase ->> 'locale', 'en'), auth.uid())
  on conflict (id) do update set name = excluded.name, intro = excluded.intro, layout = excluded.layout,
    selection = excluded.selection, filter_type_id = excluded.filter_type_id, period = excluded.period,
    event_order = excluded.event_order, sections = excluded.sections, event_type_id = excluded.event_type_id,
    locale = excluded.locale
  returning * into kept;
  perform private.choose_events(kept, case when kept.selection = 'chosen' then showcase -> 'eventIds' end);
  if showcase_id_param is null then
    perform public.create_showcase_link(kept.id);
  end if;
  return private.showcase_view(kept);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_venue(payload jsonb, venue_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  venue public.venues;
  target_account uuid;
begin
  target_account := case when venue_id_param is null then private.chosen_account()
    else (select v.account_id from public.venues v where v.id = venue_id_param) end;
  perform private.require_permission('venues.write', target_account);
  if trim(coalesce(payload ->> 'name', '')) = '' then
    perform private.refuse(400, 'invalid_input', 'Give the venue a name', 'name');
  end if;
  if not private.is_time_zone(coalesce(payload ->> 'timeZone', '')) then
    perform private.refuse(400, 'invalid_input', 'Choose a time zone from the list', 'timeZone');
  end if;
  if venue_id_param is null then
    insert into public.venues (account_id, user_id, name, time_zone)
    values (target_account, auth.uid(), left(trim(payload ->> 'name'), 200), payload ->> 'timeZone')
    returning * into venue;
  end if;
  update public.venues v set
    name = trim(payload ->> 'name'),
    kind = nullif(payload ->> 'kind', ''),
    summary = nullif(trim(payload ->> 'summary'), ''),
    street = nullif(trim(payload ->> 'street'), ''),
    city = nullif(trim(payload ->> 'city'), ''),
    region = nullif(trim(payload ->> 'region'), ''),
    postal_code = nullif(trim(payload ->> 'postalCode'), ''),
    country = nullif(upper(trim(payload ->> 'country')), ''),
    latitude = (payload ->> 'latitude')::double precision,
    longitude = (payload ->> 'longitude')::double precision,
    time_zone = payload ->> 'timeZone',
    amenities = private.text_list(payload -> 'amenities'),
    access_facts = private.text_list(payload -> 'accessFacts'),
    access_note = nullif(trim(payload ->> 'accessNote'), ''),
    opening_hours = private.check_hours(payload -> 'openingHours'),
    hourly_rate_minor = (payload ->> 'hourlyRateMinor')::bigint,
    daily_rate_minor = (payload ->> 'dailyRateMinor')::bigint,
    currency = coalesce(payload ->> 'currency', 'USD'),
    contact_name = nullif(trim(payload ->> 'contactName'), ''),
    contact_email = nullif(trim(payload ->> 'contactEmail'), ''),
    contact_phone = nullif(trim(payload ->> 'contactPhone'), ''),
    website = nullif(trim(payload ->> 'website'), ''),
    photo_urls = private.text_list(payload -> 'photoUrls'),
    status = coalesce(payload ->> 'status', v.status)
  where v.id = coalesce(venue_id_param, venue.id) returning * into venue;
  perform private.keep_spaces(venue, payload -> 'spaces');
  perform private.keep_blackouts(venue, coalesce(payload -> 'blackouts', '[]'));
  select * into venue from public.venues v where v.id = venue.id;
  return private.venue_view(venue);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_venues(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  patterns text[] := private.word_patterns(request ->> 'text');
  near_lat double precision := (request #>> '{near,latitude}')::double precision;
  near_lng double precision := (request #>> '{near,longitude}')::double precision;
  within double precision := least(greatest((request ->> 'withinKm')::double precision, 0.1), 20000);
  lat_reach double precision := within / 110.5;
  wanted_amenities text[] := private.text_list(request -> 'amenities');
  wanted_access text[] := private.text_list(request -> 'accessFacts');
  people integer := coalesce((request ->> 'capacity')::integer, 0);
  wanted_layout text := request ->> 'layout';
  free_from timestamp := request ->> 'freeFrom';
  free_to timestamp := request ->> 'freeTo';
  wanted_show text := coalesce(request ->> 'show', 'active');
  wanted_sort text := coalesce(request ->> 'sort', 'name');
  page_size integer := least(greatest(coalesce((request ->> 'size')::integer, 24), 1), 200);
  after jsonb := nullif(request -> 'after', 'null');
  -- Wherever on the globe a venue is, its clock is within fifteen hours of this span.
  around tstzrange := tstzrange(free_from at time zone 'UTC' - interval '15 hours',
    free_to at time zone 'UTC' + interval '15 hours');
  result jsonb;
begin
  if near_lat is null and request #>> '{near,place}' is not null then
    select p.latitude, p.longitude into near_lat, near_lng from private.place_among_venues(request #>> '{near,place}') p;
  end if;
  if (free_from is null) <> (free_to is null) or free_to <= free_from then
    perform private.refuse(400, 'invalid_input', 'Say from when to when it must be free', 'freeTo');
  end if;
  with matching as (
    select v.*, case when near_lat is not null and v.latitude is not null
      then private.kilometres(near_lat, near_lng, v.latitude, v.longitude) end as km
    from public.venues v
    where v.account_id in (select private.shown_accounts('venues.read'))
      and case wanted_show when 'all' then true when 'inactive' then v.status = 'inactive'
        when 'requests' then exists (select from public.venue_bookings b
          where b.venue_id = v.id and b.account_id = v.account_id and b.status = 'requested')
        else v.status = 'active' end
      and v.search_text like all (patterns)
      and v.largest_capacity >= people
      and v.amenities @> wanted_amenities and v.access_facts @> wanted_access
      and (within is null or near_lat is null
        or v.latitude between near_lat - lat_reach and near_lat + lat_reach)),
  spans as materialized (
    select z.time_zone, tstzrange(private.instant_of(free_from, z.time_zone),
      private.instant_of(free_to, z.time_zone)) as span
    from (select distinct m.time_zone from matching m where free_from is not null) z),
  busy as materialized (
    select distinct b.space_id
    from public.venue_bookings b
    join public.venues v on v.id = b.venue_id
    join spans z on z.time_zone = v.time_zone
    where b.account_id in (select private.shown_accounts('venues.read')) and b.during && around and b.during && z.span
      and (b.status = 'confirmed' or b.status = 'hold' and b.hold_expires_at > now())),
  suitable as materialized (
    select distinct s.venue_id
    from matching m
    join public.venue_spaces s on s.venue_id = m.id and s.status = 'active'
    left join busy b on b.space_id = s.id
    where b.space_id is null
      and coalesce((s.capacity_by_layout ->> wanted_layout)::integer,
        case when wanted_layout is null then s.largest_capacity else 0 end)
        >= greatest(people, case when wanted_layout is null then 0 else 1 end)),
  fitting as (
    select m.* from matching m
    where (within is null or near_lat is null or m.km <= within)
      and (wanted_layout is null and free_from is null or m.id in (select u.venue_id from suitable u))
      and (free_from is null or not exists (
        select from public.venue_blackouts x where x.venue_id = m.id
          and x.starts_on <= free_to::date and x.ends_on >= free_from::date))),
  -- One number, the name and the id are the whole order, so that a page begins after any row.
  ranked as (
    select f.*, coalesce(case wanted_sort when 'distance' then f.km when 'capacity' then -f.largest_capacity
      when 'price' then coalesce(f.daily_rate_minor, f.hourly_rate_minor * 8)
      when 'newest' then -extract(epoch from f.created_at) else 0 end, 9e15)::double precision as rank
    from fitting f),
  page as (
    select r.*, row_number() over (order by r.rank, lower(r.name), r.id) as n, count(*) over () as left_over
    from ranked r
    where after is null or (r.rank, lower(r.name), r.id)
      > ((after ->> 'rank')::double precision, after ->> 'name', (after ->> 'id')::uuid)
    order by n
    limit page_size)
  select jsonb_build_object('total', (select count(*) from fitting),
    'near', case when near_lat is not null then jsonb_build_object('latitude', near_lat, 'longitude', near_lng) end,
    'next', (select jsonb_build_object('rank', p.rank, 'name', lower(p.name), 'id', p.id)
      from page p where p.n = page_size and p.left_over > page_size),
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'city', p.city,
      'street', p.street, 'country', p.country, 'latitude', p.latitude, 'longitude', p.longitude,
      'timeZone', p.time_zone, 'photoUrl', p.photo_urls[1], 'coverSeed', private.venue_cover(p.kind, p.id), 'largestCapacity', p.largest_capacity,
      'amenities', to_jsonb(p.amenities), 'accessFacts', to_jsonb(p.access_facts),
      'hourlyRateMinor', p.hourly_rate_minor, 'dailyRateMinor', p.daily_rate_minor,
      'currency', p.currency, 'status', p.status, 'kilometres', round(p.km::numeric, 1),
      'spaceCount', (select count(*) from public.venue_spaces s where s.venue_id = p.id and s.status = 'active'),
      'nextBooking', (select min(lower(b.during)) from public.venue_bookings b
        where b.venue_id = p.id and b.status in ('hold', 'confirmed') and b.during && tstzrange(now(), now() + interval '1 year')),
      'requestCount', (select count(*) from public.venue_bookings b where b.venue_id = p.id and b.status = 'requested'))
      order by p.n) from page p), '[]')) into result;
  return result;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_member_events(member_id_param uuid, event_ids_param uuid[])
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member public.team_members;
  wanted uuid[] := array(select distinct w from unnest(event_ids_param) w);
begin
  select * into member from public.team_members m where m.id = member_id_param and m.status = 'active' for update;
  perform private.require_permission('team.manage', member.account_id);
  perform private.require_plan(member.account_id, 'multi-admin');
  perform private.require_all_of(member.account_id, private.permissions_of(member.role_id));
  if member.role_id = private.built_in_role('owner') then
    perform private.refuse(409, 'conflict', 'The owner works on all events');
  end if;
  if exists (select from unnest(wanted) w where w not in (select e.id from public.events e where e.account_id = member.account_id)) then
    perform private.refuse(400, 'invalid_input', 'Choose among the events of this account', 'event_ids_param');
  end if;
  update public.team_members m set event_scope = case when event_ids_param is null then 'all' else 'chosen' end where m.id = member.id;
  delete from public.member_events e where e.member_id = member.id and e.event_id <> all (wanted);
  insert into public.member_events (member_id, event_id, account_id)
  select member.id, w, member.account_id from unnest(wanted) w on conflict do nothing;
  perform private.audit(member.account_id, 'team_members.events', 'team_members', member.id::text, null,
    jsonb_build_object('scope', case when event_ids_param is null then 'all' else 'chosen' end, 'eventIds', wanted));
  return member.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.account_plan(target_account_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (array['free', 'premium', 'pro', 'business'])[private.account_plan_rank(target_account_id)];
end
$function$;

CREATE OR REPLACE FUNCTION private.end_membership(member public.team_members, leaves boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The row stays: what they did keeps their name.
  update public.team_members m set status = 'removed', event_scope = 'all' where m.id = member.id;
  delete from public.member_events e where e.member_id = member.id;
  perform private.enqueue_job('team_farewell', jsonb_build_object('memberId', member.id, 'leaves', leaves));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_open(invitation public.team_invitations)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select invitation.ended_at is null and invitation.expires_at > now() $function$;

CREATE OR REPLACE FUNCTION private.keep_team_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.ended_at is null and 'team.manage' = any (private.permissions_of(new.role_id)) then
    perform private.require_admin_place(new.account_id, null, new.id);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_team_invitation(invitation_id_param uuid)
 RETURNS public.team_invitations
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.team_invitations;
begin
  select * into invitation from public.team_invitations i where i.id = invitation_id_param for update;
  perform private.require_permission('team.manage', invitation.account_id);
  if invitation.ended_at is not null then
    perform private.refuse(409, 'conflict', case when invitation.accepted_by is null
      then 'This invitation was taken back' else 'This invitation was accepted' end);
  end if;
  return invitation;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_admin_place(target_account_id uuid, member_id uuid, invitation_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.accounts a where a.id = target_account_id for no key update;
  if (select count(*) from public.team_members m
      join public.role_permissions r on r.role_id = m.role_id and r.permission = 'team.manage'
      where m.account_id = target_account_id and m.id is distinct from member_id and m.status <> 'removed')
    + (select count(*) from public.team_invitations i
      join public.role_permissions r on r.role_id = i.role_id and r.permission = 'team.manage'
      where i.account_id = target_account_id and i.id is distinct from invitation_id and private.is_open(i)) >= 10 then
    perform private.refuse(409, 'limit_exceeded',
      'A business account can have up to 10 admins, its owner and those invited among them', 'role_id');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.seen_at(person_id uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select max(coalesce(s.refreshed_at::timestamptz, s.updated_at, s.created_at)) from auth.sessions s where s.user_id = person_id
$function$;

CREATE OR REPLACE FUNCTION private.sees_contact(target_account_id uuid, target_guest_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.may('guests.read_contact', target_account_id) or target_guest_id in (select private.my_guests('guests.read_contact'));
end
$function$;

CREATE OR REPLACE FUNCTION private.send_team_invitation(invitation_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.team_invitations;
begin
  select * into strict invitation from public.team_invitations i where i.id = invitation_id;
  if (select count(*) from public.jobs j where j.kind = 'team_invitation' and j.created_at > now() - interval '1 day'
      and j.payload ->> 'accountId' = invitation.account_id::text) >= 50 then
    perform private.refuse(429, 'too_many_requests', 'Fifty invitations were sent within a day. Go on tomorrow');
  end if;
  perform private.enqueue_job('team_invitation', jsonb_build_object('invitationId', invitation.id,
    'accountId', invitation.account_id), 'team_invitation:' || invitation.id || ':' || invitation.generation);
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_accounts(wanted text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select a from private.my_accounts(wanted) a where a = private.chosen_account();
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_events(wanted text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select e.id from private.my_events(wanted) m (id) join public.events e on e.id = m.id
  where e.account_id = private.chosen_account();
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_reach(wanted text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select a from private.my_reach(wanted) a where a = private.chosen_account();
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_role(target_role_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', r.id, 'key', r.key, 'name', r.name, 'permissions', private.permissions_of(r.id))
  from public.roles r where r.id = target_role_id
$function$;

CREATE OR REPLACE FUNCTION private.team_farewell_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', case when job.payload -> 'leaves' = 'true' then o.email else u.email end, 'accountName', a.name,
    'name', p.display_name, 'leaves', job.payload -> 'leaves')
  from public.team_members m
  join public.accounts a on a.id = m.account_id
  join public.profiles p on p.user_id = m.user_id
  join auth.users u on u.id = m.user_id
  join auth.users o on o.id = a.owner_user_id
  where m.id::text = job.payload ->> 'memberId' and m.status = 'removed'
$function$;

CREATE OR REPLACE FUNCTION private.team_invitation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', i.email, 'accountName', a.name, 'invitedBy', p.display_name, 'role', private.shown_role(i.role_id),
    'eventNames', (select jsonb_agg(e.name order by e.start_date) from public.events e where e.id = any (i.event_ids)),
    'expiresAt', i.expires_at, 'url', private.site_url() || '/join-team/' || private.derive_token('team', i.id, i.generation))
  from public.team_invitations i
  join public.accounts a on a.id = i.account_id
  left join public.profiles p on p.user_id = i.invited_by
  where i.id::text = job.payload ->> 'invitationId' and private.is_open(i)
$function$;

CREATE OR REPLACE FUNCTION public.accept_team_invitation(token text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.team_invitations;
  caller record;
  joined_id uuid;
  chosen uuid[];
begin
  select * into invitation from public.team_invitations i
  where i.token_hash = private.hash_token(coalesce(accept_team_invitation.token, '')) for update;
  select u.id, lower(u.email) as email, u.email_confirmed_at into caller from auth.users u where u.id = (select auth.uid());
  if invitation.id is null or caller.id is null then
    perform private.refuse(404, 'not_found', 'This link opens nothing. Perhaps a newer one was sent to you');
  end if;
  -- Pressed twice, it is one yes.
  if invitation.accepted_by = caller.id then
    return invitation.account_id;
  end if;
  if not private.is_open(invitation) then
    perform private.refuse(410, 'link_revoked', 'This invitation is not open any more. Ask for a new one');
  end if;
  if caller.email is distinct from invitation.email or caller.email_confirmed_at is null then
    perform private.refuse(403, 'not_allowed', 'This invitation was sent to another address than yours. Sign in with ' || invitation.email, 'email');
  end if;
  if not private.has_team(invitation.account_id)
    or (select a.status from public.accounts a where a.id = invitation.account_id) <> 'active' then
    perform private.refuse(409, 'conflict', 'This account has no team at the moment. Ask its owner');
  end if;
  chosen := array(select e.id from public.events e where e.account_id = invitation.account_id and e.id = any (invitation.event_ids));
  -- Accepted first: the place it kept is the one that the member takes.
  update public.team_invitations i set ended_at = now(), accepted_by = caller.id where i.id = invitation.id;
  insert into public.team_members (account_id, user_id, role_id, status, event_scope)
  values (invitation.account_id, caller.id, invitation.role_id, 'active', case when invitation.event_ids is null then 'all' else 'chosen' end)
  on conflict (account_id, user_id) do update
  set role_id = excluded.role_id, status = 'active', event_scope = excluded.event_scope
  where team_members.status <> 'active'
  returning id into joined_id;
  if joined_id is null then
    return invitation.account_id;
  end if;
  insert into public.member_events (member_id, event_id, account_id)
  select joined_id, c, invitation.account_id from unnest(chosen) c
  on conflict do nothing;
  perform public.choose_account(invitation.account_id);
  return invitation.account_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.choose_account(account_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if account_id_param is null or account_id_param not in (select private.my_teams()) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you do not work there');
  end if;
  insert into public.chosen_accounts (user_id, account_id) values ((select auth.uid()), account_id_param)
  on conflict (user_id) do update set account_id = excluded.account_id;
  return account_id_param;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_rights()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('accountId', a.id, 'name', a.name, 'plan', private.account_plan(a.id),
      'role', jsonb_build_object('key', r.key, 'name', r.name), 'isOwn', a.owner_user_id = m.user_id, 'isChosen', a.id = private.chosen_account(),
      'ownerId', a.owner_user_id, 'owner', (select p.display_name from public.profiles p where p.user_id = a.owner_user_id),
      'eventIds', case m.event_scope when 'chosen' then (select coalesce(jsonb_agg(e.event_id), '[]') from public.member_events e where e.member_id = m.id) end,
      'permissions', (select coalesce(jsonb_agg(p.permission order by p.permission), '[]') from public.permissions p
        where m.id in (select w.member_id from private.memberships_with(m.user_id, p.permission) w)))
    order by a.owner_user_id <> m.user_id, a.name, a.id), '[]')
  from public.team_members m
  join public.accounts a on a.id = m.account_id
  join public.roles r on r.id = m.role_id
  where m.user_id = (select auth.uid()) and m.status = 'active'
$function$;

CREATE OR REPLACE FUNCTION public.get_team(account_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  manages boolean := private.may('team.manage', account_id_param);
begin
  if account_id_param is null or account_id_param not in (select private.my_teams()) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you do not work there');
  end if;
  return (select jsonb_build_object('accountId', a.id, 'name', a.name, 'mayManage', manages, 'hasTeam', private.has_team(a.id),
    'members', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'userId', m.user_id, 'name', p.display_name, 'avatarUrl', p.avatar_url,
        'email', case when manages or m.user_id = (select auth.uid()) then u.email end, 'roleId', m.role_id,
        'isOwner', m.user_id = a.owner_user_id, 'isMe', m.user_id = (select auth.uid()), 'joinedAt', m.created_at,
        'seenAt', case when manages then private.seen_at(m.user_id) end,
        'eventIds', case m.event_scope when 'chosen' then (select coalesce(jsonb_agg(e.event_id), '[]') from public.member_events e where e.member_id = m.id) end)
        order by m.user_id <> a.owner_user_id, r.position, lower(p.display_name)), '[]')
      from public.team_members m join public.profiles p on p.user_id = m.user_id join auth.users u on u.id = m.user_id
      join public.roles r on r.id = m.role_id
      where m.account_id = a.id and m.status = 'active'),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'roleId', i.role_id, 'eventIds', to_jsonb(i.event_ids),
        'sentAt', i.sent_at, 'expiresAt', i.expires_at) order by i.created_at), '[]')
      from public.team_invitations i where manages and i.account_id = a.id and i.ended_at is null),
    'roles', (select jsonb_agg(private.shown_role(r.id) order by r.position, r.created_at) from public.roles r
      where coalesce(r.account_id, a.id) = a.id),
    'permissions', (select jsonb_agg(p.permission order by p.permission) from public.permissions p),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'eventTypeId', e.event_type_id,
        'coverSeed', e.cover_seed, 'endDate', e.end_date) order by e.start_date desc), '[]')
      from public.events e where e.account_id = a.id and (manages or exists (
        select from public.member_events c join public.team_members m on m.id = c.member_id
        where c.event_id = e.id and m.user_id = (select auth.uid())))))
    from public.accounts a where a.id = account_id_param);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_team_invitation(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  told jsonb;
begin
  select jsonb_build_object('accountName', a.name, 'invitedBy', p.display_name, 'email', i.email, 'role', private.shown_role(i.role_id),
    'eventNames', (select jsonb_agg(e.name order by e.start_date) from public.events e where e.id = any (i.event_ids)),
    'expiresAt', i.expires_at, 'accountId', i.account_id,
    'state', case when i.accepted_by is not null then 'accepted' when i.ended_at is not null then 'revoked'
      when i.expires_at <= now() then 'expired' when a.status <> 'active' or not private.has_team(a.id) then 'closed' else 'open' end)
  into told
  from public.team_invitations i
  join public.accounts a on a.id = i.account_id
  left join public.profiles p on p.user_id = i.invited_by
  where i.token_hash = private.hash_token(coalesce(get_team_invitation.token, ''));
  if told is null then
    perform private.refuse_link();
  end if;
  return told;
end
$function$;

CREATE OR REPLACE FUNCTION public.invite_to_team(account_id_param uuid, request jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := private.check_email(request ->> 'email', 'email');
  wanted_role public.roles;
  wanted uuid[] := case when jsonb_typeof(request -> 'eventIds') = 'array'
    then array(select distinct e::uuid from jsonb_array_elements_text(request -> 'eventIds') e) end;
  new_id uuid := gen_random_uuid();
begin
  perform private.require_permission('team.manage', account_id_param);
  perform private.require_plan(account_id_param, 'multi-admin');
  select * into wanted_role from public.roles r where r.id::text = request ->> 'roleId'
    and coalesce(r.account_id, account_id_param) = account_id_param and r.id <> private.built_in_role('owner');
  if wanted_role.id is null then
    perform private.refuse(400, 'invalid_input', 'Choose one of the roles of this account', 'roleId');
  end if;
  perform private.require_all_of(account_id_param, private.permissions_of(wanted_role.id));
  if wanted is not null and cardinality(wanted) = 0 then
    perform private.refuse(400, 'invalid_input', 'Choose at least one event, or all of them', 'eventIds');
  end if;
  if exists (select from unnest(wanted) w where w not in (select e.id from public.events e where e.account_id = account_id_param)) then
    perform private.refuse(400, 'invalid_input', 'Choose among the events of this account', 'eventIds');
  end if;
  if exists (select from public.team_members m join auth.users u on u.id = m.user_id
      where m.account_id = account_id_param and m.status = 'active' and lower(u.email) = address) then
    perform private.refuse(409, 'conflict', 'They work with you already. Change their role in the list', 'email');
  end if;
  -- One that has run out makes room for a new one.
  update public.team_invitations i set ended_at = now()
  where i.account_id = account_id_param and i.email = address and i.ended_at is null and i.expires_at <= now();
  if exists (select from public.team_invitations i
      where i.account_id = account_id_param and i.email = address and i.ended_at is null) then
    perform private.refuse(409, 'conflict', 'They are invited already. Send the link again from the list', 'email');
  end if;
  insert into public.team_invitations (id, account_id, email, role_id, event_ids, token_hash, invited_by)
  values (new_id, account_id_param, address, wanted_role.id, wanted,
    private.hash_token(private.derive_token('team', new_id, 1)), (select auth.uid()));
  perform private.send_team_invitation(new_id);
  return new_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.leave_team(account_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member public.team_members;
begin
  select * into member from public.team_members m
  where m.account_id = account_id_param and m.user_id = (select auth.uid()) and m.status = 'active' for update;
  if member.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you do not work there');
  end if;
  if member.role_id = private.built_in_role('owner') then
    perform private.refuse(409, 'conflict', 'An owner cannot leave their own account');
  end if;
  perform private.end_membership(member, true);
  return member.account_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_team_member(member_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member public.team_members;
begin
  select * into member from public.team_members m where m.id = member_id_param and m.status = 'active' for update;
  perform private.require_permission('team.manage', member.account_id);
  if member.role_id = private.built_in_role('owner') then
    perform private.refuse(409, 'conflict', 'The account is its owner''s: the owner stays');
  end if;
  perform private.require_all_of(member.account_id, private.permissions_of(member.role_id));
  perform private.end_membership(member, false);
  return member.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.resend_team_invitation(invitation_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.team_invitations := private.own_team_invitation(invitation_id_param);
begin
  perform private.require_plan(invitation.account_id, 'multi-admin');
  perform private.require_all_of(invitation.account_id, private.permissions_of(invitation.role_id));
  update public.team_invitations i
  set generation = i.generation + 1, sent_at = now(), expires_at = now() + interval '7 days', invited_by = (select auth.uid()),
    token_hash = private.hash_token(private.derive_token('team', i.id, i.generation + 1))
  where i.id = invitation.id;
  perform private.send_team_invitation(invitation.id);
  return invitation.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.revoke_team_invitation(invitation_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.team_invitations := private.own_team_invitation(invitation_id_param);
begin
  update public.team_invitations i set ended_at = now() where i.id = invitation.id;
  return invitation.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_member_role(member_id_param uuid, role_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member public.team_members;
begin
  select * into member from public.team_members m where m.id = member_id_param and m.status = 'active' for update;
  perform private.require_permission('team.manage', member.account_id);
  perform private.require_plan(member.account_id, 'multi-admin');
  if private.built_in_role('owner') in (member.role_id, role_id_param) then
    perform private.refuse(409, 'conflict', 'An account has one owner, and that stays', 'role_id_param');
  end if;
  perform private.require_all_of(member.account_id, private.permissions_of(member.role_id) || private.permissions_of(role_id_param));
  update public.team_members m set role_id = role_id_param where m.id = member.id;
  return member.id;
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.team_invitations FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER keep_team_invitation BEFORE INSERT OR UPDATE ON public.team_invitations FOR EACH ROW EXECUTE FUNCTION private.keep_team_invitation();

create policy "members see leads" on public.member_leads
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read_contact'::text) AS my_events))));

create policy "members see merges" on public.guest_merges
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)));

create policy "members see who is apart" on public.guests_apart
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)));

create policy "members who may see addresses see guests" on public.guests
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.read_contact'::text) AS my_guests))));

create policy "people see which account they chose" on public.chosen_accounts
as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

create policy "who manages the team sees who is invited" on public.team_invitations
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('team.manage'::text) AS my_accounts)));

comment on function private.keep_member() is 'A member''s role is one of the account''s.';

comment on function private.limit_admin_members() is 'Who comes to manage the team takes one of its ten places.';

comment on function public.get_event_overview(uuid) is '{event, collectedMinor, refundedMinor, orderCount, refundCount, goalMinor, answersByDay, ticketSales, seenAs, may, plan, pageToken, householdCount, asks, groups, reminderDays, activity, programme, testMode, serverTime}. An administrator reads the figures of any event, without its people and its links.';

comment on function public.list_showcases() is 'Showcase[] of the caller''s chosen account, the newest first.';

comment on function public.list_tags() is 'TagUse[] of the chosen account: {tag, guests, activities}.';

revoke delete, select on table public.team_members from authenticated;

revoke update (role_id, status) on table public.team_members from authenticated;

grant select on table public.team_members to authenticated;

grant select (accepted_by) on table public.team_invitations to authenticated;

grant select (account_id) on table public.team_invitations to authenticated;

grant select (created_at) on table public.team_invitations to authenticated;

grant select (email) on table public.team_invitations to authenticated;

grant select (ended_at) on table public.team_invitations to authenticated;

grant select (event_ids) on table public.team_invitations to authenticated;

grant select (expires_at) on table public.team_invitations to authenticated;

grant select (id) on table public.team_invitations to authenticated;

grant select (invited_by) on table public.team_invitations to authenticated;

grant select (role_id) on table public.team_invitations to authenticated;

grant select (sent_at) on table public.team_invitations to authenticated;

comment on function private.account_plan(uuid) is 'The effective plan of an account: its owner''s, or premium while a trial runs.';

comment on function private.chosen_account() is 'The account that the caller''s lists show and that new things of theirs belong to: the one they chose, else their own. It opens nothing.';

comment on function private.end_membership(public.team_members, boolean) is 'Ends what somebody may do in an account from the next call on, and tells them or, when they leave, its owner.';

comment on function private.is_open(public.team_invitations) is 'Whether an invitation can still be accepted.';

comment on function private.keep_team_invitation() is 'Who is asked to manage a team has one of its ten places from then on.';

comment on function private.own_team_invitation(uuid) is 'An invitation that is still open or has run out, for those who manage its team.';

comment on function private.require_admin_place(uuid, uuid, uuid) is 'At most ten who manage the team of an account, the owner and open invitations included; but for this member or invitation.';

comment on function private.seen_at(uuid) is 'When one of somebody''s devices was last with us.';

comment on function private.sees_contact(uuid, uuid) is 'Whether the caller may see somebody''s e-mail address and telephone number.';

comment on function private.send_team_invitation(uuid) is 'Mails an invitation''s link; fifty a day and account at most.';

comment on function private.shown_accounts(text) is 'The chosen account, where the caller holds a permission for all of it: my_accounts, for lists.';

comment on function private.shown_events(text) is 'Chosen events of the chosen account for which the caller holds a permission: my_events, for lists.';

comment on function private.shown_reach(text) is 'The chosen account, where the caller holds a permission for all or chosen events: my_reach, for lists.';

comment on function private.shown_role(uuid) is '{id, key, name, permissions}; the key is null for an account''s own.';

comment on function private.team_farewell_source(public.jobs) is 'TeamFarewellSource: to who was removed, or to the owner when somebody left; null when they are back.';

comment on function private.team_invitation_source(public.jobs) is 'TeamInvitationSource; null once it was accepted, taken back or has run out.';

comment on function public.accept_team_invitation(text) is 'Joins the team that invited the caller''s confirmed address; once. The account''s id.';

comment on function public.choose_account(uuid) is 'Shows another account that the caller works in, on all their devices. The account''s id.';

comment on function public.get_my_rights() is 'Where the caller works, the own account first: role, plan, what they may do there now, and for which events (null: all).';

comment on function public.get_team(uuid) is 'Who works in an account: members, open invitations, the roles there are and what each allows. Addresses and when somebody was last seen are for those who manage the team.';

comment on function public.get_team_invitation(text) is 'What an invitation''s link opens: who asks, to what, in which role and for which events, and whether it still can be accepted.';

comment on function public.invite_to_team(uuid, jsonb) is '{email, roleId, eventIds: null for all}: asks somebody into the team by a link that is good once, for seven days. The invitation''s id.';

comment on function public.leave_team(uuid) is 'The caller works there no more; what they did stays under their name. The account''s id.';

comment on function public.remove_team_member(uuid) is 'Ends somebody''s access at once, also in what they have open; their work stays under their name. The member''s id.';

comment on function public.resend_team_invitation(uuid) is 'Mails a new link for seven days; the one before it opens nothing any more. The invitation''s id.';

comment on function public.revoke_team_invitation(uuid) is 'Takes an invitation back; its link says so. The invitation''s id.';

comment on function public.set_member_role(uuid, uuid) is 'Gives somebody another role of the account, none of it beyond what the caller holds, neither the old nor the new. The member''s id.';

grant execute on function private.chosen_account() to authenticated;

grant execute on function private.chosen_account() to service_role;

grant execute on function private.sees_contact(uuid, uuid) to authenticated;

grant execute on function private.sees_contact(uuid, uuid) to service_role;

grant execute on function private.shown_accounts(text) to authenticated;

grant execute on function private.shown_accounts(text) to service_role;

grant execute on function private.shown_events(text) to authenticated;

grant execute on function private.shown_events(text) to service_role;

grant execute on function private.shown_reach(text) to authenticated;

grant execute on function private.shown_reach(text) to service_role;

grant execute on function public.accept_team_invitation(text) to authenticated;

grant execute on function public.accept_team_invitation(text) to service_role;

grant execute on function public.choose_account(uuid) to authenticated;

grant execute on function public.choose_account(uuid) to service_role;

grant execute on function public.get_my_rights() to authenticated;

grant execute on function public.get_my_rights() to service_role;

grant execute on function public.get_team(uuid) to authenticated;

grant execute on function public.get_team(uuid) to service_role;

grant execute on function public.get_team_invitation(text) to service_role;

grant execute on function public.invite_to_team(uuid, jsonb) to authenticated;

grant execute on function public.invite_to_team(uuid, jsonb) to service_role;

grant execute on function public.leave_team(uuid) to authenticated;

grant execute on function public.leave_team(uuid) to service_role;

grant execute on function public.remove_team_member(uuid) to authenticated;

grant execute on function public.remove_team_member(uuid) to service_role;

grant execute on function public.resend_team_invitation(uuid) to authenticated;

grant execute on function public.resend_team_invitation(uuid) to service_role;

grant execute on function public.revoke_team_invitation(uuid) to authenticated;

grant execute on function public.revoke_team_invitation(uuid) to service_role;

grant execute on function public.set_member_role(uuid, uuid) to authenticated;

grant execute on function public.set_member_role(uuid, uuid) to service_role;

grant select on table public.chosen_accounts to authenticated;

grant delete, insert, select, update on table public.chosen_accounts to service_role;

grant select on table public.shown_events to authenticated;

grant select on table public.shown_events to service_role;

grant delete, insert, select, update on table public.team_invitations to service_role;

comment on view private.shown_guests is 'Guests by name for whoever may see them; address and telephone only for who may see those. The rows of the table are for the latter alone. The server and functions of the owner''s see all.';

comment on view public.event_guest_list is 'The guest list of an event with household, tickets and money. Answer and party size are the standing of each; said is what they answered themselves.';

comment on view public.event_rsvp_list is 'Where everybody stands: by an answer or a ticket, and who has done neither (answer pending).';

grant select on table private.shown_guests to authenticated;

grant select on table private.shown_guests to service_role;

grant select on table public.event_guest_list to authenticated;

grant select on table public.event_guest_list to service_role;

grant select on table public.event_rsvp_list to authenticated;

grant select on table public.event_rsvp_list to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
