-- What answers tell of themselves on the pages of categories.

create function private.fact_rsvp(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(jsonb_build_object(
        'heads', coalesce(sum(c.coming_heads), 0), 'yes', coalesce(sum(c.yes), 0), 'maybe', coalesce(sum(c.maybe), 0),
        'no', coalesce(sum(c.no), 0), 'pending', coalesce(sum(c.pending), 0)), null, null,
      jsonb_agg(jsonb_build_object('id', e.id, 'title', e.name, 'count', c.pending, 'at', e.rsvp_deadline, 'timeZone', e.time_zone)
        order by e.rsvp_deadline, e.start_date, e.id) filter (where c.pending > 0))
    from private.events_ahead(mine, 20) e cross join lateral private.standing_counts(e.id) c
    where e.status = 'published');
end
$$;
comment on function private.fact_rsvp(uuid[]) is 'Who comes to the twenty nearest events; the rows are the events that still wait for answers.';
