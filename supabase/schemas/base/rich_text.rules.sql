-- Text with form: what a stored one may be. packages/core/src/base/rich-text.rules.ts reads and draws it.

create function private.is_safe_link(href text)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(href) between 1 and 2000
    and href !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]'
    and (href ~* '^https?://[^/\\@]+([/?#].*)?$' or href ~* '^mailto:[^\s@/?]+@[^\s@/?]+$'
      or href ~* '^tel:\+?[0-9().*#-]{2,40}$')
$$;
comment on function private.is_safe_link(text) is
  'Whether a link leads to a page, a mail or a telephone, says where, and has no password in it.';

create function private.is_rich_text(value jsonb, most_bytes integer default 60000)
returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return jsonb_typeof(value) = 'object'
    and value -> 'version' = '1' and jsonb_typeof(value -> 'content') = 'array'
    and (select count(*) from jsonb_object_keys(value)) = 2
    and octet_length(value::text) <= most_bytes
    and not exists (
      select from jsonb_path_query(value, 'strict $.**.type') t (name)
      where jsonb_typeof(name) <> 'string' or name #>> '{}' not in (
        'paragraph', 'heading', 'bullets', 'numbers', 'item', 'quote', 'divider', 'picture',
        'text', 'break', 'mention', 'field', 'bold', 'italic', 'strike', 'code', 'link'))
    and not exists (
      select from jsonb_path_query(value, 'strict $.**.href') l (href)
      where jsonb_typeof(href) <> 'string' or not private.is_safe_link(href #>> '{}'))
    and not exists (
      select from jsonb_path_query(value, 'strict $.**.src') p (src)
      where jsonb_typeof(src) <> 'string'
        or src #>> '{}' !~ '^/storage/v1/object/public/[A-Za-z0-9_./%~-]+$'
        or src #>> '{}' ~* '/\.{1,2}(/|$)|//|%2f|%2e');
end
$$;
comment on function private.is_rich_text(jsonb, integer) is
  'Whether a stored text is of the schema: its version, its size, the names of its nodes, where its links and pictures lead.';

create function private.is_small_text(value jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select not exists (select from jsonb_path_query(value, 'strict $.**.type') t (name)
    where name #>> '{}' in ('heading', 'divider', 'picture', 'field'))
$$;
comment on function private.is_small_text(jsonb) is
  'Whether a text is of the small form, as people write to each other: all that it shows are words that are read and searched.';

create function private.rich_text_words(value jsonb)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(coalesce(piece ->> 'text', '@' || (piece #>> '{attrs,name}'), ''), case
      when piece ->> 'type' in ('text', 'mention') then '' else ' ' end order by place), '')
  from jsonb_path_query(value, 'strict $.** ? (@.type == "text" || @.type == "mention" || @.type == "break" || @.type == "paragraph" || @.type == "heading")')
    with ordinality p (piece, place)
$$;
comment on function private.rich_text_words(jsonb) is
  'The words of a stored text, to be searched and told in one line: whoever is named in it with an @.';

create function private.is_empty_rich_text(value jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select not exists (
    select from jsonb_path_query(value, 'strict $.**') n (node)
    where jsonb_typeof(node) = 'object' and (node ->> 'type' in ('mention', 'field', 'picture')
      or node ->> 'type' = 'text' and trim(node ->> 'text') <> ''))
$$;
comment on function private.is_empty_rich_text(jsonb) is
  'Whether there is nothing to read in a stored text: a picture alone is something.';
