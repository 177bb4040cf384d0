-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.task_helper_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  helper public.task_helpers;
  tasks jsonb;
begin
  select h.* into helper from public.task_helpers h join public.accounts a on a.id = h.account_id and a.status = 'active'
  where h.id = (job.payload ->> 'helperId')::uuid and h.email is not null and h.revoked_at is null and h.no_mails_since is null;
  tasks := (select coalesce(jsonb_agg(jsonb_build_object('title', t.title, 'dueAt', t.due_at, 'dueLocal', private.wall_text(t.due_local),
      'hasClock', coalesce(private.has_clock(t.due_time), false), 'timeZone', t.time_zone) order by t.due_at nulls last, t.rank), '[]')
    from public.tasks t join public.task_owners o on o.task_id = t.id and o.helper_id = helper.id
    where t.removed_at is null and t.state <> 'done'
      and (not job.payload ? 'taskId' or t.id = (job.payload ->> 'taskId')::uuid)
      and (not job.payload ? 'dueAt' or t.due_at = (job.payload ->> 'dueAt')::timestamptz)
      -- Put back where it was; or what was said is gone.
      and (not job.payload ? 'was' or job.payload -> 'was' is distinct from job.payload -> 'dueAt')
      and (not job.payload ? 'messageId' or exists (select from public.thread_messages m
        where m.id = (job.payload ->> 'messageId')::uuid and m.removed_at is null and m.hidden_at is null and m.held_at is null)));
  -- Done, given to somebody else or moved since: there is nothing to be told of.
  if helper.id is null or job.payload ? 'taskId' and tasks = '[]' then
    return null;
  end if;
  return (select jsonb_build_object('to', helper.email, 'name', helper.name, 'locale', coalesce(helper.locale, e.locale),
      'event', private.public_event(e, false), 'url', private.site_url() || '/helping/' || private.helper_token(helper),
      'tasks', tasks, 'isLate', coalesce(job.payload -> 'late', 'false'), 'news', job.payload -> 'news')
    from public.events e where e.id = helper.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_helpers(task public.tasks, but uuid, news jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  helper public.task_helpers;
begin
  for helper in select h.* from public.task_owners o join public.task_helpers h on h.id = o.helper_id
    where o.task_id = task.id and h.id is distinct from but and h.revoked_at is null and h.email is not null and h.no_mails_since is null
  loop
    -- Of several within ten minutes one mail goes; where it was at first stays known.
    update public.jobs j set payload = j.payload || (news - 'was')
    where j.kind = 'task_helper_news' and j.status = 'queued' and j.payload @> jsonb_build_object('helperId', helper.id, 'taskId', task.id, 'news', news -> 'news');
    if not found then
      perform private.queue_mail('task_helper_news', jsonb_build_object('helperId', helper.id, 'taskId', task.id) || news, helper.email, 'service',
        helper.account_id, helper.event_id, 'task_helper', helper.id, null, now() + interval '10 minutes');
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_helpers_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_helpers(new, null, jsonb_build_object('news', 'moved', 'was', old.due_at, 'dueAt', new.due_at));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_helpers_said()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  task public.tasks := (select private.thread_task(t) from public.threads t where t.id = new.thread_id and t.kind = 'task');
begin
  if task.id is not null then
    perform private.tell_helpers(task, (select m.helper_id from public.thread_members m where m.id = new.author_id),
      jsonb_build_object('news', 'said', 'messageId', new.id));
  end if;
  return null;
end
$function$;

CREATE TRIGGER tell_helpers AFTER UPDATE ON public.tasks FOR EACH ROW WHEN (((old.due_at IS DISTINCT FROM new.due_at) AND (new.removed_at IS NULL) AND (new.state <> 'done'::text))) EXECUTE FUNCTION private.tell_helpers_moved();

CREATE TRIGGER tell_helpers AFTER INSERT ON public.thread_messages FOR EACH ROW EXECUTE FUNCTION private.tell_helpers_said();

comment on function private.task_helper_source(public.jobs) is 'TaskHelperSource of the mail with a helper''s link, of a reminder and of news about a task; null where it became pointless.';

comment on function private.tell_helpers(public.tasks, uuid, jsonb) is 'Mails helpers who own a task, but for one of them, what is new about it, once in ten minutes: {news: said, messageId} or {news: moved, was, dueAt}.';

comment on function private.tell_helpers_moved() is 'A task of helpers is due at another time.';

comment on function private.tell_helpers_said() is 'Somebody has said something about a task of helpers.';

reset check_function_bodies;
