-- How a person likes to work: how much of it is kept.

create function private.limit_preferences()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('person_preferences ' || new.user_id, 0));
  if (select count(*) from public.person_preferences p where p.user_id = new.user_id and p.name <> new.name) >= 100 then
    perform private.refuse(409, 'conflict', 'There are too many lists with views of their own', 'name');
  end if;
  return new;
end
$$;
comment on function private.limit_preferences() is 'A hundred for each person: more than there are lists.';
