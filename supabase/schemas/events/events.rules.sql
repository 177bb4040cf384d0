-- Events: wall time with its zone is the truth; start_date and end_date are kept from it.

create function private.has_plain_colours(look jsonb)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(look ->> 'accent', '#000000') ~ '^#[0-9a-f]{6}$'
    and coalesce(jsonb_typeof(look -> 'colours'), 'null') in ('null', 'object')
    and not exists (select from jsonb_each_text(
        case when jsonb_typeof(look -> 'colours') = 'object' then look -> 'colours' else '{}' end) c
      where c.key !~ '^--event-[a-z]{1,20}$'
        or c.value !~ '^(light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)|#[0-9a-f]{6})$')
$$;
comment on function private.has_plain_colours(jsonb) is
  'Whether {accent, colours} holds plain colours only, since they end in other pages'' sheets.';
