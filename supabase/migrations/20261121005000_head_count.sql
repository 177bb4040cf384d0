-- Who is to be counted on: heads, meals, diets and activities, and the caterer's list.

create function private.coming_heads(
  of_event uuid, out name text, out meal text, out dietary text, out is_child boolean, out people integer)
returns setof record
language sql stable
security definer
set search_path = ''
as $$
  with coming as (
    select r.event_guest_id, r.party_size, r.meal_choice, coalesce(r.dietary, eg.dietary) as dietary, g.full_name as name,
      eg.role = 'child' as is_child,
      (select count(*) from public.rsvp_companions c where c.event_guest_id = r.event_guest_id) as named
    from public.rsvps r
    join public.event_guests eg on eg.id = r.event_guest_id and eg.event_id = of_event
    join public.guests g on g.id = eg.guest_id
    where r.event_id = of_event and r.answer = 'yes'
  )
  select c.name, c.meal_choice, c.dietary, c.is_child, 1 from coming c
  union all
  select coalesce(k.name, 'With ' || c.name), k.meal_choice, k.dietary, k.is_child, 1
  from coming c join public.rsvp_companions k on k.event_guest_id = c.event_guest_id and k.event_id = of_event
  union all
  select 'With ' || c.name, null, null, false, c.party_size - 1 - c.named::integer
  from coming c where c.party_size - 1 > c.named
$$;
comment on function private.coming_heads(uuid) is
  'Everybody who said yes, with whom they bring; people without a name stand in one line with their number.';

create function public.list_coming_heads(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_writable_account((select e.account_id from public.events e where e.id = event_id_param));
  return (select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'people', h.people, 'isChild', h.is_child,
      'meal', h.meal, 'dietary', nullif(h.dietary, '')) order by h.meal is null, h.meal, h.name), '[]')
    from private.coming_heads(event_id_param) h);
end
$$;
comment on function public.list_coming_heads(uuid) is
  'ComingHead[] by meal and name: who eats what, for the caterer. Their people sum up to get_head_count''s.';

create function public.get_head_count(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_writable_account((select e.account_id from public.events e where e.id = event_id_param));
  return (
    with heads as materialized (select * from private.coming_heads(event_id_param))
    select jsonb_build_object(
      'people', coalesce((select sum(h.people) from heads h), 0),
      'children', coalesce((select sum(h.people) from heads h where h.is_child), 0),
      'meals', coalesce((select jsonb_agg(jsonb_build_object('meal', m.meal, 'people', m.people)
          order by m.meal is null, m.people desc, m.meal)
        from (select h.meal, sum(h.people) as people from heads h group by 1) m), '[]'),
      'activities', private.activity_heads(event_id_param),
      'diets', coalesce((select jsonb_agg(jsonb_build_object('name', h.name, 'dietary', h.dietary, 'meal', h.meal)
          order by h.name) from heads h where coalesce(h.dietary, '') <> ''), '[]')));
end
$$;
comment on function public.get_head_count(uuid) is
  'HeadCount of those who said yes: people, children, by meal (null for not chosen), by activity, and every diet by name.';

revoke execute on function private.coming_heads(uuid), public.list_coming_heads(uuid), public.get_head_count(uuid)
  from public, anon, authenticated;
grant execute on function public.list_coming_heads(uuid), public.get_head_count(uuid) to authenticated, service_role;
