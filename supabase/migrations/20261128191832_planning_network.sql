-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- Planners among themselves: who is asked to plan together, and checklists that several accounts share.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('planning-network', 'Planning Network', 'pro', 'shared checklists, and asking a contact to plan together');

insert into private.notice_topics (topic, usual, permission) values
  ('planning', 'now', 'network.use');

create table public.plan_requests (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role_id uuid not null references public.roles (id) on delete cascade,
  event_ids uuid[] check (cardinality(event_ids) > 0),
  note text check (length(note) between 1 and 300),
  asked_by uuid references auth.users (id) on delete set null,
  expires_at timestamptz not null default now() + interval '14 days',
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn')),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check ((outcome is null) = (ended_at is null)),
  check (role_id <> private.built_in_role('owner'))
);
comment on table public.plan_requests is
  'Which contact an account asked to plan with it, in which role and for which events. Unlike an invitation to a team it needs no address: theirs is told to the account once they say yes.';
comment on column public.plan_requests.event_ids is 'The events that they are to work on; null: all there are and will be.';
create unique index plan_requests_open on public.plan_requests (account_id, user_id) where outcome is null;
create index plan_requests_account on public.plan_requests (account_id, created_at);
create index plan_requests_user on public.plan_requests (user_id);
create index plan_requests_role on public.plan_requests (role_id);
create index plan_requests_asked_by on public.plan_requests (asked_by);
alter table public.plan_requests enable row level security;

