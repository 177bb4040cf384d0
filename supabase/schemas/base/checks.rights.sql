-- Checks: grants.

-- Whoever writes a guest's row also runs what keeps the names in it.
grant execute on function private.without_turns(text) to authenticated, service_role;
