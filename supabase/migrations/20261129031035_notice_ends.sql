-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- The ends of notice mails: what "no more of these" in a mail to somebody with an account acts on, without a sign-in.

create table private.notice_ends (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  topics text[] not null check (cardinality(topics) > 0),
  subject_id uuid,
  before jsonb not null default '{}' check (jsonb_typeof(before) = 'object'),
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, topics, subject_id)
);
comment on table private.notice_ends is
  'What the link of a notice mail ends for one person: the one thing it told of, or the kinds of notices that stood in it. The same mails have the same link, whenever they were sent.';
comment on column private.notice_ends.subject_id is 'The one thing, such as a topic of the forum; null where the kinds are meant.';
comment on column private.notice_ends.before is 'What the person had chosen for these kinds, so that taking it back brings that again.';
alter table private.notice_ends enable row level security;

CREATE OR REPLACE FUNCTION private.drop_pointless_notices()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.message_mail(me public.thread_members)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
  place public.event_guests;
  event public.events;
  person public.guests;
  newest public.thread_messages;
  waiting integer;
  page text;
begin
  select * into thread from public.threads t where t.id = me.thread_id;
  select * into place from public.event_guests eg where eg.id = me.event_guest_id;
  select * into event from public.events e where e.id = place.event_id and e.status <> 'draft';
  select * into person from public.guests g where g.id = place.guest_id and g.status = 'active';
  select count(*) into waiting from private.waits_for(thread, me);
  if person.email is null or event.id is null or waiting = 0 or me.left_at is not null
    or not exists (select from private.thread_guests(thread, place.id)) then
    return null;
  end if;
  select * into newest from private.waits_for(thread, me) w order by w.place desc limit 1;
  page := private.site_url() || '/my-messages/' || private.personal_token(private.ensure_personal_link(place, 'invitation'));
  return jsonb_build_object('to', person.email, 'name', person.full_name, 'locale', coalesce(person.locale, event.locale),
    'zone', coalesce((select z.name from private.time_zones z where z.name = person.time_zone), event.time_zone),
    'event', private.public_event(event, false), 'url', page || '?thread=' || thread.id,
    'allUrl', page,
    'author', (select private.member_name(m) from public.thread_members m where m.id = newest.author_id),
    'talk', case when thread.kind <> 'person' then private.thread_title(thread) end,
    'text', nullif(left(newest.body, 600), ''), 'count', waiting);
end
$function$;

CREATE OR REPLACE FUNCTION private.notice_pointless(told public.notices)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.poll_invitation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, e.locale),
    'event', private.public_event(e, false), 'title', p.title, 'note', p.note, 'naming', p.naming, 'closesAt', p.closes_at,
    'again', coalesce(job.payload -> 'again', 'false'),
    'questions', (select jsonb_agg(q.text order by q.position) from public.poll_questions q where q.poll_id = p.id),
    'url', private.site_url() || '/poll/' || private.derive_token('poll', i.id, 1),
    'unsubscribeUrl', private.site_url() || '/invitation/' || private.personal_token(private.ensure_personal_link(eg, 'invitation')) || '?mails=stop')
  from public.poll_invitations i
  join public.polls p on p.id = i.poll_id
  join public.events e on e.id = p.event_id and e.status = 'published'
  join public.event_guests eg on eg.id = i.event_guest_id
  join public.guests g on g.id = eg.guest_id and g.status = 'active' and g.email is not null and g.unsubscribed_at is null
  where i.id::text = job.payload ->> 'invitationId' and private.is_open(p) and not private.has_voted(p, i)
$function$;

