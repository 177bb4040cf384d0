-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.talk_silence(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.thread_people(me public.thread_members, typed text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.let_readers_in(me);
  select jsonb_build_object('total', (select count(*) from public.thread_members m where m.thread_id = me.thread_id and m.left_at is null
      and private.member_name(m) is not null),
    'members', coalesce((select jsonb_agg(p.row order by p.name, p.id) from (
      select m.id, private.member_name(m) as name, private.thread_member_view(t, m) as row
      from public.thread_members m join public.threads t on t.id = m.thread_id
      where m.thread_id = me.thread_id and m.left_at is null and private.member_name(m) is not null
        and private.search_words(private.member_name(m)) like all (private.word_patterns(typed))
      order by private.member_name(m), m.id limit 50) p), '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.let_readers_in(me public.thread_members)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.thread_members (account_id, thread_id, user_id, tells)
  select t.account_id, t.id, w.user_id, 'off' from public.threads t
  join public.team_members w on w.account_id = t.account_id and w.status = 'active'
  left join public.forum_topics o on o.id = t.id left join public.forum_categories c on c.id = o.category_id
  where t.id = me.thread_id and t.kind = 'topic' and me.user_id is not null and private.person_may(w.user_id, 'messages.read', t.account_id, null)
    and (c.id is null or private.sees_category(c, w.user_id))
  on conflict (thread_id, user_id) do nothing
$function$;

comment on function private.thread_people(public.thread_members, text) is 'ThreadPeople: who has come in, and who of the team reads a topic, by name; for mentions and the list of members.';

comment on function private.let_readers_in(public.thread_members) is 'Whoever of the team reads a topic can be named in it, come in or not: they follow nothing by that. Of one that is begun, whoever reads messages.';

reset check_function_bodies;
