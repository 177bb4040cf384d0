-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.shared_event(event public.events, link public.share_links, what text, is_personal boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  -- One step each: an expression with a query in it or with branches is planned anew for every reader.
  answer := jsonb_build_object(
    'event', private.public_event(event, is_personal),
    'serverTime', now(),
    'testMode', private.is_test_mode(),
    'pageUrl', coalesce(private.page_url(event, link), private.site_url()));
  if what = 'tickets' then
    answer := answer || jsonb_build_object('rsvp', private.rsvp_off());
  else
    answer := answer || jsonb_build_object('rsvp', private.public_rsvp(event));
  end if;
  if what = 'rsvp' then
    answer := answer || '{"tickets": []}';
  else
    answer := answer || jsonb_build_object('tickets', private.public_tickets(event));
    if exists (select from public.promo_codes c where c.event_id = event.id and c.is_active
      and (c.ends_at is null or c.ends_at > now())) then
      answer := answer || '{"promo": true}';
    end if;
  end if;
  if what = 'event' then
    if event.series_id is not null then
      answer := answer || jsonb_build_object('dates', private.public_dates(event));
    end if;
    answer := answer || private.gallery_counts(event) || private.announcement_counts_of(event) || private.face_counts(event)
      || private.question_counts_of(event) || private.programme_note(event, link);
  end if;
  if event.status = 'draft' then
    answer := answer || '{"preview": true}';
  end if;
  return answer || private.used_up_note(link) || private.event_look(event, link);
end
$function$;

reset check_function_bodies;
