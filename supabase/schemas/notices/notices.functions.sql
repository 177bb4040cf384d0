-- Notices: made in the transaction of their cause, for those who may see what they are about.

create function private.notify(
  people uuid[], about text, told jsonb, in_account_id uuid, at_event_id uuid default null, of_subject_id uuid default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted integer;
  moment timestamptz := private.notice_clock();
begin
  insert into public.notices (user_id, account_id, event_id, topic, subject_id, detail, in_product, mail_due_at, push_due_at, created_at)
  select w.user_id, in_account_id, at_event_id, about, of_subject_id, told, w.in_product, w.mail_due_at, w.push_due_at, moment
  from (
    select p.user_id, private.wants_in_product(p.notification_prefs, about) as in_product,
      private.notice_mail_due(private.notice_choice(p.notification_prefs, about), moment, p.notification_prefs, p.time_zone) as mail_due_at,
      case when exists (select from public.push_subscriptions s where s.user_id = p.user_id)
          and private.wants_push(p.notification_prefs, about)
        then private.after_quiet_hours(moment, p.notification_prefs, p.time_zone) end as push_due_at
    from public.profiles p
    join private.notice_topics t on t.topic = about
    where p.user_id = any (people) and p.user_id is distinct from auth.uid()
      and private.person_may(p.user_id, t.permission, in_account_id, at_event_id)
      and not exists (select from public.notice_mutes m where m.user_id = p.user_id and m.event_id = at_event_id)) w
  where w.in_product or w.mail_due_at is not null or w.push_due_at is not null;
  get diagnostics noted = row_count;
  return noted;
end
$$;
comment on function private.notify(uuid[], text, jsonb, uuid, uuid, uuid) is
  'Tells people with an account of something, each as they wish; nobody of what they did themself, of an event they muted, or of what they may not see. `told` are the facts that <area>.notices.ts in core writes a line of; the subject is what it is about, and of several notices about the same only the newest goes out. How many are told.';

create function private.tell_planners(about_event_id uuid, about text, told jsonb, of_subject_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_account_id uuid := (select e.account_id from public.events e where e.id = about_event_id);
begin
  perform private.notify(array(
    select m.user_id from public.team_members m where m.account_id = of_account_id and m.status = 'active'),
    about, told, of_account_id, about_event_id, of_subject_id);
end
$$;
comment on function private.tell_planners(uuid, text, jsonb, uuid) is
  'Tells everyone who works on an event, as each of them wishes and may.';

create function private.queue_mail(
  job_kind text, job_payload jsonb, to_email text, about text, from_account_id uuid, at_event_id uuid default null,
  part_kind text default null, part_id uuid default null, job_dedupe_key text default null, job_run_at timestamptz default now())
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_id uuid;
begin
  insert into public.jobs (kind, payload, dedupe_key, run_at)
  values (job_kind, job_payload, job_dedupe_key, job_run_at)
  on conflict (dedupe_key) do nothing returning id into new_id;
  if new_id is not null then
    insert into public.mail_deliveries (key, account_id, event_id, kind, topic, email, of_kind, of_id, caused_by)
    values (new_id::text, from_account_id, at_event_id, job_kind, about, lower(trim(to_email)), part_kind, part_id, auth.uid());
  end if;
  return new_id;
end
$$;
comment on function private.queue_mail(text, jsonb, text, text, uuid, uuid, text, uuid, text, timestamptz) is
  'A mail to somebody without an account, such as a guest: its job, and its row in mail_deliveries as queued, so that who causes it sees from the first moment what becomes of it. The rule is asked when it goes. The id of both; null where the dedupe key was there.';

-- What is not worth telling any more ----------------------------------------------------------------

create function private.notice_pointless(told public.notices)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  prefs jsonb := (select p.notification_prefs from public.profiles p where p.user_id = told.user_id);
  is_over boolean := false;
begin
  if told.read_at is not null then
    return 'read';
  elsif exists (select from public.notice_mutes m where m.user_id = told.user_id and m.event_id = told.event_id) then
    return 'muted';
  elsif (told.mail_due_at is null or told.mailed_at is not null or private.notice_choice(prefs, told.topic) = 'off')
    and (told.push_due_at is null or told.pushed_at is not null or not private.wants_push(prefs, told.topic)) then
    return 'off';
  elsif not private.person_may(told.user_id,
    (select t.permission from private.notice_topics t where t.topic = told.topic), told.account_id, told.event_id) then
    return 'not_allowed';
  elsif told.subject_id is not null and exists (select from public.notices n
    where n.user_id = told.user_id and n.topic = told.topic and n.subject_id = told.subject_id and n.id > told.id) then
    return 'newer';
  elsif to_regprocedure(format('private.%I(public.notices)', 'is_over_' || told.topic)) is not null then
    execute format('select private.%I($1)', 'is_over_' || told.topic) using told into is_over;
  end if;
  return case when is_over then 'over' end;
end
$$;
comment on function private.notice_pointless(public.notices) is
  'Why a notice is not worth a mail any more, at the moment of sending; null while it is. A topic''s own reason is private.is_over_<topic>(notice).';

create function private.drop_pointless_notices()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  told public.notices;
  why text;
begin
  for told in select * from public.notices n
    where n.mail_due_at <= private.notice_clock() and n.mailed_at is null
      or n.push_due_at <= private.notice_clock() and n.pushed_at is null
    order by n.id limit 2000 loop
    why := private.notice_pointless(told);
    if why is not null then
      update public.notices n set dropped = why,
        mail_due_at = case when n.mailed_at is not null then n.mail_due_at end,
        push_due_at = case when n.pushed_at is not null then n.push_due_at end
      where n.id = told.id;
    else
      -- What was due before the quiet hours and comes late waits, too; a way that was switched off since is not gone.
      update public.notices n set
        mail_due_at = case when n.mailed_at is not null or (n.mail_due_at <= private.notice_clock()) is not true then n.mail_due_at
          when w.mails then w.later end,
        push_due_at = case when n.pushed_at is not null or (n.push_due_at <= private.notice_clock()) is not true then n.push_due_at
          when w.pushes then w.later end
      from (select private.after_quiet_hours(private.notice_clock(), p.notification_prefs, p.time_zone) as later,
          private.notice_choice(p.notification_prefs, told.topic) <> 'off' as mails, private.wants_push(p.notification_prefs, told.topic) as pushes
        from public.profiles p where p.user_id = told.user_id) w
      where n.id = told.id and (w.later > private.notice_clock() or not w.mails or not w.pushes);
    end if;
  end loop;
end
$$;
comment on function private.drop_pointless_notices() is 'What is due and has lost its reason meanwhile does not go out; what comes late into quiet hours waits for their end.';

-- What goes out -------------------------------------------------------------------------------------

create function public.list_due_notices()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.drop_pointless_notices();
  -- Materialized: else each row would have a name of its own.
  with b as materialized (
    select due.user_id, gen_random_uuid() as batch from (
      select o.user_id from public.notices o
      where o.mail_due_at <= private.notice_clock() and o.mailed_at is null and o.mail_batch is null
      group by o.user_id order by min(o.mail_due_at) limit 50) due)
  update public.notices n set mail_batch = b.batch from b
  where n.user_id = b.user_id and n.mail_due_at <= private.notice_clock() and n.mailed_at is null and n.mail_batch is null;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('userId', due.user_id, 'to', u.email, 'name', p.display_name,
      'locale', p.locale, 'batch', due.mail_batch, 'end', private.notice_end(due.mail_batch), 'notices', due.notices)), '[]')
    from (
      select n.user_id, n.mail_batch, jsonb_agg(jsonb_build_object('topic', n.topic, 'eventId', n.event_id,
        'eventName', e.name, 'detail', n.detail, 'at', n.created_at) order by e.name, n.id) as notices
      from public.notices n left join public.events e on e.id = n.event_id
      where n.mail_due_at <= private.notice_clock() and n.mailed_at is null and n.mail_batch is not null
      group by n.user_id, n.mail_batch order by min(n.mail_due_at) limit 50) due
    join auth.users u on u.id = due.user_id and u.email is not null
    join public.profiles p on p.user_id = due.user_id);
