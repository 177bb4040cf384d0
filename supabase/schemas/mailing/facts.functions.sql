-- Where campaigns are found, and what they tell of themselves on the pages of categories.

create function private.found_email_campaigns(patterns text[], mine uuid[], one_event uuid, most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by c.created_at desc, c.id) as n, jsonb_build_object('id', c.id, 'title', c.name, 'detail', e.name,
      'eventId', e.id, 'at', c.started_at, 'timeZone', e.time_zone, 'state', c.status) as row
    from public.email_campaigns c join public.events e on e.id = c.event_id
    where c.account_id = any (mine) and (one_event is null or c.event_id = one_event)
      and private.search_words(c.name || ' ' || (select coalesce(string_agg(s.value, ' '), '') from jsonb_each_text(c.subjects) s)) like all (patterns)) f;
  return private.hits('email_campaigns', 76, found, total);
end
$$;
comment on function private.found_email_campaigns(text[], uuid[], uuid, integer) is 'E-mail campaigns by their names and subjects, the newest first.';

create function private.fact_email_campaigns(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(jsonb_build_object('campaigns', count(*), 'people', coalesce(sum(r.people), 0)), null,
      to_jsonb((array_agg(r.people order by c.started_at desc, c.id))[1:6]),
      to_jsonb((array_agg(jsonb_build_object('id', c.id, 'title', c.name, 'detail', e.name, 'count', r.people,
        'at', c.started_at, 'timeZone', e.time_zone) order by c.started_at desc, c.id))[1:5]))
    from public.email_campaigns c join public.events e on e.id = c.event_id
    cross join lateral (select count(*) as people from public.email_recipients x where x.campaign_id = c.id) r
    where c.account_id = any (mine) and c.started_at is not null);
end
$$;
comment on function private.fact_email_campaigns(uuid[]) is 'Campaigns that have gone out, and to how many; the rows are those, the newest first.';
