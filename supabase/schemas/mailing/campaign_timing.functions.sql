-- Campaigns whose time is told from the event or from an invitation: a sequence is several of them.

create function private.campaign_local(campaign public.email_campaigns)
returns timestamp
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  if campaign.timing is null or campaign.timing ->> 'from' = 'invitation' or campaign.ended_at is not null then
    return campaign.goes_local;
  end if;
  select * into event from public.events e where e.id = campaign.event_id;
  return private.event_time_wall(campaign.timing || '{"kind": "relative"}', event);
end
$$;
comment on function private.campaign_local(public.email_campaigns) is
  'When a campaign goes by the clock of goes_by, as the event stands now; null at once, and where each reader has a day of their own.';

create function private.campaign_is_over(campaign public.email_campaigns)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select campaign.timing is not null and campaign.timing ->> 'from' <> 'invitation'
    -- A day late on the last clock of the world.
    and private.campaign_local(campaign) < now() at time zone 'UTC' - interval '36 hours'
$$;
comment on function private.campaign_is_over(public.email_campaigns) is
  'The event was moved so that a campaign''s time has passed: what should have been said before is not said after.';

create function private.follow_event(campaign public.email_campaigns)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  wall timestamp := private.campaign_local(campaign);
begin
  if campaign.timing is null or wall is null or wall = campaign.goes_local then
    return;
  end if;
  update public.email_recipients r
  set goes_at = wall at time zone case campaign.goes_by when 'guest' then coalesce(z.name, e.time_zone) else e.time_zone end
  from public.events e, public.guests g left join private.time_zones z on z.name = g.time_zone
  where r.campaign_id = campaign.id and r.delivery_key is null and e.id = campaign.event_id and g.id = r.guest_id;
  update public.email_campaigns c set goes_local = wall where c.id = campaign.id;
end
$$;
comment on function private.follow_event(public.email_campaigns) is
  'Gives those who wait for a campaign their new time when its event was moved after it had begun.';

create function private.still_asks(event public.events)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return private.takes_answers(event) and now() < least(event.rsvp_deadline, event.start_date);
end
$$;
comment on function private.still_asks(public.events) is 'Whether an answer is still wanted: not after the day by which they were asked for, nor after it has begun.';

create function private.add_unanswered(campaign public.email_campaigns)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  hour time := (campaign.timing ->> 'at')::time;
  days integer := (campaign.timing ->> 'days')::integer;
  zone text;
begin
  -- Clocks of the world differ by quarters of an hour, so nobody's morning is missed.
  if campaign.looked_at > now() - interval '15 minutes' then
    return;
  end if;
  select e.time_zone into zone from public.events e
  where e.id = campaign.event_id and e.status = 'published' and private.still_asks(e);
  if zone is not null then
    insert into public.email_recipients (campaign_id, account_id, guest_id, email, language, goes_at)
    select campaign.id, campaign.account_id, p.guest_id, p.email, p.language, now()
    from public.event_guests eg
    join private.standings s on s.event_guest_id = eg.id and s.standing = 'pending'
    join private.campaign_people(campaign) p on p.guest_id = eg.guest_id
    cross join lateral (select case campaign.goes_by when 'guest' then p.time_zone else zone end as name) z
    cross join lateral (select now() at time zone z.name as wall) local
    where eg.event_id = campaign.event_id and eg.invited_at is not null
      and local.wall::date >= (eg.invited_at at time zone z.name)::date + days
      and local.wall::time >= hour and local.wall - date_trunc('day', local.wall) < hour::interval + interval '3 hours'
      -- Whoever has waited for longer gets it at the first such hour after it was set to go.
      and local.wall::date + hour >= campaign.started_at at time zone z.name
    on conflict do nothing;
  end if;
  update public.email_campaigns c set looked_at = now() where c.id = campaign.id;
end
$$;
comment on function private.add_unanswered(public.email_campaigns) is
  'Finds those whose day has come: invited so many days ago, without an answer, and it is that hour by the clock of goes_by. Whoever is missed by three hours gets it on the next day.';

create function private.has_nobody_left(campaign public.email_campaigns)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select not exists (select from public.email_recipients r where r.campaign_id = campaign.id and r.delivery_key is null)
    and not exists (select from private.campaign_parts p where p.campaign_id = campaign.id)
    and not exists (select from public.mail_deliveries d where d.of_id = campaign.id and d.of_kind = 'campaign' and d.status = 'queued')
    and (campaign.timing ->> 'from' is distinct from 'invitation' or exists (
      select from public.events e where e.id = campaign.event_id and (e.status = 'cancelled' or not private.still_asks(e))))
$$;
comment on function private.has_nobody_left(public.email_campaigns) is
  'All have got it; where it waits for those who do not answer: nobody is asked any more.';
