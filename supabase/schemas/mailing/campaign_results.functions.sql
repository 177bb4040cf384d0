-- What became of a campaign.

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
  return (
    with mails as materialized (
      select r.guest_id, r.email, r.language, r.goes_at, d.status, d.reason, d.sent_at,
        coalesce(rs.answered_by = 'guest' and rs.answered_at > d.sent_at, false) as has_answered,
        coalesce(rs.answered_at > d.sent_at, rs.id is null) as was_open,
        coalesce(g.unsubscribed_at > d.sent_at, false) as has_left, g.full_name
      from public.email_recipients r
      join public.guests g on g.id = r.guest_id
      left join public.mail_deliveries d on d.key = r.delivery_key
      left join public.event_guests eg on eg.event_id = campaign.event_id and eg.guest_id = r.guest_id
      left join public.rsvps rs on rs.event_guest_id = eg.id
      where r.campaign_id = campaign.id
    ), missed as (
      select m.*, row_number() over (order by m.full_name, m.guest_id) as place from mails m
      where m.status in ('bounced', 'dropped')
    )
    select jsonb_build_object('people', count(*), 'waiting', count(*) filter (where m.status is null),
      'nextAt', min(m.goes_at) filter (where m.status is null),
      'figures', private.mail_figures('campaign', campaign.id),
      'open', count(*) filter (where m.was_open), 'answered', count(*) filter (where m.has_answered), 'left', count(*) filter (where m.has_left),
      'languages', (select coalesce(jsonb_agg(jsonb_build_object('language', l.language, 'people', l.people, 'open', l.was_open, 'answered', l.answered)
          order by l.people desc, l.language), '[]')
        from (select x.language, count(*) as people, count(*) filter (where x.was_open) as was_open, count(*) filter (where x.has_answered) as answered
          from mails x group by x.language) l),
      'missed', (select coalesce(jsonb_agg(jsonb_build_object('guestId', x.guest_id, 'name', x.full_name,
          'email', case when sees_addresses then x.email end, 'status', x.status, 'reason', case x.status when 'dropped' then x.reason end)
          order by x.place), '[]') from missed x where x.place <= 50))
    from mails m);
end
$$;
comment on function public.get_email_campaign_results(uuid) is
  'CampaignResults: how many got it, had not answered until then, answered or wanted no more mails since, by language, and the first fifty whom it did not reach, with why. Addresses for who may read them.';
