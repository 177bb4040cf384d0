-- Kinds of threads: what each is called, and which guests belong to it. Found by their names.

create function private.thread_title_event(thread public.threads)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select e.name from public.events e where e.id = thread.event_id);
end
$$;
comment on function private.thread_title_event(public.threads) is 'An event''s conversation is called as the event.';

create function private.comes_to(target_event_id uuid)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
    select eg.id from public.event_guests eg
    join public.guests g on g.id = eg.guest_id and g.status in ('active', 'missing')
    where eg.event_id = target_event_id and (eg.role = 'host' or coalesce(eg.tickets_held, 0) > 0
      or exists (select from public.rsvps r where r.event_guest_id = eg.id and r.answer in ('yes', 'maybe', 'waitlisted')));
end
$$;
comment on function private.comes_to(uuid) is 'Places on an event''s list of those who come or may: by their answer, a ticket, or as hosts.';

create function private.thread_guests_event(thread public.threads, place uuid)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query select c from private.comes_to(thread.event_id) c where place is null or c = place;
end
$$;
comment on function private.thread_guests_event(public.threads, uuid) is 'Everyone who comes, or the one who asks.';

create function private.thread_title_activity(thread public.threads)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select a.title from public.activities a where a.id::text = thread.subject and a.event_id = thread.event_id);
end
$$;
comment on function private.thread_title_activity(public.threads) is 'An activity''s conversation is called as the activity.';

create function private.thread_guests_activity(thread public.threads, place uuid)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
    select eg.id from public.activities a join public.event_guests eg on eg.event_id = a.event_id
    where a.id::text = thread.subject and a.event_id = thread.event_id and a.status = 'published' and a.visibility <> 'team'
      and (place is null or eg.id = place)
      and case when a.sign_up then exists (select from public.activity_sign_ups s
          where s.activity_id = a.id and s.event_guest_id = eg.id and s.status in ('going', 'waiting'))
        else eg.id in (select private.comes_to(a.event_id)) end;
end
$$;
comment on function private.thread_guests_activity(public.threads, uuid) is
  'Those who signed up, or everyone who comes where nobody signs up. What the team keeps to itself has no guests.';

create function private.thread_title_group(thread public.threads)
returns text
language sql immutable
set search_path = ''
as $$ select substr(thread.subject, 38) $$;
comment on function private.thread_title_group(public.threads) is 'A group''s conversation is called as the group.';

create function private.thread_guests_group(thread public.threads, place uuid)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
    select eg.id from public.event_guests eg
    join public.guests g on g.id = eg.guest_id and g.status in ('active', 'missing')
    left join public.rsvps r on r.event_guest_id = eg.id
    where eg.event_id = thread.event_id and eg.group_label = substr(thread.subject, 38)
      and r.answer is distinct from 'no' and (place is null or eg.id = place);
end
$$;
comment on function private.thread_guests_group(public.threads, uuid) is 'Those of a group who have not said no.';

create function private.thread_title_person(thread public.threads)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select g.full_name from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.id::text = thread.subject);
end
$$;
comment on function private.thread_title_person(public.threads) is 'What hosts and one guest say to each other is called as the guest.';

create function private.thread_guests_person(thread public.threads, place uuid)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
    select eg.id from public.event_guests eg
    where eg.id::text = thread.subject and eg.event_id = thread.event_id and (place is null or eg.id = place);
end
$$;
comment on function private.thread_guests_person(public.threads, uuid) is 'The one guest.';

create function private.thread_title_people(thread public.threads)
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return thread.title;
end
$$;
comment on function private.thread_title_people(public.threads) is 'A small group has the name it was given, if any.';

create function private.thread_guests_people(thread public.threads, place uuid)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
    select m.event_guest_id from public.thread_members m
    where m.thread_id = thread.id and m.left_at is null and m.event_guest_id is not null and (place is null or m.event_guest_id = place);
end
$$;
comment on function private.thread_guests_people(public.threads, uuid) is 'Guests who were asked into a small group.';

create function private.thread_event_event(what text)
returns uuid
language sql stable
security definer
set search_path = ''
as $$ select e.id from public.events e where e.id::text = what $$;
comment on function private.thread_event_event(text) is 'The event itself.';

create function private.thread_event_activity(what text)
returns uuid
language sql stable
security definer
set search_path = ''
as $$ select a.event_id from public.activities a where a.id::text = what $$;
comment on function private.thread_event_activity(text) is 'The event of an activity.';

create function private.thread_event_group(what text)
returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select eg.event_id from public.event_guests eg
  where eg.event_id::text = left(what, 36) and eg.group_label = substr(what, 38) limit 1
$$;
comment on function private.thread_event_group(text) is 'The event of a group, which is named as <event>:<label>.';

create function private.thread_event_person(what text)
returns uuid
language sql stable
security definer
set search_path = ''
as $$ select eg.event_id from public.event_guests eg where eg.id::text = what $$;
comment on function private.thread_event_person(text) is 'The event of a place on its list.';

create function private.guest_threads(place public.event_guests)
returns table (kind text, subject text)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
    select 'event', place.event_id::text
    union all select 'person', place.id::text
    union all select 'group', place.event_id || ':' || place.group_label where place.group_label is not null
    union all select 'activity', s.activity_id::text from public.activity_sign_ups s
      where s.event_guest_id = place.id and s.status in ('going', 'waiting')
    union all select t.kind, t.subject from public.thread_members m join public.threads t on t.id = m.thread_id and t.kind = 'people'
      where m.event_guest_id = place.id and m.left_at is null;
end
$$;
comment on function private.guest_threads(public.event_guests) is 'Conversations that are offered to a guest on their own page, whether they were opened or not.';

create function private.thread_title(thread public.threads)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  named text;
begin
  execute format('select private.%I($1)', 'thread_title_' || thread.kind) using thread into named;
  return coalesce(thread.title, named);
end
$$;
comment on function private.thread_title(public.threads) is 'What a thread is called: by its own title, or by its kind.';

create function private.thread_guests(thread public.threads, place uuid default null)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query execute format('select * from private.%I($1, $2)', 'thread_guests_' || thread.kind) using thread, place;
end
$$;
comment on function private.thread_guests(public.threads, uuid) is
  'Which places on the event''s list belong to a thread, by its kind; with a place, that one if it does.';

create function private.forget_thread()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.threads t where t.account_id = old.account_id and t.kind = tg_argv[0] and t.subject = old.id::text;
  return null;
end
$$;
comment on function private.forget_thread() is 'Trigger of what threads are about: with it goes what was said under it.';
