-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

grant execute on function private.without_turns(text) to authenticated;

grant execute on function private.without_turns(text) to service_role;

reset check_function_bodies;
