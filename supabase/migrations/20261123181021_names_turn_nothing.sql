-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.check_email(value text, field text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  clean text := lower(private.check_text(value, 254, field, 'An e-mail address'));
begin
  if private.is_email(trim(value)) is not true then
    perform private.refuse(400, 'invalid_input',
      'Enter a whole e-mail address, such as name@example.com', field);
  end if;
  return clean;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_text(value text, most integer, field text, what text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if length(value) > most then
    perform private.refuse(400, 'invalid_input', what || ' can have up to ' || most || ' characters', field);
  end if;
  return nullif(trim(private.without_turns(value)), '');
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_guest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.email := nullif(lower(trim(new.email)), '');
  new.first_name := private.without_turns(new.first_name);
  new.last_name := private.without_turns(new.last_name);
  new.full_name := left(coalesce(
    nullif(trim(private.without_turns(new.full_name)), ''),
    nullif(trim(concat_ws(' ', new.first_name, new.last_name)), '')), 200);
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.without_turns(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(value, '[\u202a-\u202e\u2066-\u2069]', '', 'g')
$function$;

comment on function private.check_text(text, integer, text, text) is 'Trimmed text that turns nothing around it, null when empty; refused when too long.';

comment on function private.keep_guest() is 'Trims names, which turn nothing around them; lowers addresses.';

comment on function private.without_turns(text) is 'A text without the signs that turn the direction of what stands around it; letters say their own.';

reset check_function_bodies;
