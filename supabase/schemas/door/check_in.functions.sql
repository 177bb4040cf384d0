-- Check-in: gates, the links that open a gate on somebody's phone, and every scan with its verdict.
-- A scan is named by the device that made it, so that sending it twice counts once; who is in is
-- held by an index: one standing entry of a ticket in a scope.

create function private.keep_check_in_list()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := trim(new.name);
  new.updated_at := clock_timestamp();
  if new.activity_id is not null then
    new.kind := 'station';
    new.ticket_type_ids := '{}';
  end if;
  if not (new.admits_tickets or new.admits_guests) then
    perform private.refuse(400, 'invalid_input', 'Choose whom the gate lets in', 'admits_tickets');
  end if;
  if not new.admits_tickets then
    new.ticket_type_ids := '{}';
  end if;
  new.takes_walk_ins := new.takes_walk_ins and new.admits_guests and new.kind = 'entrance';
  if tg_op = 'INSERT' or new.shown_fields is distinct from old.shown_fields then
    perform private.check_shown_fields(new.event_id, new.shown_fields);
  end if;
  if exists (select from unnest(new.ticket_type_ids) wanted where not exists (
    select from public.ticket_types t where t.id = wanted and t.event_id = new.event_id)) then
    perform private.refuse(400, 'invalid_input', 'Choose ticket types of this event', 'ticket_type_ids');
  end if;
  if exists (select from public.check_in_lists l
    where l.event_id = new.event_id and l.name = new.name and l.id <> new.id) then
    perform private.refuse(409, 'conflict', 'This event has a gate of that name already', 'name');
  end if;
  return new;
end
$$;
comment on function private.keep_check_in_list() is 'Says in words what is wrong with a gate.';

create function private.gate_check_in()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    perform private.require_plan(new.account_id, case when new.admits_tickets then 'ticket-management' else 'rsvp' end);
  end if;
  return new;
end
$$;
comment on function private.gate_check_in() is 'A gate needs the plan of what it lets in.';
