-- A person's whole name from its parts, and the first one in it. packages/core/src/base/names.rules.ts holds the same rule for devices.

create function private.full_name(first_name text, last_name text, locale text default null)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select nullif(case
    when first <> '' and last <> '' and (locale ~* '^hu(-|$)' or (first || last) ~
      '^[ \u00b7\u1100-\u11ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303c\u3041-\u30ff\u3130-\u318f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff66-\uffdc\U00020000-\U0003ffff]+$')
    then last || ' ' || first
    else trim(first || ' ' || last) end, '')
  from (select trim(coalesce(first_name, '')) as first, trim(coalesce(last_name, '')) as last) p
$$;
comment on function private.full_name(text, text, text) is
  'The family''s name first where both parts are written in Han, kana or Hangul, or the reader is Hungarian; with a space, by which it can be taken apart again. Null for no name.';

create function private.first_name_in(first_name text, full_name text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when position(lower(trim(coalesce(first_name, ''))) in lower(full_name)) > 0 then trim(coalesce(first_name, '')) else '' end
$$;
comment on function private.first_name_in(text, text) is
  'The first name that is known of somebody; empty where none is, or the whole name was changed to one without it.';
