-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.move_posts(from_thread uuid, to_thread uuid, moved uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  twins jsonb;
  twin record;
  left_place bigint;
begin
  -- Whoever wrote, reacted or is named comes along, as another member.
  select coalesce(jsonb_object_agg(w.id, gen_random_uuid()), '{}') into twins from public.thread_members w
  where w.thread_id = from_thread and (
    exists (select from public.thread_messages m where m.id = any (moved) and (m.author_id = w.id or w.id = any (m.mentions)))
    or exists (select from public.thread_reactions r where r.message_id = any (moved) and r.member_id = w.id)
    or exists (select from public.thread_files f where f.message_id = any (moved) and f.member_id = w.id)
    or exists (select from public.thread_reports p where p.message_id = any (moved) and p.member_id = w.id));
  -- One statement, at whose end what points to each other agrees again.
  with members as (
    insert into public.thread_members (id, account_id, thread_id, user_id, event_guest_id, name, read_place, tells, silenced_at, left_at, joined_at)
    select (twins ->> w.id::text)::uuid, w.account_id, to_thread, w.user_id, w.event_guest_id, w.name,
      (select count(*) from public.thread_messages m where m.id = any (moved) and m.place <= w.read_place),
      w.tells, w.silenced_at, w.left_at, w.joined_at
    from public.thread_members w where w.thread_id = from_thread and twins ? w.id::text
  ), readers as (
    -- Whoever had only read them has read them here, too, and follows nothing by that.
    insert into public.thread_members (account_id, thread_id, user_id, tells, read_place)
    select w.account_id, to_thread, w.user_id, 'off',
      (select count(*) from public.thread_messages m where m.id = any (moved) and m.place <= w.read_place)
    from public.thread_members w where w.thread_id = from_thread and not twins ? w.id::text and w.user_id is not null
      and w.left_at is null and w.read_place >= (select min(m.place) from public.thread_messages m where m.id = any (moved))
  ), messages as (
    update public.thread_messages m set thread_id = to_thread, place = o.place, heard = o.place,
      moved_from = from_thread, moved_heard = (select t.heard + 1 from public.threads t where t.id = from_thread),
      author_id = (twins ->> m.author_id::text)::uuid, reply_to = case when m.reply_to = any (moved) then m.reply_to end,
      mentions = array(select (twins ->> n.id::text)::uuid from unnest(m.mentions) n (id) where twins ? n.id::text)
    from unnest(moved) with ordinality o (id, place) where m.id = o.id
  ), answers as (
    update public.thread_messages m set reply_to = null
    where m.thread_id = from_thread and m.reply_to = any (moved) and m.id <> all (moved)
  ), signs as (
    update public.thread_reactions r set thread_id = to_thread, member_id = (twins ->> r.member_id::text)::uuid where r.message_id = any (moved)
  ), files as (
    update public.thread_files f set thread_id = to_thread, member_id = (twins ->> f.member_id::text)::uuid where f.message_id = any (moved)
  ), reports as (
    update public.thread_reports p set thread_id = to_thread, member_id = (twins ->> p.member_id::text)::uuid where p.message_id = any (moved)
  )
  insert into public.thread_blocks (member_id, blocked_id, thread_id, created_at)
  select (twins ->> b.member_id::text)::uuid, (twins ->> b.blocked_id::text)::uuid, to_thread, b.created_at
  from public.thread_blocks b where b.thread_id = from_thread and twins ? b.member_id::text and twins ? b.blocked_id::text;
  -- A name in words with form is a member, too.
  for twin in select t.key, t.value from jsonb_each_text(twins) t loop
    update public.thread_messages m set rich = replace(m.rich::text, twin.key, twin.value)::jsonb
    where m.thread_id = to_thread and position(twin.key in m.rich::text) > 0;
  end loop;
  update public.threads t set last_place = cardinality(moved), heard = cardinality(moved),
    last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = to_thread)
  where t.id = to_thread;
  select max(m.place) into left_place from public.thread_messages m where m.thread_id = from_thread;
  update public.threads t set last_place = left_place, heard = t.heard + 1,
    last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = from_thread)
  where t.id = from_thread;
  update public.thread_members w set read_place = left_place where w.thread_id = from_thread and w.read_place > left_place;
end
$function$;

reset check_function_bodies;