CREATE OR REPLACE FUNCTION public.list_due_notices()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.notice_end(of_batch uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid;
  about text[];
  subjects uuid[];
  subject uuid;
  known uuid;
begin
  select (array_agg(n.user_id))[1], array_agg(distinct n.topic order by n.topic), array_agg(distinct n.subject_id)
  into person, about, subjects
  from public.notices n where n.mail_batch = of_batch and n.mailed_at is null and n.mail_due_at <= private.notice_clock();
  if cardinality(about) = 1 and cardinality(subjects) = 1 and private.notice_subject(about[1], person, subjects[1]) is not null then
    subject := subjects[1];
  end if;
  select e.id into known from private.notice_ends e
  where e.user_id = person and e.topics = about and e.subject_id is not distinct from subject;
  if known is null then
    known := gen_random_uuid();
    insert into private.notice_ends (id, token_hash, user_id, topics, subject_id)
    values (known, private.hash_token(private.derive_token('notice_end', known, 1)), person, about, subject);
  end if;
  return jsonb_build_object('token', private.derive_token('notice_end', known, 1), 'isOfOne', subject is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.notice_subject(about text, person uuid, of_subject_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
begin
  if of_subject_id is not null and to_regprocedure(format('private.%I(uuid, uuid)', 'notice_subject_' || about)) is not null then
    execute format('select private.%I($1, $2)', 'notice_subject_' || about) using person, of_subject_id into found;
  end if;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.notice_subject_conversation(person uuid, of_thread_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('kind', t.kind, 'name', private.thread_title(t), 'isTold', m.tells <> 'off')
  from public.threads t join public.thread_members m on m.thread_id = t.id and m.user_id = person
  where t.id = of_thread_id and private.thread_title(t) is not null and person in (select private.thread_readers(t))
$function$;

CREATE OR REPLACE FUNCTION private.open_notice_end(token text)
 RETURNS private.notice_ends
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  meant private.notice_ends;
begin
  select * into meant from private.notice_ends e where e.token_hash = private.hash_token(coalesce(token, ''));
  if meant.id is null or meant.subject_id is not null
    and private.notice_subject(meant.topics[1], meant.user_id, meant.subject_id) is null then
    perform private.refuse_link();
  end if;
  return meant;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_topic_mails(meant private.notice_ends, wanted boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  prefs jsonb;
  about text;
begin
  select p.notification_prefs into prefs from public.profiles p where p.user_id = meant.user_id for update;
  foreach about in array meant.topics loop
    if not wanted and private.notice_choice(prefs, about) <> 'off' then
      meant.before := meant.before || jsonb_build_object(about, prefs -> about);
      prefs := prefs || jsonb_build_object(about, 'off');
    elsif wanted and private.notice_choice(prefs, about) = 'off' then
      prefs := case when jsonb_typeof(meant.before -> about) = 'string'
        then prefs || jsonb_build_object(about, meant.before -> about) else prefs - about end;
    end if;
  end loop;
  update private.notice_ends e set before = meant.before where e.id = meant.id;
  update public.profiles p set notification_prefs = prefs where p.user_id = meant.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_subject_conversation(person uuid, of_thread_id uuid, wanted boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.thread_members m set tells = case when wanted then 'daily' else 'off' end
  where m.thread_id = of_thread_id and m.user_id = person and (m.tells <> 'off') <> wanted
$function$;

CREATE OR REPLACE FUNCTION public.get_notice_end(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  meant private.notice_ends := private.open_notice_end(token);
  subject jsonb := private.notice_subject(meant.topics[1], meant.user_id, meant.subject_id);
begin
  return (select jsonb_build_object('topics', meant.topics, 'locale', p.locale,
      'subject', case when subject is not null then subject - 'isTold' end,
      'wantsMail', case when subject is not null then (subject -> 'isTold')::boolean
        else exists (select from unnest(meant.topics) t where private.notice_choice(p.notification_prefs, t) <> 'off') end)
    from public.profiles p where p.user_id = meant.user_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_notice_mails(token text, wants_mail boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  meant private.notice_ends := private.open_notice_end(token);
begin
  if meant.subject_id is null then
    perform private.set_topic_mails(meant, coalesce(wants_mail, false));
  else
    execute format('select private.%I($1, $2, $3)', 'tell_subject_' || meant.topics[1])
    using meant.user_id, meant.subject_id, coalesce(wants_mail, false);
  end if;
  return public.get_notice_end(token);
end
$function$;

comment on function public.list_due_notices() is 'Mails that people are owed now, what has lost its reason left out: [{userId, to, name, locale, batch, end: {token, isOfOne}, notices: [{topic, eventId, eventName, detail, at}]}]. A batch is one mail and stays the same until it is finished, so that after a crash it is known again by its name.';

comment on function private.notice_end(uuid) is 'What the link of a mail ends {token, isOfOne}: the one thing that it tells of, where that can be left by itself, else the kinds of notices in it.';

comment on function private.notice_subject(text, uuid, uuid) is 'What a notice is about where that can be left by itself, as it stands with a person: {kind, name, isTold}; null where only the kind of notice can be.';

comment on function private.notice_subject_conversation(uuid, uuid) is 'A thread that somebody came into can be left by itself, as long as they read it.';

comment on function private.open_notice_end(text) is 'What a link ends; refused where no mail had it, or where the person does not come to that thing any more.';

comment on function private.set_topic_mails(private.notice_ends, boolean) is 'Ends the mails of kinds of notices, or brings back what was chosen for them before; in the product and on devices they stay.';

comment on function private.tell_subject_conversation(uuid, uuid, boolean) is 'Mutes a thread for somebody, or has it tell them again.';

comment on function public.get_notice_end(text) is 'What the link of a notice mail ends and whether it is still told, without a sign-in: {topics, subject: {kind, name}|null, wantsMail, locale}. Nothing of the person is said.';

comment on function public.set_notice_mails(text, boolean) is 'Ends what the link of a notice mail stands for, or takes that back; as of get_notice_end.';

grant execute on function public.get_notice_end(text) to service_role;

grant execute on function public.set_notice_mails(text, boolean) to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
