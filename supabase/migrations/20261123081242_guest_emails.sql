-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

-- Addresses that are kept stay as they are, also those that the one rule would refuse today: they are somebody's data, and
-- which address was meant only the planner knows. A constraint, NOT VALID too, would refuse every later change of such a row
-- (a name, a tag, a wish for no mail) and giving it back from a merge. So the rule stands before what is typed, and old rows
-- are asked for a whole address when theirs is changed.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.keep_guest_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.email is not null and new.email is distinct from old.email then
    new.email := private.check_email(new.email, 'email');
  end if;
  return new;
end
$function$;

CREATE TRIGGER keep_guest_email BEFORE INSERT OR UPDATE OF email ON public.guests FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.keep_guest_email();

comment on column public.guests.email is 'What is typed is held to private.is_email by a trigger; the check is what addresses from before that rule keep to.';

comment on function private.keep_guest_email() is 'Holds an address that is typed to the one rule; one that stood there before the rule stays until somebody changes it.';

reset check_function_bodies;
