-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.list_announcement_people(announcement_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  found public.announcements;
  wanted text := private.plain_words(left(coalesce(request ->> 'text', ''), 100));
  shown text := coalesce(request ->> 'filter', 'all');
  total bigint;
  page jsonb;
begin
  select * into found from public.announcements a where a.id = announcement_id_param;
  perform private.require_permission('announcements.read', found.account_id, found.event_id);
  perform private.require_permission('guests.read_contact', found.account_id, found.event_id);
  with people as materialized (
    select r.*, coalesce(g.full_name, p.display_name, '') as name, d.status, d.reason
    from private.announcement_recipients r
    left join public.mail_deliveries d on d.of_kind = 'announcement' and d.of_id = r.announcement_id and d.email = r.email
    left join public.event_guests eg on eg.id = r.event_guest_id left join public.guests g on g.id = eg.guest_id
    left join public.team_members m on m.id = r.member_id left join public.profiles p on p.user_id = m.user_id
    where r.announcement_id = found.id and case shown when 'read' then r.read_at is not null
      when 'unread' then r.read_at is null when 'no_mail' then r.email is null or d.status in ('bounced', 'complained', 'dropped') else true end
  ), kept as (
    select * from people p where wanted = '' or private.plain_words(p.name) like '%' || wanted || '%'
  )
  select (select count(*) from kept), coalesce(jsonb_agg(jsonb_build_object('id', k.person, 'name', k.name, 'byEmail', k.email is not null,
      'isColleague', k.event_guest_id is null, 'mail', k.status, 'mailReason', k.reason, 'dueAt', k.due_at, 'toldAt', k.told_at, 'readAt', k.read_at) order by k.read_at desc nulls last, k.name, k.person), '[]')
  into total, page
  from (select * from kept x order by x.read_at desc nulls last, x.name, x.person
    limit private.page_size(request) offset private.page_start(request)) k;
  return jsonb_build_object('total', total, 'rows', page);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_announcements(event_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  wanted text := private.plain_words(left(coalesce(request ->> 'text', ''), 100));
  shown text := coalesce(request ->> 'filter', 'all');
  total bigint;
  page jsonb;
begin
  with own as materialized (
    select a, e.name as event_name, e.time_zone from public.announcements a join public.events e on e.id = a.event_id
    where a.account_id = any (array(select private.my_reach('announcements.read')))
      and (a.account_id = any (array(select private.my_accounts('announcements.read')))
        or a.event_id = any (array(select private.my_events('announcements.read'))))
      and (event_id_param is null or a.event_id = event_id_param)
      and (shown = 'all' or shown = a.state or shown = 'sent' and a.state = 'sending')
      and (wanted = '' or private.plain_words(e.name || ' ' || a.texts::text) like '%' || wanted || '%')
  ), page as (
    select * from own o
    order by not (o.a).pinned, array_position(array['sending', 'scheduled', 'draft', 'sent', 'cancelled'], (o.a).state),
      coalesce((o.a).send_at, (o.a).created_at) desc, (o.a).id
    limit private.page_size(request) offset private.page_start(request)
  )
  select (select count(*) from own), coalesce(jsonb_agg(jsonb_build_object('id', (p.a).id, 'eventId', (p.a).event_id,
      'eventName', p.event_name, 'timeZone', p.time_zone, 'subject', (p.a).texts -> (p.a).main_locale ->> 'subject',
      'state', (p.a).state, 'clock', (p.a).clock, 'sendAt', (p.a).send_at, 'sendLocal', private.wall_text((p.a).send_local),
      'pinned', (p.a).pinned, 'onPage', (p.a).on_page, 'editedAt', (p.a).edited_at,
      'counts', private.announcement_counts(p.a), 'createdAt', (p.a).created_at)
    order by not (p.a).pinned, array_position(array['sending', 'scheduled', 'draft', 'sent', 'cancelled'], (p.a).state),
      coalesce((p.a).send_at, (p.a).created_at) desc, (p.a).id), '[]')
  into total, page from page p;
  return jsonb_build_object('total', total, 'rows', page);
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_campaign_mails(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.email_recipients r where r.guest_id = person.id
$function$;

comment on function private.forget_campaign_mails(public.guests) is 'That campaigns went to somebody, or were to go.';

reset check_function_bodies;
