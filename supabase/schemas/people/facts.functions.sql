-- What people and tags tell of themselves on the pages of categories.

create function private.fact_directory(mine uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.fact(jsonb_build_object('people', count(*), 'missing', count(*) filter (where g.status = 'missing')))
  from public.guests g where g.account_id = any (mine) and g.status in ('active', 'missing')
$$;
comment on function private.fact_directory(uuid[]) is 'How many people there are, and how many of them nobody can reach.';

create function private.fact_tagging(mine uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with tagged as (
    select t.tag, count(*) as people
    from public.guests g cross join lateral unnest(g.tags) t (tag)
    where g.account_id = any (mine) and g.status in ('active', 'missing') group by 1)
  select private.fact(
    jsonb_build_object('tags', count(*), 'people', (select count(*) from public.guests g
      where g.account_id = any (mine) and g.status in ('active', 'missing') and cardinality(g.tags) > 0)), null,
    to_jsonb((array_agg(t.people order by t.people desc, t.tag))[1:6]))
  from tagged t
$$;
comment on function private.fact_tagging(uuid[]) is 'How many tags are on how many people; the series has the six most used.';
