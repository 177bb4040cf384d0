-- Standing: grants.

-- The lists that planners read are views with the reader's own rights.
grant execute on function private.standing(text, integer, integer), private.standing_heads(text, integer, integer, integer)
  to authenticated, service_role;