end
$$;
comment on function public.list_due_notices() is
  'Mails that people are owed now, what has lost its reason left out: [{userId, to, name, locale, batch, end: {token, isOfOne}, notices: [{topic, eventId, eventName, detail, at}]}]. A batch is one mail and stays the same until it is finished, so that after a crash it is known again by its name.';

create function public.finish_notices(batch_param uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.notices n set mailed_at = private.notice_clock()
  where n.mail_batch = batch_param and n.mailed_at is null and n.mail_due_at <= private.notice_clock()
$$;
comment on function public.finish_notices(uuid) is 'Marks notices as told, once their mail is accepted.';

create function public.take_due_pushes()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken jsonb;
begin
  perform private.drop_pointless_notices();
  -- A push that is lost is worth less than one that comes twice: it is noted before it goes.
  with due as (
    update public.notices n set pushed_at = private.notice_clock()
    where n.id in (select o.id from public.notices o
      where o.push_due_at <= private.notice_clock() and o.pushed_at is null order by o.push_due_at limit 200)
    returning n.*)
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'topic', d.topic, 'eventId', d.event_id,
    'eventName', (select e.name from public.events e where e.id = d.event_id), 'detail', d.detail,
    'devices', (select jsonb_agg(jsonb_build_object('id', s.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth_secret))
      from public.push_subscriptions s where s.user_id = d.user_id))), '[]') into taken
  from due d where exists (select from public.push_subscriptions s where s.user_id = d.user_id);
  return taken;
end
$$;
comment on function public.take_due_pushes() is
  'What devices are to tell now, each once: [{id, topic, eventId, eventName, detail, devices: [{id, endpoint, p256dh, auth}]}].';

create function public.drop_push_subscription(subscription_id_param uuid)
returns void
language sql
security definer
set search_path = ''
as $$ delete from public.push_subscriptions s where s.id = subscription_id_param $$;
comment on function public.drop_push_subscription(uuid) is 'A device that its push service does not know any more.';

create function private.forget_notices(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.notices n where n.account_id = person.account_id and n.detail ->> 'name' = person.full_name;
$$;
comment on function private.forget_notices(public.guests) is 'What planners were told of somebody, by name.';
