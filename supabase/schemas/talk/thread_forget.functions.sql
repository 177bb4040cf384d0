-- What threads hold of people, and how long anything is kept.

create function private.held_messages(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('messages', coalesce((select jsonb_agg(jsonb_build_object('thread', private.thread_title(t), 'name', m.name,
      'written', (select count(*) from public.thread_messages w where w.author_id = m.id and w.removed_at is null),
      'files', (select count(*) from public.thread_files f where f.member_id = m.id),
      'last', (select max(w.created_at) from public.thread_messages w where w.author_id = m.id and w.removed_at is null)) order by m.joined_at, m.id)
    from public.thread_members m join public.threads t on t.id = m.thread_id
    where m.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = of_guest.id)), '[]'))
$$;
comment on function private.held_messages(public.guests) is '{messages}: the conversations somebody is in, under which name, how much they wrote and how many files they sent up.';

create function private.forget_messages(person public.guests)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  places uuid[] := array(select eg.id from public.event_guests eg where eg.guest_id = person.id);
  members uuid[] := array(select m.id from public.thread_members m where m.event_guest_id = any (places));
begin
  delete from public.threads t where t.account_id = person.account_id and t.kind = 'person' and t.subject = any (places::text[]);
  delete from public.thread_files f where f.member_id = any (members);
  delete from public.thread_edits e using public.thread_messages m where e.message_id = m.id and m.author_id = any (members);
  update public.thread_reports r set said = '' where r.message_id in (select m.id from public.thread_messages m where m.author_id = any (members));
  -- What they said goes; that somebody said something stays, so that answers to it can be read.
  update public.thread_messages m set body = '', rich = null, mentions = '{}', removed_at = coalesce(m.removed_at, now()) where m.author_id = any (members);
  delete from public.notices n where n.account_id = person.account_id and n.topic in ('message', 'conversation')
    and n.detail ->> 'authorId' = any (members::text[]);
  update public.thread_members m set name = null, event_guest_id = null, left_at = coalesce(m.left_at, now()) where m.id = any (members);
end
$$;
comment on function private.forget_messages(public.guests) is
  'A guest''s own conversation with the hosts and all they wrote elsewhere; a nameless place stays where others answered.';

create function private.forget_thread_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.thread_files f where f.member_id = new.id;
  delete from public.thread_edits e using public.thread_messages m where e.message_id = m.id and m.author_id = new.id;
  update public.thread_messages m set removed_at = now()
  where m.author_id = new.id and m.body = '' and m.removed_at is null;
  return null;
end
$$;
comment on function private.forget_thread_person() is
  'Trigger of members: of somebody who is gone the words stay without a name; their files and earlier wordings go.';

create function public.tidy_threads()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  unsent text[];
begin
  delete from public.thread_edits e where e.written_at < now() - interval '30 days';
  delete from public.thread_reports r where r.decided_at < now() - interval '90 days';
  delete from public.thread_files f where f.message_id is null and f.created_at < now() - interval '1 day';
  -- What arrived and was never kept for a message.
  unsent := array(select o.name from storage.objects o where o.bucket_id = 'talk' and o.created_at < now() - interval '1 day'
    and not exists (select from public.thread_files f where f.path = o.name) limit 200);
  if cardinality(unsent) > 0 then
    perform private.enqueue_job('remove_files', jsonb_build_object('bucket', 'talk', 'paths', to_jsonb(unsent)), 'unsent ' || md5(unsent::text));
  end if;
end
$$;
comment on function public.tidy_threads() is
  'What nobody needs any more: earlier wordings after a month, reports three months after they were decided, files that were never sent.';
