-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.announcement_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements;
  recipient private.announcement_recipients;
  guest public.event_guests;
  event public.events;
  person text;
  language text;
begin
  select * into kept from public.announcements a where a.id = (job.payload ->> 'announcementId')::uuid;
  select * into recipient from private.announcement_recipients r
  where r.announcement_id = kept.id and r.person = (job.payload ->> 'person')::uuid;
  select * into event from public.events e where e.id = kept.event_id and e.status <> 'draft';
  if recipient.email is null or event.id is null then
    return null;
  end if;
  select * into guest from public.event_guests eg where eg.id = recipient.event_guest_id;
  select g.full_name into person from public.guests g where g.id = guest.guest_id and g.status = 'active' and g.email = recipient.email;
  if person is null then
    return null;
  end if;
  language := case when kept.texts ? split_part(recipient.locale, '-', 1) then split_part(recipient.locale, '-', 1) else kept.main_locale end;
  return jsonb_build_object('to', recipient.email, 'name', person, 'locale', recipient.locale,
    'url', private.site_url() || '/invitation/' || private.personal_token(private.ensure_personal_link(guest, 'invitation')),
    'event', private.public_event(event, false), 'subject', kept.texts -> language ->> 'subject', 'body', kept.texts -> language ->> 'body',
    'author', (select p.display_name from public.profiles p where p.user_id = kept.sent_by),
    'replyTo', case when kept.takes_replies then (select u.email from auth.users u where u.id = kept.sent_by) end);
end
$function$;

reset check_function_bodies;
