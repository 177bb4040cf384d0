-- What each part of an audience asks. One function a kind, found by its name: the people it means, and for what reason.

create function private.part_values(part jsonb)
returns text[]
language plpgsql immutable
set search_path = ''
as $$
begin
  return array(select jsonb_array_elements_text(part -> 'values'));
end
$$;
comment on function private.part_values(jsonb) is 'The values of a part of an audience.';

create function private.audience_everyone(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if of_event is null then
    return query select g.id, null::text from public.guests g where g.account_id = of_account;
  else
    return query select eg.guest_id, null::text from public.event_guests eg
      where eg.event_id = of_event and eg.account_id = of_account;
  end if;
end
$$;
comment on function private.audience_everyone(jsonb, uuid, uuid) is 'Everybody on the list of the event, or whom the account knows.';

create function private.audience_group(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select eg.guest_id, eg.group_label from public.event_guests eg
  where eg.event_id = of_event and eg.account_id = of_account and eg.group_label is not null
    and (wanted = '{}' or eg.group_label = any (wanted));
end
$$;
comment on function private.audience_group(jsonb, uuid, uuid) is 'Who is in one of these groups of the event, or in any.';

create function private.audience_tag(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select g.id, t.tag from public.guests g, unnest(g.tags) t (tag)
  where g.account_id = of_account and g.tags && wanted and t.tag = any (wanted);
end
$$;
comment on function private.audience_tag(jsonb, uuid, uuid) is 'Who has one of these tags.';

create function private.audience_answer(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted text[] := private.part_values(part);
begin
  -- Whom no ticket concerns stands as they answered; only the others are looked at one by one.
  return query
  select s.guest_id, s.standing from (
    select eg.guest_id, coalesce(r.answer, 'pending') as standing
    from public.event_guests eg left join public.rsvps r on r.event_guest_id = eg.id
    where eg.event_id = of_event and eg.account_id = of_account and eg.tickets_held is null and eg.tickets_due = 0
    union all
    select eg.guest_id, private.standing(r.answer, eg.tickets_held, eg.tickets_due)
    from public.event_guests eg left join public.rsvps r on r.event_guest_id = eg.id
    where eg.event_id = of_event and eg.account_id = of_account and (eg.tickets_held is not null or eg.tickets_due > 0)) s
  where s.standing = any (wanted);
end
$$;
comment on function private.audience_answer(jsonb, uuid, uuid) is
  'Who stands so: by an answer or a ticket, pending where neither is known.';

create function private.audience_ticket(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select coalesce(eg.guest_id, o.buyer_guest_id), y.name
  from public.tickets t
  join public.ticket_types y on y.id = t.ticket_type_id
  join public.orders o on o.id = t.order_id
  left join public.event_guests eg on eg.id = t.event_guest_id
  where t.event_id = of_event and t.account_id = of_account and t.status in ('valid', 'checked_in')
    and (wanted = '{}' or t.ticket_type_id::text = any (wanted)) and coalesce(eg.guest_id, o.buyer_guest_id) is not null;
end
$$;
comment on function private.audience_ticket(jsonb, uuid, uuid) is 'Who holds a ticket of one of these types, or any that is valid.';

create function private.audience_activity(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select eg.guest_id, a.title
  from public.activities a
  cross join lateral (
    select s.event_guest_id as place from public.activity_sign_ups s where s.activity_id = a.id and s.status = 'going'
    union
    select a.host_guest_id where a.host_guest_id is not null) p
  join public.event_guests eg on eg.id = p.place
  where a.event_id = of_event and a.account_id = of_account and (wanted = '{}' or a.id::text = any (wanted));
end
$$;
comment on function private.audience_activity(jsonb, uuid, uuid) is 'Who has a place in one of these activities or hosts it.';

create function private.audience_team(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select m.id, r.name from public.team_members m join public.roles r on r.id = m.role_id
  where m.account_id = of_account and m.status = 'active'
    and (m.event_scope = 'all' or of_event is null
      or exists (select from public.member_events e where e.member_id = m.id and e.event_id = of_event));
end
$$;
comment on function private.audience_team(jsonb, uuid, uuid) is 'Who works on the event, or in the account.';

create function private.audience_bought(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select o.buyer_guest_id, e.name
  from public.orders o join public.events e on e.id = o.event_id
  where o.account_id = of_account and o.buyer_guest_id is not null and o.status in ('completed', 'partially_refunded')
    and o.event_id is distinct from of_event
  group by o.buyer_guest_id, e.id, e.name;
end
$$;
comment on function private.audience_bought(jsonb, uuid, uuid) is 'Who bought for another event of the account.';

create function private.audience_field(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select g.id, g.custom ->> (part ->> 'field') from public.guests g
  where g.account_id = of_account and g.custom ? (part ->> 'field') and trim(g.custom ->> (part ->> 'field')) <> ''
    and (wanted = '{}' or trim(g.custom ->> (part ->> 'field')) = any (wanted));
end
$$;
comment on function private.audience_field(jsonb, uuid, uuid) is 'For whom one of the account''s own fields says one of these words, or anything.';

create function private.audience_opened(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select eg.guest_id, null::text from public.event_guests eg
  where eg.event_id = of_event and eg.account_id = of_account and (eg.opened_at is not null or eg.responded_at is not null);
end
$$;
comment on function private.audience_opened(jsonb, uuid, uuid) is 'Who has opened their personal link of the event, or answered.';

create function private.audience_list(part jsonb, of_account uuid, of_event uuid)
returns table (person uuid, fact text)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select g.id, null::text from unnest(private.part_values(part)) v (id) join public.guests g on g.id = v.id::uuid
  where g.account_id = of_account;
end
$$;
comment on function private.audience_list(jsonb, uuid, uuid) is 'Who was chosen by hand.';
