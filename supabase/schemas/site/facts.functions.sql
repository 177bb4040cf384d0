-- What support tells of itself on the pages of categories.

create function private.fact_support(mine uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.fact(
    jsonb_build_object('open', count(*) filter (where r.status = 'open'), 'answered', count(*) filter (where r.status = 'answered')),
    null, null,
    to_jsonb((array_agg(jsonb_build_object('id', r.id, 'title', r.subject, 'detail', r.reference, 'state', r.status)
      order by r.updated_at desc, r.id) filter (where r.status <> 'closed'))[1:5]))
  from public.support_requests r where r.user_id = (select auth.uid())
$$;
comment on function private.fact_support(uuid[]) is 'The caller''s own requests that are not closed.';
