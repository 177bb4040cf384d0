-- A list by hand, without somebody.

create function private.without_person(question jsonb, gone uuid)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select question || (
    select jsonb_object_agg(side.name, (
      select coalesce(jsonb_agg(case when p.part ->> 'kind' = 'list'
        then p.part || jsonb_build_object('values', (p.part -> 'values') - gone::text) else p.part end order by p.n), '[]')
      from jsonb_array_elements(question -> side.name) with ordinality p (part, n)))
    from unnest('{who,without}'::text[]) side (name))
$$;
comment on function private.without_person(jsonb, uuid) is 'An AudienceQuestion whose lists by hand do not name somebody.';
