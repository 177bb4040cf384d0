-- An audience's question: whether it can be asked, and by whom.

create function private.check_audience_part(part jsonb, of_account uuid, of_event uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  known private.audience_kinds;
  named_event uuid;
  given jsonb := coalesce(part -> 'values', '[]');
begin
  select * into known from private.audience_kinds k where k.kind = part ->> 'kind';
  if known.kind is null or jsonb_typeof(given) <> 'array' then
    perform private.refuse(400, 'invalid_input', 'This asks something we do not know', 'question');
  end if;
  if jsonb_array_length(given) > 2000 or exists (
    select from jsonb_array_elements(given) v
    where jsonb_typeof(v) <> 'string' or length(v #>> '{}') not between 1 and 200
      or known.takes = 'ids' and (v #>> '{}') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or known.known is not null and not v #>> '{}' = any (known.known)) then
    perform private.refuse(400, 'invalid_input', 'Choose from what is offered, up to 2,000', 'question');
  end if;
  if known.takes = 'nothing' and given <> '[]' or given = '[]' and not known.may_be_empty then
    perform private.refuse(400, 'invalid_input', 'Choose at least one', 'question');
  end if;
  if (known.kind = 'field') <> (part ? 'field') or part ? 'field' and coalesce(length(part ->> 'field') not between 1 and 100, true) then
    perform private.refuse(400, 'invalid_input', 'Choose a field', 'question');
  end if;
  if part ->> 'eventId' is not null then
    select e.id into named_event from public.events e where e.id::text = part ->> 'eventId' and e.account_id = of_account;
  end if;
  if part ->> 'eventId' is not null and named_event is null or known.of_event and coalesce(named_event, of_event) is null then
    perform private.refuse(400, 'invalid_input', 'Choose the event that is meant', 'question');
  end if;
  return jsonb_strip_nulls(jsonb_build_object('kind', known.kind, 'field', part -> 'field',
    'eventId', case when known.of_event or known.kind = 'everyone' then named_event end))
    || jsonb_build_object('values', (select coalesce(jsonb_agg(v order by v #>> '{}'), '[]') from (
      select distinct v from jsonb_array_elements(given) v) d));
end
$$;
comment on function private.check_audience_part(jsonb, uuid, uuid) is 'AudiencePart with what it needs and nothing else, refused where it cannot be asked.';

create function private.check_audience(question jsonb, of_account uuid, of_event uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  listed jsonb := coalesce(question -> 'who', '[]');
  excluded jsonb := coalesce(question -> 'without', '[]');
begin
  if jsonb_typeof(question) is distinct from 'object' or jsonb_typeof(listed) <> 'array' or jsonb_typeof(excluded) <> 'array'
    or coalesce(question ->> 'match', 'all') not in ('all', 'any') then
    perform private.refuse(400, 'invalid_input', 'This is no question about people', 'question');
  end if;
  if jsonb_array_length(listed) not between 1 and 12 or jsonb_array_length(excluded) > 12 then
    perform private.refuse(400, 'invalid_input', 'Say who is meant, in up to 12 parts', 'question');
  end if;
  return jsonb_build_object('match', coalesce(question ->> 'match', 'all'),
    'who', (select jsonb_agg(private.check_audience_part(p.part, of_account, of_event) order by p.n)
      from jsonb_array_elements(listed) with ordinality p (part, n)),
    'without', (select coalesce(jsonb_agg(private.check_audience_part(p.part, of_account, of_event) order by p.n), '[]')
      from jsonb_array_elements(excluded) with ordinality p (part, n)));
end
$$;
comment on function private.check_audience(jsonb, uuid, uuid) is 'AudienceQuestion as it is kept and asked; refused where it is none.';

create function private.audience_account(of_account uuid, of_event uuid)
returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return coalesce(of_account, (select e.account_id from public.events e where e.id = of_event));
end
$$;
comment on function private.audience_account(uuid, uuid) is 'Whose people a question is about: an event''s account needs no saying.';

create function private.asked_audience(question jsonb, of_account uuid, of_event uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  clean jsonb;
  other uuid;
begin
  if of_event is not null and not exists (select from public.events e where e.id = of_event and e.account_id = of_account)
    or not private.may('guests.read', of_account, of_event) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not see it');
  end if;
  clean := private.check_audience(question, of_account, of_event);
  for other in select (p ->> 'eventId')::uuid from jsonb_array_elements((clean -> 'who') || (clean -> 'without')) p
    where p ? 'eventId' loop
    perform private.require_permission('guests.read', of_account, other);
  end loop;
  return clean;
end
$$;
comment on function private.asked_audience(jsonb, uuid, uuid) is
  'A question that the caller may ask, checked: they may read the people of its event, and of each event it names.';
