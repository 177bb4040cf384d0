-- A guest across all events: the record with its history, changes to many at once, and tags.

create function private.clean_tags(tags jsonb)
returns text[]
language plpgsql immutable
set search_path = ''
as $$
declare
  result text[] := array(select distinct trim(regexp_replace(t, '\s+', ' ', 'g'))
    from jsonb_array_elements_text(case when jsonb_typeof(tags) = 'array' then tags else '[]' end) t where trim(t) <> '' order by 1);
begin
  if cardinality(result) > 20 or exists (select from unnest(result) t where length(t) > 50) then
    perform private.refuse(400, 'invalid_input', 'Up to 20 tags of up to 50 characters', 'tags');
  end if;
  return result;
end
$$;
comment on function private.clean_tags(jsonb) is 'A list of tags, trimmed, each once.';

create function public.get_guest_record(guest_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  person public.guests;
  may_write boolean;
  /* Whose orders the reader may see. */
  orders_of uuid[];
begin
  select * into person from public.guests g
  where g.id = guest_id_param and (private.may('guests.read', g.account_id) or g.id in (select private.my_guests('guests.read')));
  if person.id is null then
    perform private.refuse(404, 'not_found', 'This guest does not exist');
  end if;
  may_write := private.may('guests.write', person.account_id) or person.id in (select private.my_guests('guests.write'));
  if not private.sees_contact(person.account_id, person.id) then
    person.email := null;
    person.phone := null;
  end if;
  if not may_write then
    person.notes := null;
  end if;
  orders_of := private.those_of(array(select o.event_id from public.orders o where o.buyer_guest_id = person.id), 'orders.read');
  return (
    select jsonb_build_object('guest', to_jsonb(person) - 'account_id', 'seesContact', private.sees_contact(person.account_id, person.id),
      'mayWrite', may_write,
      'profile', jsonb_build_object('isClaimed', p.user_id is not null, 'linkSentAt', p.link_sent_at, 'linkUsedAt', p.link_used_at,
        'diedOn', p.died_on, 'memorial', p.memorial,
        'shown', case when person.status <> 'erased' then private.member_view(person, null, 3) end),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('eventGuestId', l.id, 'eventId', l.event_id, 'name', e.name,
          'eventTypeId', e.event_type_id, 'coverSeed', e.cover_seed, 'startDate', e.start_date, 'timeZone', e.time_zone,
          'currency', e.currency, 'groupLabel', l.group_label, 'household', l.household_name, 'role', l.role, 'answer', l.answer,
          'partySize', l.party_size, 'meal', l.meal_choice, 'dietary', l.dietary, 'ticketCount', l.ticket_count,
          'paidMinor', case when l.event_id = any (orders_of) then l.paid_minor else 0 end,
          'dueMinor', case when l.event_id = any (orders_of) then l.due_minor else 0 end) order by e.start_date desc), '[]')
        from public.event_guest_list l join public.events e on e.id = l.event_id where l.guest_id = person.id),
      'history', (select coalesce(jsonb_agg(h.entry order by h.at desc), '[]') from (
        select x.at, x.entry || jsonb_build_object('at', x.at) as entry from (
          select person.created_at as at, jsonb_build_object('kind', 'known', 'detail', person.source) as entry
          union all
          select m.created_at, jsonb_build_object('kind', m.kind, 'event', e.name, 'detail', m.status)
          from public.invitation_mails m join public.event_guests eg on eg.id = m.event_guest_id
          join public.events e on e.id = m.event_id where eg.guest_id = person.id
          union all
          select eg.opened_at, jsonb_build_object('kind', 'opened', 'event', e.name)
          from public.event_guests eg join public.events e on e.id = eg.event_id where eg.guest_id = person.id and eg.opened_at is not null
          union all
          select rh.recorded_at, jsonb_build_object('kind', 'answered', 'event', e.name, 'detail', rh.answer, 'people', rh.party_size, 'by', rh.answered_by)
          from public.rsvp_history rh join public.rsvps r on r.id = rh.rsvp_id
          join public.event_guests eg on eg.id = r.event_guest_id join public.events e on e.id = rh.event_id where eg.guest_id = person.id
          union all
          select o.completed_at, jsonb_build_object('kind', 'ordered', 'event', e.name, 'detail', o.code,
            'totalMinor', o.total_minor, 'currency', o.currency, 'orderId', o.id, 'eventId', e.id)
          from public.orders o join public.events e on e.id = o.event_id where o.buyer_guest_id = person.id and o.event_id = any (orders_of) and o.completed_at is not null
          union all
          select s.signed_up_at, jsonb_build_object('kind', 'signed_up', 'event', e.name, 'detail', a.title)
          from public.activity_sign_ups s join public.event_guests eg on eg.id = s.event_guest_id
          join public.activities a on a.id = s.activity_id join public.events e on e.id = s.event_id
          where eg.guest_id = person.id and s.status <> 'left'
          union all
          select p.claimed_at, jsonb_build_object('kind', 'claimed') where p.claimed_at is not null
          union all
          select l.created_at, jsonb_build_object('kind', 'changed', 'detail', l.action, 'by', pr.display_name)
          from public.audit_log l left join public.profiles pr on pr.user_id = l.actor_user_id
          where l.resource_type = 'guests' and l.resource_id = person.id::text and l.account_id = person.account_id) x
        order by x.at desc limit 200) h))
    from (select) one left join private.member_profiles p on p.guest_id = person.id);