create table public.shared_checklists (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  title text not null check (length(trim(title)) between 1 and 120),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.shared_checklists is 'Checklists that several accounts see and tick; whose it is shares and deletes it.';
comment on column public.shared_checklists.updated_at is 'Also when something in it changes: who has it open hears of it by this.';
create index shared_checklists_account on public.shared_checklists (account_id, created_at);
create index shared_checklists_created_by on public.shared_checklists (created_by);
alter table public.shared_checklists enable row level security;

create table public.shared_checklist_accounts (
  checklist_id uuid not null references public.shared_checklists (id) on delete cascade,
  account_id uuid not null references public.accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (checklist_id, account_id)
);
comment on table public.shared_checklist_accounts is 'Which other accounts see and tick a checklist.';
create index shared_checklist_accounts_account on public.shared_checklist_accounts (account_id);
alter table public.shared_checklist_accounts enable row level security;

create table public.shared_checklist_items (
  id uuid primary key default gen_random_uuid(),
  checklist_id uuid not null references public.shared_checklists (id) on delete cascade,
  words text not null check (length(trim(words)) between 1 and 200),
  place integer not null,
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null
);
comment on table public.shared_checklist_items is 'What is to be done, in its order; who ticked it, and when.';
create index shared_checklist_items_checklist on public.shared_checklist_items (checklist_id, place);
create index shared_checklist_items_done_by on public.shared_checklist_items (done_by);
alter table public.shared_checklist_items enable row level security;

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('network.use', false, true, '{fact_planning_network}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), 'network.use' from unnest('{owner,admin,editor}'::text[]) as r (role);

CREATE OR REPLACE FUNCTION private.require_file_room(me public.thread_members)
 RETURNS public.threads
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
begin
  select * into strict thread from public.threads t where t.id = me.thread_id;
  perform private.require_voice(thread, me);
  -- Several at once are counted one after the other.
  perform 1 from public.thread_members m where m.id = me.id for no key update;
  if (select count(*) from public.thread_files f where f.member_id = me.id and f.created_at > now() - interval '1 hour') >= 60 then
    perform private.refuse(429, 'too_many_requests', 'That was very much at once. Try again in an hour');
  end if;
  return thread;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_offer(offer_id uuid, step text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.enqueue_job('ownership', jsonb_build_object('offerId', offer_id, 'step', step), 'ownership:' || offer_id || ':' || step);
  perform private.notify(array[case when step in ('offered', 'withdrawn', 'taken') then o.to_user_id else o.from_user_id end], 'planning',
    jsonb_build_object('kind', case step when 'declined' then 'refused' else step end, 'account', a.name, 'name', p.display_name), o.account_id, null, o.id)
  from public.ownership_offers o
  join public.accounts a on a.id = o.account_id
  join public.profiles p on p.user_id = case when step in ('offered', 'withdrawn', 'taken') then o.from_user_id else o.to_user_id end
  where o.id = offer_id;
  -- The mail about it goes to everybody it concerns, whatever they chose: the notice brings no second one.
  update public.notices n set mail_due_at = null where n.subject_id = offer_id and n.topic = 'planning';
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
  wanted uuid[];
  new_id uuid := gen_random_uuid();
begin
  wanted := private.check_team_scope(account_id_param, request);
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
  values (new_id, account_id_param, address, (request ->> 'roleId')::uuid, wanted,
    private.hash_token(private.derive_token('team', new_id, 1)), (select auth.uid()));
  perform private.send_team_invitation(new_id);
  return new_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.stop_announcement(announcement_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements := private.own_announcement(announcement_id_param);
begin
  if kept.state not in ('scheduled', 'sending') and not exists (select from public.mail_deliveries d
    where d.of_id = kept.id and d.of_kind = 'announcement' and d.status = 'queued')
    and not exists (select from private.announcement_recipients r where r.announcement_id = kept.id and r.again_for is not null) then
    perform private.refuse(409, 'conflict', 'It is not on its way', 'state');
  end if;
  update public.mail_deliveries d set status = 'dropped', reason = 'stopped', ended_at = now()
  where d.of_id = kept.id and d.of_kind = 'announcement' and d.status = 'queued';
  delete from private.announcement_recipients r where r.announcement_id = kept.id and r.told_at is null;
  update private.announcement_recipients r set again_for = null where r.announcement_id = kept.id and r.again_for is not null;
  update public.announcements a set
    -- Sent to everybody, it stays so: what stops is only telling them that it was corrected.
    state = case when a.state = 'sent' and a.told_again_at is not null then 'sent'
      when exists (select from private.announcement_recipients r where r.announcement_id = a.id) then 'cancelled' else 'draft' end,
    send_at = case when a.state = 'scheduled' then null else a.send_at end,
    finished_at = case when a.state = 'sent' and a.told_again_at is not null then a.finished_at else now() end
  where a.id = kept.id returning * into kept;
  return private.announcement_view(kept);
end
$function$;

CREATE OR REPLACE FUNCTION private.check_team_scope(asking_account_id uuid, request jsonb)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted_role public.roles;
  wanted uuid[] := case when jsonb_typeof(request -> 'eventIds') = 'array'
    then array(select distinct e::uuid from jsonb_array_elements_text(request -> 'eventIds') e) end;
begin
  perform private.require_permission('team.manage', asking_account_id);
  perform private.require_plan(asking_account_id, 'multi-admin');
  select * into wanted_role from public.roles r where r.id::text = request ->> 'roleId'
    and coalesce(r.account_id, asking_account_id) = asking_account_id and r.id <> private.built_in_role('owner');
  if wanted_role.id is null then
    perform private.refuse(400, 'invalid_input', 'Choose one of the roles of this account', 'roleId');
  end if;
  perform private.require_all_of(asking_account_id, private.permissions_of(wanted_role.id));
  if wanted is not null and cardinality(wanted) = 0 then
    perform private.refuse(400, 'invalid_input', 'Choose at least one event, or all of them', 'eventIds');
  end if;
  if exists (select from unnest(wanted) w where w not in (select e.id from public.events e where e.account_id = asking_account_id)) then
    perform private.refuse(400, 'invalid_input', 'Choose among the events of this account', 'eventIds');
  end if;
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_planning_network(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object('checklists', count(*), 'items', coalesce(sum(i.items), 0), 'done', coalesce(sum(i.done), 0)), null, null,
      to_jsonb((array_agg(jsonb_build_object('id', l.id, 'title', l.title, 'count', i.items - i.done) order by l.updated_at desc, l.id))[1:5]))
    from public.shared_checklists l
    cross join lateral (select count(*) as items, count(x.done_at) as done from public.shared_checklist_items x where x.checklist_id = l.id) i
    where l.account_id = any (mine) or exists (
      select from public.shared_checklist_accounts s where s.checklist_id = l.id and s.account_id = any (mine)));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_over_planning(notice public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case notice.detail ->> 'kind'
    when 'asked' then not exists (
      select from public.plan_requests r where r.id = notice.subject_id and r.outcome is null and r.expires_at > now())
    when 'offered' then not exists (
      select from public.ownership_offers o where o.id = notice.subject_id and private.offer_is_open(o))
    else false end
$function$;

CREATE OR REPLACE FUNCTION private.my_checklists()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select l.id from private.my_accounts('network.use') a (id) join public.shared_checklists l on l.account_id = a.id
  union
  select s.checklist_id from private.my_accounts('network.use') a (id) join public.shared_checklist_accounts s on s.account_id = a.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.planning_contacts()
 RETURNS TABLE(person_id uuid, event_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select t.user_id, e.id
  from public.team_members m
  join public.team_members t on t.account_id = m.account_id and t.status = 'active' and t.user_id <> m.user_id
  join public.events e on e.account_id = m.account_id
  where m.user_id = (select auth.uid()) and m.status = 'active'
    and (m.event_scope = 'all' or exists (select from public.member_events x where x.member_id = m.id and x.event_id = e.id))
    and (t.event_scope = 'all' or exists (select from public.member_events x where x.member_id = t.id and x.event_id = e.id));
end
$function$;

CREATE OR REPLACE FUNCTION private.share_checklist(checklist public.shared_checklists, person_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  theirs uuid := private.account_of_user(person_id);
begin
  perform private.require_plan(checklist.account_id, 'planning-network');
  if theirs is null or not exists (select from private.planning_contacts() c where c.person_id = share_checklist.person_id) then
    perform private.refuse(400, 'invalid_input', 'Choose somebody you plan an event with', 'userId');
  end if;
  if theirs = checklist.account_id then
    perform private.refuse(409, 'conflict', 'They have it already: it is their account''s', 'userId');
  end if;
  if (select count(*) from public.shared_checklist_accounts s where s.checklist_id = checklist.id) >= 20 then
    perform private.refuse(409, 'limit_exceeded', 'A checklist is shared with up to 20 others', 'userId');
  end if;
  insert into public.shared_checklist_accounts (checklist_id, account_id) values (checklist.id, theirs) on conflict do nothing;
  if found then
    perform private.notify(array[person_id], 'planning', jsonb_build_object('kind', 'shared', 'title', checklist.title,
      'name', (select p.display_name from public.profiles p where p.user_id = (select auth.uid()))), theirs, null, checklist.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_checklist(checklist public.shared_checklists)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', checklist.id, 'title', checklist.title, 'isOwn', private.may('network.use', checklist.account_id),
    'of', (select a.name from public.accounts a where a.id = checklist.account_id),
    'with', (select coalesce(jsonb_agg(jsonb_build_object('accountId', a.id, 'name', a.name, 'isMine', private.may('network.use', a.id)) order by s.created_at, a.id), '[]')
      from public.shared_checklist_accounts s join public.accounts a on a.id = s.account_id where s.checklist_id = checklist.id),
    'items', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'words', i.words, 'doneAt', i.done_at, 'doneBy', p.display_name)
        order by i.place, i.id), '[]')
      from public.shared_checklist_items i left join public.profiles p on p.user_id = i.done_by where i.checklist_id = checklist.id))
$function$;

CREATE OR REPLACE FUNCTION private.shown_plan_request(asked public.plan_requests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', asked.id, 'accountName', a.name, 'name', p.display_name, 'avatarUrl', p.avatar_url,
    'by', b.display_name, 'role', private.shown_role(asked.role_id), 'note', asked.note,
    'eventNames', case when asked.event_ids is not null then
      (select coalesce(jsonb_agg(e.name order by e.start_date), '[]') from public.events e where e.id = any (asked.event_ids)) end,
    'askedAt', asked.created_at, 'expiresAt', asked.expires_at)
  from public.accounts a
  join public.profiles p on p.user_id = asked.user_id
  left join public.profiles b on b.user_id = asked.asked_by
  where a.id = asked.account_id
$function$;

CREATE OR REPLACE FUNCTION public.answer_plan_request(request_id_param uuid, says_yes boolean)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.plan_requests;
  address text := (select lower(u.email) from auth.users u where u.id = (select auth.uid()) and u.email_confirmed_at is not null);
  invited uuid := gen_random_uuid();
begin
  select * into asked from public.plan_requests r where r.id = request_id_param and r.user_id = (select auth.uid()) for update;
  if asked.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or somebody else was asked');
  end if;
  if asked.outcome is not null or asked.expires_at <= now() then
    perform private.refuse(410, 'link_revoked', 'This is not open any more. Ask for it anew');
  end if;
  update public.plan_requests r set outcome = case when says_yes then 'accepted' else 'declined' end, ended_at = now() where r.id = asked.id;
  if says_yes then
    -- Who asked must still be allowed to.
    if asked.asked_by is null or not private.person_may(asked.asked_by, 'team.manage', asked.account_id) then
      perform private.refuse(409, 'conflict', 'Who asked you cannot give this any more. Ask the account''s owner');
    end if;
    if address is null then
      perform private.refuse(403, 'not_allowed', 'Confirm your e-mail address first');
    end if;
    update public.team_invitations i set ended_at = now()
    where i.account_id = asked.account_id and i.email = address and i.ended_at is null;
    insert into public.team_invitations (id, account_id, email, role_id, event_ids, token_hash, invited_by)
    values (invited, asked.account_id, address, asked.role_id, asked.event_ids,
      private.hash_token(private.derive_token('team', invited, 1)), asked.asked_by);
    perform public.accept_team_invitation(private.derive_token('team', invited, 1));
  end if;
  perform private.notify(array[asked.asked_by], 'planning', jsonb_build_object('kind', case when says_yes then 'joined' else 'declined' end,
    'name', (select p.display_name from public.profiles p where p.user_id = (select auth.uid())),
    'account', (select a.name from public.accounts a where a.id = asked.account_id)), asked.account_id, null, asked.id);
  return asked.account_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.ask_to_plan(request jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asking uuid := private.chosen_account();
  them uuid := (request ->> 'userId')::uuid;
  wanted uuid[];
  new_id uuid;
begin
  wanted := private.check_team_scope(asking, request);
  perform private.require_plan(asking, 'planning-network');
  if not exists (select from private.planning_contacts() c where c.person_id = them) then
    perform private.refuse(404, 'not_found', 'You plan no event with them now. Invite them by their e-mail address, under Team and roles');
  end if;
  if exists (select from public.team_members m where m.account_id = asking and m.user_id = them and m.status = 'active') then
    perform private.refuse(409, 'conflict', 'They work in this account already. Change their role under Team and roles');
  end if;
  update public.plan_requests r set outcome = 'withdrawn', ended_at = now()
  where r.account_id = asking and r.user_id = them and r.outcome is null and r.expires_at <= now();
  if (select count(*) from public.plan_requests r where r.account_id = asking and r.created_at > now() - interval '1 day') >= 50 then
    perform private.refuse(429, 'too_many_requests', 'Fifty people were asked within a day. Go on tomorrow');
  end if;
  insert into public.plan_requests (account_id, user_id, role_id, event_ids, note, asked_by)
  values (asking, them, (request ->> 'roleId')::uuid, wanted, private.check_text(request ->> 'note', 300, 'note', 'A note'), (select auth.uid()))
  on conflict (account_id, user_id) where outcome is null do nothing
  returning id into new_id;
  if new_id is null then
    perform private.refuse(409, 'conflict', 'They are asked already. Wait for their answer, or take it back');
  end if;
  perform private.notify(array[them], 'planning', jsonb_build_object('kind', 'asked',
    'name', (select p.display_name from public.profiles p where p.user_id = (select auth.uid())),
    'account', (select a.name from public.accounts a where a.id = asking)), private.account_of_user(them), null, new_id);
  return new_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_shared_checklist(checklist_id_param uuid, change jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  checklist public.shared_checklists;
  act text := change ->> 'act';
  item_id uuid := (change ->> 'id')::uuid;
  typed text;
  is_own boolean;
begin
  select * into checklist from public.shared_checklists l
  where l.id = checklist_id_param and l.id in (select private.my_checklists()) for update;
  if checklist.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  is_own := private.may('network.use', checklist.account_id);
  if act in ('title', 'share', 'remove') and not is_own then
    perform private.refuse(403, 'not_allowed', 'Only whose checklist it is does that');
  end if;
  if act in ('add', 'words') then
    typed := regexp_replace(private.check_text(change ->> 'words', 200, 'words', 'A line'), '\s+', ' ', 'g');
    if typed is null then
      perform private.refuse(400, 'invalid_input', 'Write what is to be done', 'words');
    end if;
  end if;
  case act
    when 'add' then
      if (select count(*) from public.shared_checklist_items i where i.checklist_id = checklist.id) >= 200 then
        perform private.refuse(409, 'limit_exceeded', 'A checklist has up to 200 lines', 'words');
      end if;
      -- Sent again after a lost answer, it is the same line.
      insert into public.shared_checklist_items (id, checklist_id, words, place)
      select coalesce(item_id, gen_random_uuid()), checklist.id, typed, coalesce(max(i.place), 0) + 1
      from public.shared_checklist_items i where i.checklist_id = checklist.id
      on conflict (id) do nothing;
    when 'words' then
      update public.shared_checklist_items i set words = typed where i.id = item_id and i.checklist_id = checklist.id;
    when 'tick' then
      update public.shared_checklist_items i
      set done_at = case when (change ->> 'on')::boolean then coalesce(i.done_at, now()) end,
        done_by = case when (change ->> 'on')::boolean then case when i.done_at is null then (select auth.uid()) else i.done_by end end
      where i.id = item_id and i.checklist_id = checklist.id;
    when 'drop' then
      delete from public.shared_checklist_items i where i.id = item_id and i.checklist_id = checklist.id;
    when 'title' then
      typed := private.check_text(change ->> 'title', 120, 'title', 'A name');
      if typed is null then
        perform private.refuse(400, 'invalid_input', 'Give the checklist a name', 'title');
      end if;
      update public.shared_checklists l set title = typed where l.id = checklist.id;
    when 'share' then
      perform private.share_checklist(checklist, (change ->> 'userId')::uuid);
    when 'leave' then
      -- Whose it is takes it from others; others give it back.
      delete from public.shared_checklist_accounts s where s.checklist_id = checklist.id and s.account_id = (change ->> 'accountId')::uuid
        and (is_own or private.may('network.use', s.account_id));
    when 'remove' then
      delete from public.shared_checklists l where l.id = checklist.id;
    else
      perform private.refuse(400, 'invalid_input', 'This cannot be done with a checklist', 'act');
  end case;
  if not found and act in ('words', 'tick', 'leave') then
    perform private.refuse(404, 'not_found', 'Somebody took it away in the meantime');
  end if;
  update public.shared_checklists l set updated_at = now() where l.id = checklist.id;
  return checklist.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_planning_network()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  shown uuid := private.chosen_account();
  manages boolean := private.may('team.manage', shown);
begin
  return jsonb_build_object('accountId', shown, 'mayUse', private.may('network.use', shown),
    'hasPlan', private.account_plan_rank(shown) >= private.plan_rank(
      (select g.required_plan from public.plan_gates g where g.feature_key = 'planning-network')),
    'mayAsk', manages and private.has_team(shown),
    'contacts', (select coalesce(jsonb_agg(jsonb_build_object('userId', c.person_id, 'name', p.display_name, 'avatarUrl', p.avatar_url,
        'events', c.events, 'names', c.names,
        'isHere', exists (select from public.team_members t where t.account_id = shown and t.user_id = c.person_id and t.status = 'active'),
        'isAsked', manages and exists (select from public.plan_requests r
          where r.account_id = shown and r.user_id = c.person_id and r.outcome is null and r.expires_at > now()))
        order by lower(p.display_name), c.person_id), '[]')
      from (select n.person_id, count(*) as events, to_jsonb((array_agg(n.name order by n.latest desc, n.name))[1:3]) as names
        from (select k.person_id, e.name, max(e.start_date) as latest
          from private.planning_contacts() k join public.events e on e.id = k.event_id group by k.person_id, e.name) n
        group by n.person_id) c
      join public.profiles p on p.user_id = c.person_id),
    'toMe', (select coalesce(jsonb_agg(private.shown_plan_request(r) order by r.created_at desc), '[]')
      from public.plan_requests r where r.user_id = (select auth.uid()) and r.outcome is null and r.expires_at > now()),
    'asked', (select coalesce(jsonb_agg(private.shown_plan_request(r) order by r.created_at desc), '[]')
      from public.plan_requests r where manages and r.account_id = shown and r.outcome is null and r.expires_at > now()),
    'checklists', (select coalesce(jsonb_agg(private.shown_checklist(l) order by l.created_at desc, l.id), '[]')
      from public.shared_checklists l where l.id in (select private.my_checklists())));
end
$function$;

CREATE OR REPLACE FUNCTION public.start_shared_checklist(request jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  home uuid := private.chosen_account();
  made public.shared_checklists;
  person_id text;
begin
  perform private.require_permission('network.use', home);
  perform private.require_plan(home, 'planning-network');
  if private.check_text(request ->> 'title', 120, 'title', 'A name') is null then
    perform private.refuse(400, 'invalid_input', 'Give the checklist a name', 'title');
  end if;
  perform 1 from public.accounts a where a.id = home for no key update;
  if (select count(*) from public.shared_checklists l where l.account_id = home) >= 100 then
    perform private.refuse(409, 'limit_exceeded', 'An account has up to 100 shared checklists. Delete one that is done');
  end if;
  insert into public.shared_checklists (account_id, title, created_by)
  values (home, private.check_text(request ->> 'title', 120, 'title', 'A name'), (select auth.uid())) returning * into made;
  for person_id in select distinct u from jsonb_array_elements_text(coalesce(request -> 'userIds', '[]')) u loop
    perform private.share_checklist(made, person_id::uuid);
  end loop;
  return made.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_plan_request(request_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.plan_requests;
begin
  select * into asked from public.plan_requests r where r.id = request_id_param for update;
  perform private.require_permission('team.manage', asked.account_id);
  if asked.outcome is not null then
    perform private.refuse(409, 'conflict', 'They have answered already');
  end if;
  update public.plan_requests r set outcome = 'withdrawn', ended_at = now() where r.id = asked.id;
  return asked.id;
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.plan_requests FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF title ON public.shared_checklists FOR EACH ROW EXECUTE FUNCTION private.audit_row();

create policy "who has a checklist hears of it" on public.shared_checklists
as permissive for select to authenticated using ((id IN ( SELECT private.my_checklists() AS my_checklists)));

comment on function private.tell_of_offer(uuid, text) is 'Mails about an offer, and a notice in the product: offered, withdrawn and taken to who was asked, declined and given to who asked.';

comment on function private.check_team_scope(uuid, jsonb) is '{roleId, eventIds: null for all}: the events, where the caller may ask somebody into this role for them; else it is refused.';

comment on function private.fact_planning_network(uuid[]) is 'Shared checklists, and what of them is done; the rows are those that changed last.';

comment on function private.is_over_planning(public.notices) is 'Nobody is told that they are asked once they have answered or it was taken back.';

comment on function private.my_checklists() is 'Checklists of the accounts in which the caller uses the planning network.';

comment on function private.planning_contacts() is 'With whom the caller plans which event now: both are members, and it is in the scope of both.';

comment on function private.share_checklist(public.shared_checklists, uuid) is 'Gives a checklist to a contact''s own account, and tells them once.';

comment on function private.shown_checklist(public.shared_checklists) is 'SharedChecklist, as the caller sees it.';

comment on function private.shown_plan_request(public.plan_requests) is 'PlanRequest: who asks whom to what.';

comment on function public.answer_plan_request(uuid, boolean) is 'Yes joins the team that asked the caller, in the role and for the events that were said; no is told to who asked. The account''s id.';

comment on function public.ask_to_plan(jsonb) is '{userId, roleId, eventIds: null for all, note}: asks a contact to plan with the chosen account. The request''s id.';

comment on function public.change_shared_checklist(uuid, jsonb) is '{act: add, words, tick, drop, title, share, leave, remove, and what it needs}: one change of a checklist. Every account that has it writes its lines; whose it is names, shares and deletes it. Its id.';

comment on function public.get_planning_network() is 'PlanningNetwork: the caller''s contacts from shared events, who asks them, whom the chosen account asks, and every checklist that one of their accounts has.';

comment on function public.start_shared_checklist(jsonb) is '{title, userIds}: a checklist of the chosen account, shared with contacts. Its id.';

comment on function public.withdraw_plan_request(uuid) is 'Takes back what was asked; nobody is told. The request''s id.';

grant execute on function private.my_checklists() to authenticated;

grant execute on function private.my_checklists() to service_role;

grant execute on function public.answer_plan_request(uuid, boolean) to authenticated;

grant execute on function public.answer_plan_request(uuid, boolean) to service_role;

grant execute on function public.ask_to_plan(jsonb) to authenticated;

grant execute on function public.ask_to_plan(jsonb) to service_role;

grant execute on function public.change_shared_checklist(uuid, jsonb) to authenticated;

grant execute on function public.change_shared_checklist(uuid, jsonb) to service_role;

grant execute on function public.get_planning_network() to authenticated;

grant execute on function public.get_planning_network() to service_role;

grant execute on function public.start_shared_checklist(jsonb) to authenticated;

grant execute on function public.start_shared_checklist(jsonb) to service_role;

grant execute on function public.withdraw_plan_request(uuid) to authenticated;

grant execute on function public.withdraw_plan_request(uuid) to service_role;

grant all on table public.plan_requests to service_role;

grant all on table public.shared_checklist_accounts to service_role;

grant all on table public.shared_checklist_items to service_role;

grant select on table public.shared_checklists to authenticated;

grant all on table public.shared_checklists to service_role;

alter publication supabase_realtime add table public.shared_checklists;

select private.guard_half_sessions();

reset check_function_bodies;
