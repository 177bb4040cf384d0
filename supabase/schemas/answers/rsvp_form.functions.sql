-- What an event asks of those who come: meals, questions, who else comes along.

create function private.rename_meal()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.rsvps r set meal_choice = new.name
  where r.event_id = new.event_id and r.meal_choice = old.name;
  update public.rsvp_companions c set meal_choice = new.name
  where c.event_id = new.event_id and c.meal_choice = old.name;
  return null;
end
$$;
comment on function private.rename_meal() is 'What was chosen follows a meal''s new name.';

create function private.held_companions(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('companions', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'name', c.name, 'isChild', c.is_child,
      'meal', c.meal_choice, 'dietary', c.dietary) order by e.start_date desc, c.position), '[]')
    from public.rsvp_companions c join public.event_guests eg on eg.id = c.event_guest_id
    join public.events e on e.id = c.event_id where eg.guest_id = of_guest.id))
$$;
comment on function private.held_companions(public.guests) is '{companions}: whom somebody brings.';

create function private.forget_companions(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.rsvp_companions c using public.event_guests eg where c.event_guest_id = eg.id and eg.guest_id = person.id;
$$;
comment on function private.forget_companions(public.guests) is 'Whom somebody brought.';
