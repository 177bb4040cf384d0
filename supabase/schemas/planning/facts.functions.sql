-- What polls tell of themselves on the pages of categories.

create function private.fact_polls(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(jsonb_build_object('open', count(*), 'votes', coalesce(sum(b.votes), 0)), null,
      to_jsonb((array_agg(b.votes order by p.created_at desc, p.id))[1:6]),
      to_jsonb((array_agg(jsonb_build_object('id', p.id, 'title', p.title, 'detail', e.name, 'count', b.votes,
        'at', p.closes_at, 'timeZone', e.time_zone) order by p.closes_at, p.id))[1:5]))
    from public.polls p join public.events e on e.id = p.event_id
    cross join lateral (select count(*) as votes from public.poll_ballots b where b.poll_id = p.id) b
    where p.account_id = any (mine) and p.state = 'open' and coalesce(p.closes_at > now(), true));
end
$$;
comment on function private.fact_polls(uuid[]) is 'Polls that are open and the votes in them; the rows are those polls, the first to close first.';
