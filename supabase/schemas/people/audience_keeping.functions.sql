-- What an audience can be made of, and audiences that are kept by their name.

create function public.get_audience_choices(account_id_param uuid, event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  account uuid := private.audience_account(account_id_param, event_id_param);
  whole boolean := event_id_param is null;
begin
  if not whole and not exists (select from public.events e where e.id = event_id_param and e.account_id = account)
    or not private.may('guests.read', account, event_id_param) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not see it');
  end if;
  return (
    with people as materialized (
      select g.id, g.tags, g.custom, eg.group_label, eg.opened_at, eg.responded_at,
        case when whole then null when eg.tickets_held is null and eg.tickets_due = 0 then coalesce(r.answer, 'pending')
          else private.standing(r.answer, eg.tickets_held, eg.tickets_due) end as standing
      from public.guests g
      left join public.event_guests eg on eg.guest_id = g.id and eg.event_id = event_id_param
      left join public.rsvps r on r.event_guest_id = eg.id
      left join private.member_profiles d on d.guest_id = g.id
      where g.account_id = account and g.status = 'active' and d.died_on is null and (whole or eg.id is not null)
    ), fields as (
      select f.name, v.value, v.n, row_number() over (partition by f.name order by v.n desc, v.value) as place
      from (select distinct k.name from people p, jsonb_object_keys(p.custom) k (name)) f,
        lateral (select trim(p.custom ->> f.name) as value, count(*) as n from people p
          where trim(p.custom ->> f.name) <> '' group by 1 limit 200) v
    )
    select jsonb_build_object(
      'locale', (select coalesce(e.locale, a.default_locale) from public.accounts a left join public.events e on e.id = event_id_param where a.id = account),
      'people', (select count(*) from people),
      'answers', case when whole then '{}'::jsonb else (select jsonb_object_agg(s.standing, (select count(*) from people p where p.standing = s.standing))
        from unnest(array['yes', 'maybe', 'no', 'waitlisted', 'pending']) s (standing)) end,
      'opened', (select count(*) from people p where p.opened_at is not null or p.responded_at is not null),
      'groups', (select coalesce(jsonb_agg(jsonb_build_object('value', x.value, 'people', x.n) order by x.value), '[]')
        from (select p.group_label as value, count(*) as n from people p where p.group_label is not null group by 1 order by 2 desc limit 500) x),
      'tags', (select coalesce(jsonb_agg(jsonb_build_object('value', x.value, 'people', x.n) order by x.value), '[]')
        from (select t.value, count(*) as n from people p, unnest(p.tags) t (value) group by 1 order by 2 desc limit 500) x),
      'fields', (select coalesce(jsonb_agg(x.field order by x.name), '[]') from (
        select f.name, jsonb_build_object('name', f.name, 'values',
          jsonb_agg(jsonb_build_object('value', f.value, 'people', f.n) order by f.place) filter (where f.place <= 50)) as field
        from fields f group by f.name limit 100) x),
      'tickets', (select coalesce(jsonb_agg(jsonb_build_object('value', y.id, 'name', y.name, 'people', y.sold_count) order by y.position, y.id), '[]')
        from public.ticket_types y where y.event_id = event_id_param),
      'activities', (select coalesce(jsonb_agg(jsonb_build_object('value', a.id, 'name', a.title, 'people',
          (select count(*) from public.activity_sign_ups s where s.activity_id = a.id and s.status = 'going')) order by a.start_at, a.id), '[]')
        from public.activities a where a.event_id = event_id_param and (a.sign_up or a.host_guest_id is not null)),
      'team', (select count(*) from private.audience_team('{}', account, event_id_param))));
end
$$;
comment on function public.get_audience_choices(uuid, uuid) is
  'What can be chosen for a question about people of an event or (without one) of an account, with how many each means. AudienceChoices.';

create function public.save_audience(
  account_id_param uuid, event_id_param uuid, audience_id_param uuid, name_param text, question_param jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid := private.audience_account(account_id_param, event_id_param);
  clean jsonb;
  clean_name text := private.check_text(name_param, 80, 'name', 'A name');
  kept public.audiences;
begin
  perform private.require_permission('messages.send', account, event_id_param);
  clean := private.asked_audience(question_param, account, event_id_param);
  if clean_name is null then
    perform private.refuse(400, 'invalid_input', 'Give it a name', 'name');
  end if;
  if audience_id_param is null then
    if (select count(*) from public.audiences a where a.account_id = account) >= 500 then
      perform private.refuse(409, 'conflict', 'There are 500 saved audiences. Delete one that is not needed any more');
    end if;
    insert into public.audiences (account_id, event_id, name, question, created_by)
    values (account, event_id_param, clean_name, clean, auth.uid()) returning * into kept;
  else
    update public.audiences a set name = clean_name, question = clean
    where a.id = audience_id_param and a.account_id = account and a.event_id is not distinct from event_id_param
    returning * into kept;
    if kept.id is null then
      perform private.refuse(404, 'not_found', 'This audience does not exist, or you may not change it');
    end if;
  end if;
  return jsonb_build_object('id', kept.id, 'eventId', kept.event_id, 'name', kept.name, 'question', kept.question);
exception when unique_violation then
  perform private.refuse(409, 'conflict', 'Another audience has this name', 'name');
end
$$;
comment on function public.save_audience(uuid, uuid, uuid, text, jsonb) is 'Keeps a question under a name, anew or changed. SavedAudience.';

create function public.delete_audience(audience_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.audiences;
begin
  select * into kept from public.audiences a where a.id = audience_id_param;
  perform private.require_permission('messages.send', kept.account_id, kept.event_id);
  delete from public.audiences a where a.id = kept.id;
end
$$;
comment on function public.delete_audience(uuid) is 'Forgets a saved question; what was sent to it stays.';

create function private.forget_audiences(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.audiences a set question = private.without_person(a.question, person.id)
  where a.account_id = person.account_id and a.question::text like '%' || person.id || '%';
$$;
comment on function private.forget_audiences(public.guests) is 'Somebody is taken off lists that were chosen by hand.';
