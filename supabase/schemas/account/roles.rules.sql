-- Roles: the ids of those that every account has.

create function private.built_in_role(key text)
returns uuid
language sql immutable parallel safe
set search_path = ''
as $$ select md5('role:' || key)::uuid $$;
comment on function private.built_in_role(text) is
  'The id of a role that every account has: owner, admin, editor, finance, check_in, volunteer_coordinator, viewer.';