end
$$;
comment on function public.get_guest_record(uuid) is
  'GuestRecord for those who work in the account: {guest, mayWrite, profile, events, history}; 200 entries of history, newest first.';

create function public.edit_guests(guest_ids uuid[], change jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner_id uuid;
  accounts bigint;
  added text[] := private.clean_tags(change -> 'addTags');
  removed text[] := private.clean_tags(change -> 'removeTags');
  label text := private.check_text(change ->> 'groupLabel', 100, 'groupLabel', 'A group');
  entry record;
  touched integer;
begin
  select min(g.account_id::text)::uuid, count(distinct g.account_id) into owner_id, accounts
  from public.guests g where g.id = any (guest_ids) and g.status <> 'erased';
  if owner_id is null or exists (select from public.guests g where g.id = any (guest_ids)
    and g.account_id not in (select private.my_accounts('guests.write')) and g.id not in (select private.my_guests('guests.write'))) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  elsif accounts <> 1 or cardinality(guest_ids) > 20000 then
    perform private.refuse(400, 'invalid_input', 'Choose guests of one account', 'guest_ids');
  end if;
  if change ? 'groupLabel' or change ? 'custom' or change ? 'isChild' then
    perform private.require_plan(owner_id, 'rsvp');
  end if;
  for entry in select c.key, c.value from jsonb_each_text(coalesce(change -> 'custom', '{}')) c loop
    if trim(entry.key) = '' or length(entry.key) > 60 or length(entry.value) > 500 then
      perform private.refuse(400, 'invalid_input', 'A field has a name of up to 60 characters and holds up to 500', 'custom');
    end if;
  end loop;
  if exists (select from public.guests g where g.id = any (guest_ids) and cardinality(array(
    select distinct t from unnest(g.tags || added) t where t <> all (removed))) > 50) then
    perform private.refuse(400, 'invalid_input', 'A guest can have up to 50 tags', 'addTags');
  end if;
  update public.guests g set
    tags = array(select distinct t from unnest(g.tags || added) t where t <> all (removed) order by 1),
    custom = jsonb_strip_nulls(g.custom || coalesce((select jsonb_object_agg(c.key, nullif(trim(c.value), ''))
      from jsonb_each_text(change -> 'custom') c), '{}'))
  where g.id = any (guest_ids) and g.account_id = owner_id and g.status <> 'erased';
  get diagnostics touched = row_count;
  if change ? 'groupLabel' then
    update public.event_guests eg set group_label = label
    where eg.guest_id = any (guest_ids) and eg.account_id = owner_id and eg.event_id = (change ->> 'eventId')::uuid;
  end if;
  if jsonb_typeof(change -> 'isChild') = 'boolean' then
    update public.event_guests eg set role = case when (change ->> 'isChild')::boolean then 'child' else 'member' end
    where eg.guest_id = any (guest_ids) and eg.account_id = owner_id and eg.event_id = (change ->> 'eventId')::uuid
      and eg.role <> 'host' and (eg.role = 'child') <> (change ->> 'isChild')::boolean;
  end if;
  perform private.audit(owner_id, 'guests.edited_together', 'guests', null,
    (select jsonb_agg(g.id order by g.id) from public.guests g where g.id = any (guest_ids)),
    jsonb_strip_nulls(jsonb_build_object('addTags', added, 'removeTags', removed,
      'custom', (select jsonb_object_agg(c.key, c.value) from jsonb_each_text(change -> 'custom') c), 'groupLabel', label,
      'isChild', case when jsonb_typeof(change -> 'isChild') = 'boolean' then change -> 'isChild' end,
      'eventId', case when change ?| array['groupLabel', 'isChild'] then (change ->> 'eventId')::uuid end)));
  return touched;
end
$$;
comment on function public.edit_guests(uuid[], jsonb) is
  'Changes many guests of one account at once: {addTags, removeTags, custom: {field: text or "" to clear}, groupLabel with eventId, isChild with eventId}. One audit row. How many were touched.';

create function public.list_tags()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('tag', t.tag, 'guests', t.guests, 'activities', t.activities, 'tasks', t.tasks) order by lower(t.tag), t.tag), '[]')
  from (
    select u.tag, count(*) filter (where u.what = 'guest') as guests, count(*) filter (where u.what = 'activity') as activities,
      count(*) filter (where u.what = 'task') as tasks
    from (
      select unnest(g.tags) as tag, 'guest' as what from public.guests g
      where g.account_id in (select private.shown_accounts('guests.read')) and g.tags <> '{}'
      union all
      select unnest(a.tags), 'activity' from public.activities a
      where a.account_id in (select private.shown_accounts('events.read')) and a.tags <> '{}'
      union all
      select unnest(k.labels), 'task' from public.tasks k
      where k.account_id in (select private.shown_accounts('tasks.read')) and k.removed_at is null and k.labels <> '{}') u
    group by u.tag) t
