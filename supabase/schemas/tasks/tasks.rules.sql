-- Tasks: what their lists and rules may be.

create function private.is_checklist(value jsonb)
returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  -- Kept as a plan: a table's check asks it anew with each row that is written.
  return value = '[]' or (jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 100
    and not exists (
      select from jsonb_array_elements(value) s (step)
      where jsonb_typeof(step) <> 'object' or jsonb_typeof(step -> 'done') is distinct from 'boolean'
        or step ->> 'id' is null or step ->> 'id' !~ '^[A-Za-z0-9-]{1,40}$'
        or length(trim(step ->> 'text')) not between 1 and 200 or jsonb_typeof(step -> 'text') is distinct from 'string'
        or (select count(*) from jsonb_object_keys(step)) <> 3)
    and (select count(distinct step ->> 'id') = jsonb_array_length(value) from jsonb_array_elements(value) s (step)));
end
$$;
comment on function private.is_checklist(jsonb) is 'TaskStep[]: at most 100 of {id, text, done}, each with an id of its own.';

create function private.is_task_repeat(value jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'object' and (select count(*) from jsonb_object_keys(value)) = 2
    and jsonb_typeof(value -> 'every') = 'number' and value ->> 'every' ~ '^[1-9]\d?$'
    and value ->> 'unit' in ('day', 'week', 'month', 'year'), false)
$$;
comment on function private.is_task_repeat(jsonb) is '{every, unit}: every 1 to 99 days, weeks, months or years.';

create function private.are_labels(value text[])
returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return cardinality(value) = 0 or (cardinality(value) <= 20 and not exists (
    select from unnest(value) l (label) where label is null or label <> trim(label) or length(label) not between 1 and 40
      or label ~ '[\u0001-\u001f\u007f\u2028\u2029]')
    and (select count(distinct lower(label)) = cardinality(value) from unnest(value) l (label)));
end
$$;
comment on function private.are_labels(text[]) is 'At most 20 words of up to 40 letters, each once.';
