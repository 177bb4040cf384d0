-- Sender domains: which names can be one.

create function private.is_sender_domain(value text)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(value) <= 200 and value ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$'
    and value !~ '\.(local|localhost|internal|invalid|onion|arpa|lan|home)$', false)
$$;
comment on function private.is_sender_domain(text) is
  'A name on the open internet, in lower case and in the letters that mail knows; names of closed networks are none.';
