-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.member_view(public.threads, public.thread_members);

CREATE OR REPLACE FUNCTION private.thread_people(me public.thread_members, typed text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('total', (select count(*) from public.thread_members m where m.thread_id = me.thread_id and m.left_at is null
      and private.member_name(m) is not null),
    'members', coalesce((select jsonb_agg(p.row order by p.name, p.id) from (
      select m.id, private.member_name(m) as name, private.thread_member_view(t, m) as row
      from public.thread_members m join public.threads t on t.id = m.thread_id
      where m.thread_id = me.thread_id and m.left_at is null and private.member_name(m) is not null
        and private.search_words(private.member_name(m)) like all (private.word_patterns(typed))
      order by private.member_name(m), m.id limit 50) p), '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.told_messages(thread public.threads, me public.thread_members, messages public.thread_messages[], has_newer boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('thread', private.thread_head(thread, me),
    'messages', coalesce((select jsonb_agg(private.message_view(m, me) order by m.place) from unnest(messages) m), '[]'),
    'hasOlder', coalesce((select min(m.place) from unnest(messages) m) > (
      select min(m.place) from public.thread_messages m where m.thread_id = thread.id), false),
    'hasNewer', coalesce(has_newer, false),
    'members', coalesce((select jsonb_agg(private.thread_member_view(thread, w)) from public.thread_members w where w.thread_id = thread.id and (w.id = me.id
      or w.id in (select m.author_id from unnest(messages) m union select unnest(m.mentions) from unnest(messages) m
        union select r.author_id from unnest(messages) m join public.thread_messages r on r.id = m.reply_to))), '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.thread_member_view(thread public.threads, who public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', who.id, 'name', private.member_name(who),
    'photoUrl', (select p.avatar_url from public.profiles p where p.user_id = who.user_id),
    'isHost', private.hosts_thread(thread, who) or exists (
      select from public.event_guests eg where eg.id = who.event_guest_id and eg.role = 'host'),
    'isSilenced', who.silenced_at is not null)
$function$;

comment on function private.thread_member_view(public.threads, public.thread_members) is 'ThreadMember.';

reset check_function_bodies;
