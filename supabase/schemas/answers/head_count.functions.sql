-- Who is to be counted on: heads, meals, diets and activities, and the caterer's list.

create function private.coming_heads(
  of_event uuid, out name text, out meal text, out dietary text, out is_child boolean, out is_online boolean, out people integer)
returns setof record
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  with online as materialized (
    select y.id from public.ticket_types y join public.events e on e.id = y.event_id
    where y.event_id = of_event and e.kind <> 'in_person' and y.attendance = 'online')
  -- Who is brought without a name, or on a ticket in the buyer's name, stands in one line with their number.
  select p.name, p.meal, p.dietary, p.is_child, o.id is not null, count(*)::integer
  from private.coming_places(of_event) p
  left join online o on o.id = p.extra_type_id
  group by p.event_guest_id, p.name, p.meal, p.dietary, p.is_child, o.id is not null
  union all
  select t.holder_name, null, null, false, o.id is not null, 1
  from public.tickets t join public.ticket_types y on y.id = t.ticket_type_id and not y.is_add_on and y.activity_id is null
  left join online o on o.id = t.ticket_type_id
  where t.event_id = of_event and t.event_guest_id is null and t.status in ('valid', 'checked_in');
end
$$;
comment on function private.coming_heads(uuid) is
  'Everybody who comes, by answer or ticket, with whom they bring; whoever takes part online alone is marked. Their people sum up to the heads of standing_counts.';

create function public.list_coming_heads(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_event_permission('answers.write', event_id_param);
  return (select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'people', h.people, 'isChild', h.is_child,
      'meal', h.meal, 'dietary', nullif(h.dietary, '')) order by h.meal is null, h.meal, h.name), '[]')
    from private.coming_heads(event_id_param) h where not h.is_online);
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
  perform private.require_event_permission('answers.write', event_id_param);
  return (
    with everybody as materialized (select * from private.coming_heads(event_id_param)),
    heads as (select * from everybody e where not e.is_online)
    select jsonb_build_object(
      'online', coalesce((select sum(e.people) from everybody e where e.is_online), 0),
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
  'HeadCount of those who come to the place: people, children, by meal (null for not chosen), by activity, and every diet by name; beside them how many take part online alone.';
