-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_over_moderation(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when told.detail ->> 'kind' = 'chat' then private.chat_reports(told.account_id, told.event_id)
    else (private.forum_waiting(told.account_id) ->> (told.detail ->> 'kind'))::integer end = 0
$function$;

CREATE OR REPLACE FUNCTION private.tell_moderators(thread public.threads, cause text, message public.thread_messages)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moderators uuid[] := array(select m.user_id from public.team_members m where m.account_id = thread.account_id and m.status = 'active');
  told_as constant text := case when thread.kind = 'topic' then cause else 'chat' end;
  waiting integer := case when thread.kind = 'topic' then (private.forum_waiting(thread.account_id) ->> cause)::integer
    else private.chat_reports(thread.account_id, thread.event_id) end;
begin
  if thread.kind <> 'topic' and cause <> 'reported' then
    return;
  end if;
  -- One line until it is read, however much waits.
  delete from public.notices n where n.user_id = any (moderators) and n.account_id = thread.account_id and n.topic = 'moderation'
    and n.detail ->> 'kind' = told_as and n.event_id is not distinct from thread.event_id and n.read_at is null and n.mailed_at is null;
  perform private.notify(moderators, 'moderation', jsonb_build_object('kind', told_as, 'count', waiting,
    'title', private.thread_title(thread), 'threadId', thread.id, 'messageId', message.id), thread.account_id, thread.event_id,
    coalesce(thread.event_id, thread.account_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.chat_reports(of_account uuid, of_event uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(distinct r.message_id)::integer from public.thread_reports r join public.threads t on t.id = r.thread_id
  where t.account_id = of_account and t.event_id is not distinct from of_event and t.kind <> 'topic' and r.outcome is null
$function$;

comment on function private.tell_moderators(public.threads, text, public.thread_messages) is 'Tells who moderates that a post of the forum waits (held) or was reported, or a message of a conversation (chat): one notice each until it is read, which says how many wait.';

comment on function private.chat_reports(uuid, uuid) is 'How many reported messages of an event''s conversations nobody has decided.';

reset check_function_bodies;
