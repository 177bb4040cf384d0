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
  if clean is null or clean !~ '^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$'
    or clean ~ '[\u202a-\u202e\u2066-\u2069]' then
    perform private.refuse(400, 'invalid_input',
      'Enter a whole e-mail address, such as name@example.com', field);
  end if;
  return clean;
end
$function$;

reset check_function_bodies;
