-- What hosts do in threads: how one is run, who is stopped, what is hidden, what was reported.

create function private.require_moderator(thread public.threads, me public.thread_members)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.moderates_thread(thread, me) then
    perform private.refuse(403, 'not_allowed', 'Your role does not include this');
  end if;
end
$$;
comment on function private.require_moderator(public.threads, public.thread_members) is 'Refuses whoever may not hide what others say.';

create function private.talk_run(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_moderator(thread, me);
  update public.threads t set
    announce_only = coalesce((given ->> 'announceOnly')::boolean, t.announce_only),
    kept_open = coalesce((given ->> 'keptOpen')::boolean, t.kept_open),
    closed_at = case when not given ? 'closed' then t.closed_at when (given ->> 'closed')::boolean then now() end,
    title = case when given ? 'title' then private.check_text(given ->> 'title', 120, 'title', 'A name') else t.title end,
    heard = t.heard + 1
  where t.id = thread.id;
end
$$;
comment on function private.talk_run(public.threads, public.thread_members, jsonb) is
  'How a thread is run: {announceOnly?, keptOpen?, closed?, title?}.';

create function private.talk_silence(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_moderator(thread, me);
  update public.thread_members m set silenced_at = case when coalesce((given ->> 'on')::boolean, true) then coalesce(m.silenced_at, now()) end
  where m.thread_id = thread.id and m.id::text = given ->> 'memberId' and m.id <> me.id;
  -- Who stands so is told with what they said: with their newest message everybody hears it.
  update public.thread_messages m set heard = private.hear_thread(thread) where m.id = (
    select n.id from public.thread_messages n where n.thread_id = thread.id and n.author_id::text = given ->> 'memberId' order by n.place desc limit 1);
  if not found then
    perform private.hear_thread(thread);
  end if;
end
$$;
comment on function private.talk_silence(public.threads, public.thread_members, jsonb) is 'Stops a member {memberId} from writing, or lets them again {on: false}.';

create function private.talk_hide(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.thread_messages := private.message_of(thread, given);
  hides boolean := coalesce((given ->> 'on')::boolean, true);
begin
  perform private.require_moderator(thread, me);
  update public.thread_messages m set hidden_at = case when hides then now() end, heard = private.hear_thread(thread) where m.id = message.id;
  update public.thread_reports r set outcome = case when hides then 'hidden' else 'kept' end, decided_by = me.user_id, decided_at = now()
  where r.message_id = message.id and (r.outcome is null or not hides);
  perform private.audit(thread.account_id, case when hides then 'messages.hidden' else 'messages.shown' end, 'thread_messages', message.id::text);
end
$$;
comment on function private.talk_hide(public.threads, public.thread_members, jsonb) is 'Hides a message {id} from everybody, or shows it again {on: false}; reports of it are decided by that.';

create function private.talk_keep(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_moderator(thread, me);
  update public.thread_reports r set outcome = 'kept', decided_by = me.user_id, decided_at = now()
  where r.thread_id = thread.id and r.message_id::text = given ->> 'id' and r.outcome is null;
  update public.thread_messages m set heard = private.hear_thread(thread) where m.thread_id = thread.id and m.id::text = given ->> 'id';
end
$$;
comment on function private.talk_keep(public.threads, public.thread_members, jsonb) is 'Decides that a reported message {id} stays.';

create function private.report_view(report public.thread_reports, thread public.threads)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('messageId', report.message_id, 'threadId', thread.id, 'thread', private.thread_title(thread), 'eventId', thread.event_id,
    'said', report.said, 'author', private.member_name(a), 'authorId', a.id, 'isSilenced', a.silenced_at is not null,
    'isGone', m.removed_at is not null, 'at', report.created_at, 'by', private.member_name(w), 'reason', report.reason, 'note', report.note)
  from public.thread_messages m
  join public.thread_members a on a.id = m.author_id
  join public.thread_members w on w.id = report.member_id
  where m.id = report.message_id
$$;
comment on function private.report_view(public.thread_reports, public.threads) is 'MessageReport: what was reported, by whom and why.';

create function public.list_message_reports(event_id_param uuid default null)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.report_view(r, t) order by r.created_at desc, r.id), '[]')
  from public.thread_reports r
  join public.threads t on t.id = r.thread_id and t.kind <> 'topic'
  where r.outcome is null and (event_id_param is null or t.event_id = event_id_param)
    and (t.account_id in (select private.my_accounts('messages.moderate')) or t.event_id in (select private.my_events('messages.moderate')))
$$;
comment on function public.list_message_reports(uuid) is 'MessageReport[]: what was reported and nobody has decided, the newest first, of one event or of all; posts of the forum are in get_forum_moderation.';

create function public.open_thread(kind_param text, subject_param text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  feature text;
begin
  if to_regprocedure(format('private.%I(text)', 'thread_event_' || coalesce(kind_param, ''))) is null then
    perform private.refuse_thread();
  end if;
  -- What it is about leads to its event; whoever reads the event's messages makes the thread by opening it.
  execute format('select * from public.events e where e.id = private.%I($1)', 'thread_event_' || kind_param) using subject_param into event;
  if event.id is null or not private.may('messages.read', event.account_id, event.id) then
    perform private.refuse_thread();
  end if;
  select k.plan_feature into feature from private.thread_kinds k where k.kind = kind_param;
  if feature is not null and not exists (select from public.threads t
    where t.account_id = event.account_id and t.kind = kind_param and t.subject = subject_param) then
    perform private.require_permission('messages.send', event.account_id, event.id);
    perform private.require_plan(event.account_id, feature);
  end if;
  return private.thread_news(private.own_member((private.ensure_thread(kind_param, subject_param, event.account_id, event.id)).id), '{}');
end
$$;
comment on function public.open_thread(text, text) is
  'The conversation of an event, activity, group (<event>:<label>) or person (their place on the list), made at its first opening. ThreadNews.';
