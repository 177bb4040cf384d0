-- Announcements: their words by language, as text with form, and what is filled in for each reader.

create function private.check_announcement_body(given jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if given is null or given = 'null' then
    return null;
  elsif private.is_rich_text(given) is not true then
    perform private.refuse(400, 'invalid_input', 'This text cannot be kept: it is too long, or has something in it that we do not know', 'body');
  end if;
  return case when private.is_empty_rich_text(given) then null else given end;
end
$$;
comment on function private.check_announcement_body(jsonb) is 'A text with form, null where nothing is written in it; refused where it is none.';

create function private.check_announcement_texts(given jsonb, main text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  clean jsonb;
begin
  if jsonb_typeof(given) is distinct from 'object' or exists (select from jsonb_object_keys(given) k (tag) where k.tag !~ '^[a-z]{2,3}$')
    or (select count(*) from jsonb_object_keys(given)) > 12 or coalesce(main !~ '^[a-z]{2,3}$', true) then
    perform private.refuse(400, 'invalid_input', 'Write it in a language that we know', 'texts');
  end if;
  select coalesce(jsonb_object_agg(t.tag, jsonb_build_object('subject', t.subject, 'body', t.body)), '{}') into clean
  from (
    select e.key as tag, private.check_text(e.value ->> 'subject', 150, 'subject', 'A subject') as subject,
      private.check_announcement_body(e.value -> 'body') as body
    from jsonb_each(given) e) t
  where t.tag = main or t.subject is not null or t.body is not null;
  return clean;
end
$$;
comment on function private.check_announcement_texts(jsonb, text) is 'The texts of an announcement by language, cleaned; empty languages but the main one are left out.';

create function private.check_announcement_ready(announcement_id uuid, texts jsonb, main text)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  half text;
begin
  if texts -> main ->> 'subject' is null then
    perform private.refuse(400, 'invalid_input', 'Give it a subject', 'subject');
  elsif texts -> main ->> 'body' is null then
    perform private.refuse(400, 'invalid_input', 'Write what you want to say', 'body');
  end if;
  select t.key into half from jsonb_each(texts) t where t.value ->> 'subject' is null or t.value ->> 'body' is null limit 1;
  if half is not null then
    perform private.refuse(400, 'invalid_input', 'One of its languages lacks a subject or a text', half);
  elsif exists (select from jsonb_path_query(texts, 'strict $.** ? (@.type == "picture")') p (picture)
    where coalesce(trim(picture #>> '{attrs,alt}'), '') = '') then
    perform private.refuse(400, 'invalid_input', 'Say what is to be seen in each picture, for those who do not see it', 'body');
  end if;
end
$$;
comment on function private.check_announcement_ready(uuid, jsonb, text) is 'Refuses words that nobody should get: none, half a language, or a picture that says nothing to who does not see it.';

create function private.announcement_words(texts jsonb)
returns text
language sql immutable
set search_path = ''
as $$
  select string_agg(concat_ws(' ', t.value ->> 'subject', private.rich_text_words(t.value -> 'body')), ' ') from jsonb_each(texts) t
$$;
comment on function private.announcement_words(jsonb) is 'What an announcement says in all its languages, to be searched.';

create function private.reader_fields(of_guest public.event_guests, event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('full_name', g.full_name, 'first_name', private.first_name_in(g.first_name, g.full_name), 'group', coalesce(of_guest.group_label, ''), 'household', coalesce(h.name, ''),
    'event', event.name, 'place', coalesce(event.location_name, ''))
  from public.guests g left join public.households h on h.id = of_guest.household_id
  where g.id = of_guest.guest_id
$$;
comment on function private.reader_fields(public.event_guests, public.events) is 'What the fields of a text say to one guest.';

create function private.announcement_empty_fields(kept public.announcements)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  -- Most texts have nothing that could stay empty: then nobody is asked for.
  if not exists (select from jsonb_each(kept.texts) t cross join lateral private.bare_fields(t.value -> 'body') f) then
    return '[]';
  end if;
  return (
    with people as materialized (
      select p.full_name, private.announcement_language(kept, p.locale) as language, private.reader_fields(eg, e) as fields
      from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements') p
      join public.event_guests eg on eg.id = p.event_guest_id
      join public.events e on e.id = kept.event_id
    ), empty as (
      select f.field, p.full_name from people p
      cross join lateral private.bare_fields(kept.texts -> p.language -> 'body') f (field)
      where coalesce(trim(p.fields ->> f.field), '') = ''
    )
    select coalesce(jsonb_agg(jsonb_build_object('field', f.field, 'people', f.n, 'names', f.names) order by f.field), '[]')
    from (select e.field, count(*) as n, to_jsonb((array_agg(e.full_name order by e.full_name))[1:20]) as names
      from empty e group by e.field) f);
end
$$;
comment on function private.announcement_empty_fields(public.announcements) is
  '[{field, people, names}]: for whom a place of its text stays empty, because nothing is known and nothing stands in.';

create function private.require_filled_fields(kept public.announcements)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  empty jsonb := private.announcement_empty_fields(kept);
begin
  if empty <> '[]' then
    perform private.refuse(409, 'fields_empty',
      'A place in the text stays empty for some of them: choose it, and write what stands there instead', empty::text);
  end if;
end
$$;
comment on function private.require_filled_fields(public.announcements) is 'Refuses to let a text go that has a hole for somebody.';

create function private.announcement_language(kept public.announcements, reader text)
returns text
language sql immutable
set search_path = ''
as $$
  select case when kept.texts ? split_part(reader, '-', 1) then split_part(reader, '-', 1) else kept.main_locale end
$$;
comment on function private.announcement_language(public.announcements, text) is 'In which of its languages somebody reads it: their own where it is written, else the main one.';

create function private.announcement_zones(kept public.announcements)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('timeZone', z.time_zone, 'people', z.n) order by z.n desc, z.time_zone), '[]')
  from (select p.time_zone, count(*) as n from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements') p
    where p.event_guest_id is not null or p.user_id is distinct from auth.uid() group by 1) z
$$;
comment on function private.announcement_zones(public.announcements) is '[{timeZone, people}]: on whose clocks it is read, the sender apart.';

create function public.check_announcement(announcement_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  kept public.announcements;
begin
  select * into kept from public.announcements a where a.id = announcement_id_param;
  perform private.require_permission('messages.send', kept.account_id, kept.event_id);
  return jsonb_build_object('emptyFields', private.announcement_empty_fields(kept), 'zones', private.announcement_zones(kept));
end
$$;
comment on function public.check_announcement(uuid) is 'AnnouncementCheck: what keeps an announcement from going, and on whose clocks it is read, for who may send it.';