$$;
comment on function public.list_tags() is 'TagUse[] of the chosen account: {tag, guests, activities, tasks}.';

create function public.list_tagged(tag_param text)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'guests', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.full_name,
        'email', case when private.may('guests.read_contact', g.account_id) then g.email end) order by g.full_name), '[]')
      from (select * from public.guests x where x.account_id in (select private.shown_accounts('guests.read'))
        and tag_param = any (x.tags) order by x.full_name limit 500) g),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.title, 'event', e.name) order by a.start_at), '[]')
      from public.activities a join public.events e on e.id = a.event_id
      where a.account_id in (select private.shown_accounts('events.read')) and tag_param = any (a.tags)),
    'tasks', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.title, 'event', e.name, 'isDone', k.state = 'done')
        order by k.state = 'done', k.due_at nulls last, k.rank), '[]')
      from (select * from public.tasks x where x.account_id in (select private.shown_accounts('tasks.read')) and x.removed_at is null
        and tag_param = any (x.labels) order by x.state = 'done', x.due_at nulls last, x.rank limit 500) k
      left join public.events e on e.id = k.event_id))
$$;
comment on function public.list_tagged(text) is 'What bears a tag: {guests, activities, tasks}; 500 guests and 500 tasks at most.';

create function public.rename_tag(tag_param text, new_tag text default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := (private.clean_tags(case when new_tag is null then '[]' else to_jsonb(array[new_tag]) end))[1];
  here uuid;
  touched integer := 0;
  rows_here integer;
begin
  if new_tag is not null and wanted is null then
    perform private.refuse(400, 'invalid_input', 'Give the tag a name', 'new_tag');
  end if;
  for here in select w from private.shown_accounts('guests.write') w where private.may('schedule.write', w) and private.may('tasks.write', w) loop
    update public.guests g set tags = array(
      select distinct coalesce(nullif(t, tag_param), wanted) from unnest(g.tags) t
      where t <> tag_param or wanted is not null order by 1)
    where g.account_id = here and tag_param = any (g.tags);
    get diagnostics rows_here = row_count;
    touched := touched + rows_here;
    update public.activities a set tags = array(
      select distinct coalesce(nullif(t, tag_param), wanted) from unnest(a.tags) t
      where t <> tag_param or wanted is not null order by 1)
    where a.account_id = here and tag_param = any (a.tags);
    get diagnostics rows_here = row_count;
    touched := touched + rows_here;
    touched := touched + private.rename_label(here, tag_param, wanted);
    perform private.audit(here, 'tags.renamed', 'tags', tag_param, to_jsonb(tag_param), to_jsonb(wanted));
  end loop;
  return touched;
end
$$;
comment on function public.rename_tag(text, text) is
  'Gives a tag another name everywhere, joining it with one of that name; without a new name it is taken off. How many things were touched.';
