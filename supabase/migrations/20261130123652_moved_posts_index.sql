-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop index public.thread_messages_moved;
create index thread_messages_moved on public.thread_messages (moved_from, account_id, moved_heard);

reset check_function_bodies;
