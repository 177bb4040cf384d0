-- What people type, checked: texts, names, e-mail addresses and whole numbers.

create function private.without_turns(value text)
returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(value, '[\u202a-\u202e\u2066-\u2069]', '', 'g')
$$;
comment on function private.without_turns(text) is
  'A text without the signs that turn the direction of what stands around it; letters say their own.';

create function private.turn_nothing()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  written jsonb := to_jsonb(new);
begin
  return jsonb_populate_record(new, (select jsonb_object_agg(k, private.without_turns(written ->> k))
    from unnest(tg_argv) k where written ->> k is not null));
end
$$;
comment on function private.turn_nothing() is
  'Takes the signs that turn the direction of what stands around them out of the names that it is told: they are shown within others'' words.';

create function private.check_text(value text, most integer, field text, what text)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if length(value) > most then
    perform private.refuse(400, 'invalid_input', what || ' can have up to ' || most || ' characters', field);
  end if;
  return nullif(trim(private.without_turns(value)), '');
end
$$;
comment on function private.check_text(text, integer, text, text) is
  'Trimmed text that turns nothing around it, null when empty; refused when too long.';

create function private.check_name(value text, field text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  clean text := regexp_replace(private.check_text(value, 200, field, 'A name'), '\s+', ' ', 'g');
begin
  if clean is null then
    perform private.refuse(400, 'invalid_input', 'Tell us your name', field);
  end if;
  return clean;
end
$$;
comment on function private.check_name(text, text) is 'A person''s name on one line.';

create function private.is_email(value text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select value ~ '^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$'
    and value !~ '[\u202a-\u202e\u2066-\u2069]' and length(value) <= 254
$$;
comment on function private.is_email(text) is 'The one rule of what an e-mail address is; null of nothing.';

create function private.check_email(value text, field text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  clean text := lower(private.check_text(value, 254, field, 'An e-mail address'));
begin
  if private.is_email(trim(value)) is not true then
    perform private.refuse(400, 'invalid_input',
      'Enter a whole e-mail address, such as name@example.com', field);
  end if;
  return clean;
end
$$;
comment on function private.check_email(text, text) is 'A lower-case e-mail address.';

create function private.check_count(value jsonb, at_least integer, at_most integer, field text, message text)
returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  if value is null or jsonb_typeof(value) <> 'number' or (value #>> '{}') !~ '^\d{1,6}$'
    or (value #>> '{}')::integer not between at_least and at_most then
    perform private.refuse(400, 'invalid_input', message, field);
  end if;
  return (value #>> '{}')::integer;
end
$$;
comment on function private.check_count(jsonb, integer, integer, text, text) is 'A whole number within limits.';
