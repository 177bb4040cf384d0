-- Names: grants.

-- Whoever writes a guest also has the database write the whole name.
grant execute on function private.full_name(text, text, text) to authenticated, service_role;
