-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function public.get_shared_announcements(text);

CREATE OR REPLACE FUNCTION public.check_announcement(announcement_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements;
begin
  select * into kept from public.announcements a where a.id = announcement_id_param;
  perform private.require_permission('messages.send', kept.account_id, kept.event_id);
  return jsonb_build_object('emptyFields', private.announcement_empty_fields(kept), 'zones', private.announcement_zones(kept));
end
$function$;

CREATE OR REPLACE FUNCTION public.search_forum(text_param text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  wanted tsquery := private.words_query(text_param);
  seen uuid[] := array(select c.id from private.shown_categories() c);
begin
  if length(trim(text_param)) < 2 or wanted is null then
    return '[]';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'topicId', f.topic_id, 'title', f.title, 'at', f.created_at, 'text', left(m.body, 300),
      'author', private.member_name(w), 'isTitle', f.is_title) order by f.is_title desc, f.created_at desc, f.id), '[]')
    from (select distinct on (e.id) * from (
      (select m.id, o.id as topic_id, o.title, m.created_at, true as is_title
        from public.forum_topics o join public.thread_messages m on m.thread_id = o.id and m.place = 1
        where o.category_id = any (seen) and o.removed_at is null and o.held_at is null and to_tsvector('simple', o.title_words) @@ wanted
        order by m.created_at desc limit 10)
      union all
      (select m.id, o.id, o.title, m.created_at, false
        from public.thread_messages m join public.forum_topics o on o.id = m.thread_id
        where to_tsvector('simple', m.body_words) @@ wanted and m.removed_at is null and m.hidden_at is null and m.held_at is null
          and o.category_id = any (seen) and o.removed_at is null
        order by m.created_at desc limit 30)) e
      order by e.id, e.is_title desc) f
    join public.thread_messages m on m.id = f.id join public.thread_members w on w.id = m.author_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.announcement_zones(kept public.announcements)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('timeZone', z.time_zone, 'people', z.n) order by z.n desc, z.time_zone), '[]')
  from (select p.time_zone, count(*) as n from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements') p
    where p.event_guest_id is not null or p.user_id is distinct from auth.uid() group by 1) z
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_announcements(token text, reader text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  personal public.personal_links := private.find_personal_link(token);
  of_event uuid := personal.event_id;
begin
  if personal.id is null then
    of_event := (private.open_share_link(token, private.kinds_opening('event'))).event_id;
  end if;
  return jsonb_build_object('known', (
    select jsonb_build_object('event', e.name, 'place', coalesce(e.location_name, '')) from public.events e where e.id = of_event
  ), 'announcements', (
    select coalesce(jsonb_agg(private.announcement_for(a, coalesce(reader, e.locale), now()) order by not a.pinned, a.send_at desc, a.id), '[]')
    from (select * from public.announcements x where x.event_id = of_event and x.on_page and x.state in ('sending', 'sent', 'cancelled')
        and x.send_at <= now() order by not x.pinned, x.send_at desc, x.id limit 20) a
    join public.events e on e.id = a.event_id));
end
$function$;

comment on function public.check_announcement(uuid) is 'AnnouncementCheck: what keeps an announcement from going, and on whose clocks it is read, for who may send it.';

comment on function private.announcement_zones(public.announcements) is '[{timeZone, people}]: on whose clocks it is read, the sender apart.';

comment on function public.get_shared_announcements(text, text) is '{announcements: GuestAnnouncement[], known}: what the hosts put on the event''s page, in the reader''s language as far as it is written.';

grant execute on function public.get_shared_announcements(text, text) to service_role;

reset check_function_bodies;
