-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.list_threads(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  of_event uuid := (request ->> 'eventId')::uuid;
  closed boolean := coalesce((request ->> 'closed')::boolean, false);
  size integer := private.page_size(request);
  event public.events;
  lines jsonb;
  total bigint;
begin
  -- An event's own conversation is there from the beginning, so that it can be begun.
  select * into event from public.events e where e.id = of_event;
  if event.id is not null and private.may('messages.read', event.account_id, event.id) then
    perform private.ensure_thread('event', event.id::text, event.account_id, event.id);
  end if;
  select count(*), coalesce(jsonb_agg(private.thread_line(f.thread, f.me) order by f.n) filter (where f.n > private.page_start(request)
    and f.n <= private.page_start(request) + size), '[]') into total, lines
  from (select t as thread, m as me, row_number() over (order by coalesce(t.last_message_at, t.created_at) desc, t.id) as n
    from private.own_threads(of_event) t
    left join public.thread_members m on m.thread_id = t.id and m.user_id = auth.uid()
    where private.is_closed(t) = closed and (t.last_message_at is not null or t.created_by = auth.uid() or t.event_id = of_event and t.kind = 'event')
      and case request ->> 'shows' when 'private' then t.kind in ('person', 'people') when 'events' then t.kind not in ('person', 'people')
        when 'unread' then t.last_place > coalesce(m.read_place, 0) and private.unread_in(t, m) > 0 else true end
      and (coalesce(request ->> 'text', '') = '' or private.search_words(private.thread_title(t)) like all (private.word_patterns(request ->> 'text')))) f;
  return jsonb_build_object('rows', lines, 'total', total);
end
$function$;

comment on function public.list_threads(jsonb) is 'The caller''s conversations {eventId?, closed?, shows?, text?, from?, size?}, the newest first; shows is private, events or unread. ListPage of ThreadLine.';

alter publication supabase_realtime add table public.threads;

reset check_function_bodies;
