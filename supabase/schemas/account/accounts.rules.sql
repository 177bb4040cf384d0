-- People and workspaces: profiles, accounts, team members, administrators.

create function private.is_own_avatar(address text, owner_id uuid)
returns boolean
language sql immutable
set search_path = ''
as $$
  select address ~ ('^https?://[^/?#@]+/storage/v1/object/public/avatars/' || owner_id
    || '/[0-9a-f-]{36}\.(jpg|png|webp)$')
$$;
comment on function private.is_own_avatar(text, uuid) is
  'Whether an address is that of a picture in somebody''s own folder of our storage: another site''s would tell it who looks.';
