-- What planners see live: changes of these tables are sent to those whose policies let them read the row.

do $$
declare
  live_table text;
begin
  if not exists (select from pg_catalog.pg_publication p where p.pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  foreach live_table in array array['rsvps', 'orders', 'event_guests', 'tickets'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables t
      where t.pubname = 'supabase_realtime' and t.schemaname = 'public' and t.tablename = live_table) then
      execute format('alter publication supabase_realtime add table public.%I', live_table);
    end if;
  end loop;
end
$$;
