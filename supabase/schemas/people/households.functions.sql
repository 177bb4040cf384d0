-- Households as a planner makes them: putting people together, taking them out, naming, a head.

create function private.tidy_households(touched uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.households h
  where h.id = any (touched) and not exists (select from public.event_guests eg where eg.household_id = h.id);
  update public.households h set head_guest_id = null
  where h.id = any (touched) and h.head_guest_id is not null
    and not exists (select from public.event_guests eg where eg.household_id = h.id and eg.guest_id = h.head_guest_id);
end
$$;
comment on function private.tidy_households(uuid[]) is
  'After people left: an empty household goes, a head who lives there no longer is none.';

create function public.put_in_household(
  event_guest_ids uuid[], into_household_id uuid default null, new_name text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted uuid[] := array(select distinct unnest(event_guest_ids));
  chosen public.event_guests;
  target public.households;
  before jsonb;
  old_ids uuid[];
begin
  if coalesce(cardinality(wanted), 0) not between 1 and 50 then
    perform private.refuse(400, 'invalid_input', 'Choose up to 50 people for one household', 'event_guest_ids');
  end if;
  select * into chosen from public.event_guests eg where eg.id = wanted[1];
  perform private.require_permission('guests.write', chosen.account_id, chosen.event_id);
  perform private.require_plan(chosen.account_id, 'rsvp');
  perform from public.event_guests eg where eg.id = any (wanted) order by eg.id for update;
  if (select count(*) from public.event_guests eg join public.guests g on g.id = eg.guest_id
      where eg.id = any (wanted) and eg.event_id = chosen.event_id and g.status <> 'erased') <> cardinality(wanted) then
    perform private.refuse(400, 'invalid_input', 'Choose people of one event''s list', 'event_guest_ids');
  end if;
  if into_household_id is not null then
    select * into target from public.households h
    where h.id = into_household_id and h.account_id = chosen.account_id for update;
    if target.id is null then
      perform private.refuse(404, 'not_found', 'This household does not exist any more', 'into_household_id');
    end if;
    if (select count(*) from public.event_guests eg where eg.event_id = chosen.event_id
        and (eg.household_id = target.id or eg.id = any (wanted))) > 50 then
      perform private.refuse(400, 'invalid_input', 'A household has at most 50 people', 'event_guest_ids');
    end if;
  elsif new_name is not null then
    insert into public.households (account_id, name, head_guest_id)
    values (chosen.account_id, private.check_name(new_name, 'new_name'), (
      select eg.guest_id from unnest(event_guest_ids) with ordinality as w (id, place)
      join public.event_guests eg on eg.id = w.id where eg.role <> 'child' order by w.place limit 1))
    returning * into target;
  end if;
  select jsonb_object_agg(eg.id, eg.household_id), array_agg(distinct eg.household_id)
  into before, old_ids from public.event_guests eg where eg.id = any (wanted);
  update public.event_guests eg set household_id = target.id
  where eg.id = any (wanted) and eg.household_id is distinct from target.id;
  perform private.tidy_households(array_remove(old_ids, target.id));
  perform private.audit(chosen.account_id, case when target.id is null then 'households.left' else 'households.joined' end,
    'events', chosen.event_id::text, before, jsonb_build_object('householdId', target.id, 'name', target.name));
  return jsonb_build_object('householdId', target.id, 'name', target.name, 'people', cardinality(wanted));
end
$$;
comment on function public.put_in_household(uuid[], uuid, text) is
  'Puts people of one event''s list into a household, or into a new one of that name, or into none: {householdId, name, people}. They are invited and answer together from then on; a left household that is empty goes.';

create function public.save_household(household_id_param uuid, fields jsonb)
returns public.households
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.households;
  saved public.households;
  head uuid := (fields ->> 'headGuestId')::uuid;
begin
  select * into was from public.households h where h.id = household_id_param for update;
  perform private.require_permission('guests.write', was.account_id, (select eg.event_id from public.event_guests eg
    where eg.household_id = was.id and eg.event_id in (select private.my_events('guests.write')) limit 1));
  perform private.require_plan(was.account_id, 'rsvp');
  if head is not null and not exists (select from public.event_guests eg
    where eg.household_id = was.id and eg.guest_id = head) then
    perform private.refuse(400, 'invalid_input', 'Choose somebody who belongs to the household', 'headGuestId');
  end if;
  update public.households h set
    name = case when fields ? 'name' then private.check_name(fields ->> 'name', 'name') else h.name end,
    address = case when fields ? 'address' then private.check_text(fields ->> 'address', 500, 'address', 'An address') else h.address end,
    head_guest_id = case when fields ? 'headGuestId' then head else h.head_guest_id end
  where h.id = was.id returning * into saved;
  perform private.audit(was.account_id, 'households.saved', 'households', was.id::text, to_jsonb(was), to_jsonb(saved));
  return saved;
end
$$;
comment on function public.save_household(uuid, jsonb) is
  'Names a household, keeps its postal address, says who gets its mails: {name, address, headGuestId}, each optional.';
