-- E-mail campaigns: what their words and blocks may be.

create function private.are_campaign_subjects(value jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'object' and (select count(*) from jsonb_object_keys(value)) <= 12 and not exists (
    select from jsonb_each(value) s (language, subject)
    where language !~ '^[a-z]{2,3}$' or jsonb_typeof(subject) <> 'string' or length(subject #>> '{}') > 200
      or subject #>> '{}' ~ '[\u0001-\u001f\u007f\u2028\u2029]')
$$;
comment on function private.are_campaign_subjects(jsonb) is 'A line of text by language.';

create function private.are_campaign_blocks(value jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 60 and octet_length(value::text) <= 400000
    and not exists (
      select from jsonb_array_elements(value) b (block)
      where jsonb_typeof(block) <> 'object' or coalesce(block ->> 'id', '') !~ '^[a-z0-9-]{1,40}$'
        or coalesce(block ->> 'kind', '') not in ('text', 'picture', 'button', 'event', 'schedule', 'tickets', 'answer', 'gap')
        or exists (select from jsonb_object_keys(block) k (name) where name not in ('id', 'kind', 'words', 'labels', 'href', 'picture'))
        or block ? 'words' and (jsonb_typeof(block -> 'words') <> 'object' or exists (
          select from jsonb_each(block -> 'words') w (language, words)
          where language !~ '^[a-z]{2,3}$' or private.is_rich_text(words) is not true))
        or block ? 'labels' and private.are_campaign_subjects(block -> 'labels') is not true
        or block ? 'href' and (jsonb_typeof(block -> 'href') <> 'string' or block ->> 'href' <> '' and not private.is_safe_link(block ->> 'href'))
        or block ? 'picture' and private.is_rich_text(jsonb_build_object('version', 1, 'content',
          jsonb_build_array(jsonb_build_object('type', 'picture', 'attrs', block -> 'picture')))) is not true)
    and (select count(distinct block ->> 'id') = jsonb_array_length(value) from jsonb_array_elements(value) b (block))
$$;
comment on function private.are_campaign_blocks(jsonb) is
  'Blocks of known kinds, each with an id of its own, its words by language, and addresses that may be followed.';

create function private.is_campaign_timing(value jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'object'
    and not exists (select from jsonb_object_keys(value) k (name) where name not in ('from', 'days', 'at'))
    and jsonb_typeof(value -> 'days') = 'number' and value ->> 'days' ~ '^-?\d{1,3}$'
    and value ->> 'at' ~ '^([01]\d|2[0-3]):[0-5]\d$'
    and case value ->> 'from'
      when 'start' then (value ->> 'days')::integer between -365 and 365
      when 'end' then (value ->> 'days')::integer between 0 and 365
      when 'invitation' then (value ->> 'days')::integer between 1 and 60 end, false)
$$;
comment on function private.is_campaign_timing(jsonb) is
  '{from, days, at}: so many days before (below 0) or after the day the event starts or ends, or after somebody was invited who has not answered; at is HH:MM.';
