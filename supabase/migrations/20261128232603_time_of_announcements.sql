-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.send_announcement(announcement_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements := private.own_announcement(announcement_id_param);
  event public.events;
  wall timestamp := (request ->> 'at')::timestamp;
  own_clocks boolean := coalesce(request ->> 'clock', 'event') = 'recipient';
  missing jsonb;
begin
  perform private.require_plan(kept.account_id, 'announcements');
  select * into event from public.events e where e.id = kept.event_id;
  if event.status not in ('published', 'cancelled') then
    perform private.refuse(409, 'conflict', 'Publish the event first: until then there is no page to read it on', 'event');
  elsif kept.state not in ('draft', 'scheduled', 'cancelled') then
    perform private.refuse(409, 'conflict', 'It is on its way already', 'state');
  end if;
  perform private.check_announcement_ready(kept.id, kept.texts, kept.main_locale);
  if wall is not null and private.instant_of(wall, event.time_zone) <= now() then
    perform private.refuse(400, 'invalid_input', format('By the clock of the event (%s) this time has passed. Choose one that is still to come there',
      replace(event.time_zone, '_', ' ')), 'at');
  end if;
  if not exists (select from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements')) then
    perform private.refuse(409, 'conflict', 'It is for nobody yet', 'audience');
  end if;
  missing := private.missing_languages(kept);
  if missing <> '[]' and not coalesce((request ->> 'languagesMayMiss')::boolean, false) then
    perform private.refuse(409, 'languages_missing', 'Some of them read another language', missing::text);
  end if;
  perform private.require_filled_fields(kept);
  update public.announcements a set state = 'scheduled', sent_by = auth.uid(), languages_may_miss = missing <> '[]',
    clock = case when wall is not null and own_clocks then 'recipient' else 'event' end, send_local = wall,
    send_at = case when wall is null then now()
      -- The first clocks on earth that show the time.
      when own_clocks then (wall at time zone 'UTC') - interval '14 hours'
      else private.instant_of(wall, event.time_zone) end
  where a.id = kept.id returning * into kept;
  perform private.enqueue_job('announcement_run', jsonb_build_object('announcementId', kept.id, 'eventId', kept.event_id),
    'announcement_run:' || kept.id || ':' || extract(epoch from kept.updated_at), greatest(kept.send_at, now()));
  return private.announcement_view(kept);
end
$function$;

reset check_function_bodies;
