-- What lists read of a request {text, filter, sort, descending, from, size}. Their queries are plain
-- SQL with a case for each sort and filter; `plan_cache_mode = force_custom_plan` plans each call for
-- just what it asks, so that a case is gone before the plan is made and indexes serve as if it stood there alone.

create function private.sort_of(request jsonb, known text[])
returns text
language sql immutable
set search_path = ''
as $$ select case when request ->> 'sort' = any (known) then request ->> 'sort' else known[1] end $$;
comment on function private.sort_of(jsonb, text[]) is 'By what a list is sorted: what was asked for, if it is known, otherwise the first.';

create function private.sorts_down(request jsonb)
returns boolean
language sql immutable
set search_path = ''
as $$ select coalesce((request ->> 'descending')::boolean, not request ? 'sort') $$;
comment on function private.sorts_down(jsonb) is 'Whether a list descends; the usual order does.';

create function private.page_size(request jsonb)
returns integer
language sql immutable
set search_path = ''
as $$ select least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 200) $$;
comment on function private.page_size(jsonb) is 'How many rows a page has: 25 unless asked, at most 200.';

create function private.page_start(request jsonb)
returns integer
language sql immutable
set search_path = ''
as $$ select greatest(coalesce((request ->> 'from')::integer, 0), 0) $$;
comment on function private.page_start(jsonb) is 'How many rows stand before a page.';
