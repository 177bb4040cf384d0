-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.party_view(link public.personal_links, event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A link of one's own is given to whoever types an address of the list, so it shows what was
  -- answered, and only an invitation what the host noted.
  return (with members as (
    select m.id, m.role, g.full_name, coalesce(r.dietary, case when link.scope = 'invitation' then m.dietary end) as dietary, r.answer,
      nullif(private.standing(r.answer, m.tickets_held, m.tickets_due), 'pending') as state, r.meal_choice, r.answers,
      r.note, r.answered_at, case when r.answer in ('yes', 'maybe', 'waitlisted') then r.party_size end as party_size,
      private.rsvp_position(r) as position, row_number() over () as place
    from private.party_of(link) with ordinality m
    join public.guests g on g.id = m.guest_id
    left join public.rsvps r on r.event_guest_id = m.id
  )
  select jsonb_build_object(
    'members', (select jsonb_agg(jsonb_build_object('id', m.id,
      'name', case when m.id = link.event_guest_id then coalesce(link.shown_name, m.full_name) else m.full_name end,
      'isChild', m.role = 'child', 'state', m.state, 'meal', m.meal_choice, 'dietary', m.dietary,
      'pass', case when m.answer = 'yes' then private.door_pass(event.id, m.id, 0) end,
      'waitlistPosition', m.position,
      'enteredAt', case when link.scope = 'invitation' then private.entered_at(event.id, m.id) end)
      order by m.place) from members m),
    -- Who answered by number alone has companions without names: they are kept when names follow.
    'companions', coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'isChild', coalesce(c.is_child, false),
        'pass', case when m.answer = 'yes' then private.door_pass(event.id, m.id, n::integer) end,
        'meal', c.meal_choice, 'dietary', c.dietary) order by m.place, n)
      from members m
      cross join lateral generate_series(1, greatest(coalesce(m.party_size, 1) - 1,
        (select count(*) from public.rsvp_companions k where k.event_guest_id = m.id))) n
      left join lateral (select k.* from public.rsvp_companions k where k.event_guest_id = m.id
        order by k.position offset n - 1 limit 1) c on true), '[]'),
    'maxPeople', greatest(event.max_party_size, (select count(*) from members)),
    'meals', coalesce((select jsonb_agg(jsonb_build_object('name', k.name, 'description', k.description,
        'forChildren', k.for_children) order by k.position, k.name)
      from public.event_meals k where k.event_id = event.id), '[]'),
    'questions', coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'prompt', q.prompt, 'kind', q.kind,
        'options', to_jsonb(q.options), 'required', q.required) order by q.position, q.created_at)
      from public.event_questions q where q.event_id = event.id), '[]'),
    'activities', private.party_activities(link, event),
    'answers', coalesce((select m.answers from members m where m.answers is not null
      order by m.answered_at desc limit 1), '{}'),
    'note', (select m.note from members m where m.note is not null order by m.place limit 1),
    'seats', private.party_seats(link),
    'closes', private.party_closes(link, event),
    'canAnswer', private.can_edit_answer(event, private.party_closes(link, event)),
    'canAsk', private.takes_answers(event) and event.status = 'published' and event.end_date > now(),
    'late', (select jsonb_build_object('askedAt', l.asked_at, 'status', l.status)
      from public.late_answers l where l.event_guest_id = link.event_guest_id and l.scope = link.scope
      order by l.asked_at desc limit 1)));
end
$function$;

CREATE OR REPLACE FUNCTION private.entered_at(of_event uuid, guest_id uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select min(c.at) from public.check_ins c join public.check_in_lists l on l.id = c.list_id
  where c.event_guest_id = guest_id and c.event_id = of_event and l.kind = 'entrance'
    and c.result = 'ok' and c.undone_at is null
$function$;

comment on function private.entered_at(uuid, uuid) is 'When the first of a guest''s people came in by their answer; null before.';

reset check_function_bodies;
