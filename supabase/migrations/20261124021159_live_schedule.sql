-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

alter publication supabase_realtime add table public.activities;

alter publication supabase_realtime add table public.schedule_versions;

reset check_function_bodies;
