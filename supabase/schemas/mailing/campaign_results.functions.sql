-- What became of a campaign.

create function private.campaign_outcome(campaign public.email_campaigns)
returns table (recipient_id uuid, guest_id uuid, full_name text, email text, language text, goes_at timestamptz, status text, reason text,
  has_answered boolean, was_open boolean, has_left boolean, opened_at timestamptz, opens integer, pressed bigint, presses bigint, pressed_at timestamptz)
language sql stable
security definer
set search_path = ''
as $$
  select r.id, r.guest_id, g.full_name, r.email, r.language, r.goes_at, d.status, d.reason,
    coalesce(rs.answered_by = 'guest' and rs.answered_at > d.sent_at, false),
    coalesce(rs.answered_at > d.sent_at, rs.id is null),
    coalesce(g.unsubscribed_at > d.sent_at, false),
    r.opened_at, r.opens, coalesce(p.pressed, 0), coalesce(p.presses, 0), p.last_at
  from public.email_recipients r
  join public.guests g on g.id = r.guest_id
  left join public.mail_deliveries d on d.key = r.delivery_key
  left join public.event_guests eg on eg.event_id = campaign.event_id and eg.guest_id = r.guest_id
  left join public.rsvps rs on rs.event_guest_id = eg.id
  left join (select x.recipient_id, count(*) as pressed, sum(x.presses)::bigint as presses, max(x.last_at) as last_at
    from private.campaign_presses x join public.email_recipients xr on xr.id = x.recipient_id
    where xr.campaign_id = campaign.id and x.presses > 0 group by 1) p on p.recipient_id = r.id
  where r.campaign_id = campaign.id
$$;
comment on function private.campaign_outcome(public.email_campaigns) is 'What became of a campaign for each of its readers.';

create function private.campaign_counts(campaign public.email_campaigns)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('open', count(*) filter (where o.was_open), 'answered', count(*) filter (where o.has_answered),
      'left', count(*) filter (where o.has_left),
      'opened', case when campaign.counts_opens then jsonb_build_object('people', count(o.opened_at), 'times', coalesce(sum(o.opens), 0)) end,
      'pressed', case when exists (select from private.campaign_targets t where t.campaign_id = campaign.id)
        then jsonb_build_object('people', count(*) filter (where o.pressed > 0), 'times', coalesce(sum(o.presses), 0)) end)
    from private.campaign_outcome(campaign) o);
end
$$;
comment on function private.campaign_counts(public.email_campaigns) is
  'CampaignCounts: who had not answered when they got it, who answered and who wanted no more mails since; who opened it (null where that is not counted) and who pressed a link (null where it has none), once a person, and how often.';

create function private.pressed_targets(campaign public.email_campaigns)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('place', t.place, 'href', t.href,
    'labels', (select b.block -> 'labels' from jsonb_array_elements(campaign.blocks) b (block)
      where b.block ->> 'kind' = 'button' and b.block ->> 'href' = t.href limit 1),
    'people', coalesce(p.people, 0), 'times', coalesce(p.times, 0)) order by t.place), '[]')
  from private.campaign_targets t
  left join (select x.place, count(*) as people, sum(x.presses) as times
    from private.campaign_presses x join public.email_recipients r on r.id = x.recipient_id
    where r.campaign_id = campaign.id and x.presses > 0 group by 1) p on p.place = t.place
  where t.campaign_id = campaign.id
$$;
comment on function private.pressed_targets(public.email_campaigns) is 'PressedTarget[]: each link of a campaign with who pressed it, once a person, and how often.';

create function public.get_email_campaign_results(campaign_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  campaign public.email_campaigns;
  sees_addresses boolean;
begin
  select * into campaign from public.email_campaigns c
  where c.id = campaign_id_param and private.may('messages.send', c.account_id, c.event_id);
  if campaign.id is null then
    perform private.refuse(404, 'not_found', 'This campaign does not exist');
  end if;
  sees_addresses := private.may('guests.read_contact', campaign.account_id, campaign.event_id);
  return private.campaign_counts(campaign) || (
    with mails as materialized (select * from private.campaign_outcome(campaign)),
    missed as (
      select m.*, row_number() over (order by m.full_name, m.guest_id) as place from mails m
      where m.status in ('bounced', 'dropped')
    ), pressing as (
      select m.*, row_number() over (order by m.pressed_at desc, m.guest_id) as place from mails m where m.pressed > 0
    )
    select jsonb_build_object('people', count(*), 'waiting', count(*) filter (where m.status is null),
      'nextAt', min(m.goes_at) filter (where m.status is null),
      'figures', private.mail_figures('campaign', campaign.id),
      'languages', (select coalesce(jsonb_agg(jsonb_build_object('language', l.language, 'people', l.people, 'open', l.was_open, 'answered', l.answered)
          order by l.people desc, l.language), '[]')
        from (select x.language, count(*) as people, count(*) filter (where x.was_open) as was_open, count(*) filter (where x.has_answered) as answered
          from mails x group by x.language) l),
      'targets', private.pressed_targets(campaign),
      'pressing', case when sees_addresses then (select coalesce(jsonb_agg(jsonb_build_object('guestId', x.guest_id, 'name', x.full_name,
          'links', x.pressed, 'at', x.pressed_at) order by x.place), '[]') from pressing x where x.place <= 50) end,
      'missed', (select coalesce(jsonb_agg(jsonb_build_object('guestId', x.guest_id, 'name', x.full_name,
          'email', case when sees_addresses then x.email end, 'status', x.status, 'reason', case x.status when 'dropped' then x.reason end)
          order by x.place), '[]') from missed x where x.place <= 50))
    from mails m);
end
$$;
comment on function public.get_email_campaign_results(uuid) is
  'CampaignResults: how many got it, had not answered until then, opened, pressed, answered or wanted no more mails since, by link and by language, and the first fifty whom it did not reach, with why. Addresses, and who pressed, for who may read them.';
