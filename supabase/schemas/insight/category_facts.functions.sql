-- What stands beside the features of a category: one live fact each. What an area knows it tells by a function of its
-- own, found by its name: private.fact_<feature>(accounts), the feature's key with _ for -. The accounts
-- are those in which the caller holds the permission that opens the function (permissions.opens).

create function private.fact(figures jsonb, about jsonb default null, series jsonb default null, rows jsonb default null)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('figures', figures, 'about', about,
    'series', coalesce(series, '[]'), 'rows', coalesce(rows, '[]'))
$$;
comment on function private.fact(jsonb, jsonb, jsonb, jsonb) is
  '{figures: {name: number}, about: {name, at, timeZone} or null, series: numbers to draw, rows: [{id, title, detail, count, at, timeZone}]}.';

create function public.get_category_facts(features text[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  facts jsonb := '{}';
  feature text;
  fact jsonb;
begin
  for feature in select f from unnest(features[1:40]) f join pg_catalog.pg_proc p
      on p.proname = 'fact_' || replace(f, '-', '_')
    where p.pronamespace = 'private'::regnamespace order by 1
  loop
    execute format('select private.%I($1)', 'fact_' || replace(feature, '-', '_')) using array(select private.shown_accounts(private.permission_for('fact_' || replace(feature, '-', '_')))) into fact;
    facts := facts || jsonb_build_object(feature, fact);
  end loop;
  return facts;
end
$$;
comment on function public.get_category_facts(text[]) is
  '{<feature>: private.fact} for those of the features that have one, over all events of the caller''s accounts.';
