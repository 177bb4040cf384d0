-- Photos: the pictures of an event's gallery, their words and their order. Albums can stand above them later.

create function private.is_picture_path(path text, of_event uuid)
returns boolean
language sql immutable
set search_path = ''
as $$
  select path ~ ('^' || of_event || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$')
$$;
comment on function private.is_picture_path(text, uuid) is
  'Whether a name in the bucket photos is one of this event''s folder; nobody points at somebody else''s files.';
