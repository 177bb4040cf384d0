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
