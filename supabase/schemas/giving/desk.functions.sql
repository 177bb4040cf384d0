-- The planner's side of donations: campaigns, gifts by hand, refunds, lists and figures.

create function private.campaign_money(campaign jsonb, field text, lowest bigint, message text)
returns bigint
language plpgsql immutable
set search_path = ''
as $$
begin
  if campaign -> field is null or jsonb_typeof(campaign -> field) = 'null' then
    return null;
  end if;
  if (campaign ->> field) !~ '^\d{1,12}$' or (campaign ->> field)::bigint < lowest then
    perform private.refuse(400, 'invalid_input', message, field);
  end if;
  return (campaign ->> field)::bigint;
end
$$;
comment on function private.campaign_money(jsonb, text, bigint, text) is 'A checked amount of a campaign in minor units, or null.';

create function private.campaign_choices(campaign jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  one jsonb;
  funds jsonb := '[]';
  amounts jsonb := '[]';
begin
  for one in select * from jsonb_array_elements(coalesce(campaign -> 'funds', '[]')) loop
    if coalesce(trim(one ->> 'name'), '') = '' or length(one ->> 'name') > 80 then
      perform private.refuse(400, 'invalid_input', 'Give each purpose a name of up to 80 characters', 'funds');
    end if;
    funds := funds || jsonb_build_object('id', coalesce(nullif(left(one ->> 'id', 40), ''), left(md5(one ->> 'name'), 8)),
      'name', trim(one ->> 'name'));
  end loop;
  for one in select * from jsonb_array_elements(coalesce(campaign -> 'amounts', '[]')) loop
    if coalesce(one ->> 'amountMinor', '') !~ '^[1-9]\d{0,11}$' or length(one ->> 'label') > 120 then
      perform private.refuse(400, 'invalid_input', 'Suggest amounts above zero, with labels of up to 120 characters', 'amounts');
    end if;
    amounts := amounts || jsonb_build_object('amountMinor', (one ->> 'amountMinor')::bigint,
      'label', coalesce(trim(one ->> 'label'), ''));
  end loop;
  if jsonb_array_length(amounts) > 8 then
    perform private.refuse(400, 'invalid_input', 'Suggest at most eight amounts', 'amounts');
  elsif jsonb_array_length(funds) > 12 then
    perform private.refuse(400, 'invalid_input', 'Name at most twelve purposes', 'funds');
  end if;
  return jsonb_build_object('funds', funds, 'amounts', amounts);
end
$$;
comment on function private.campaign_choices(jsonb) is '{funds, amounts} of a campaign, checked.';

create function public.save_campaign(campaign_id_param uuid, campaign jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.campaigns;
  saved_id uuid := coalesce(campaign_id_param, gen_random_uuid());
  owner_account_id uuid := private.chosen_account();
  new_name text := private.check_text(campaign ->> 'name', 120, 'name', 'The name');
  new_beneficiary text := private.check_text(campaign ->> 'beneficiary', 120, 'beneficiary', 'The receiver''s name');
  goal bigint := private.campaign_money(campaign, 'goalMinor', 100, 'Enter a goal of at least 1.00');
  least_gift bigint := coalesce(private.campaign_money(campaign, 'leastMinor', 1, 'Enter the smallest gift'), 100);
  most_gift bigint := coalesce(private.campaign_money(campaign, 'mostMinor', 1, 'Enter the largest gift'), 100000000);
  match_cap bigint := private.campaign_money(campaign, 'matchCapMinor', 1, 'Enter up to what is matched');
  match_rate bigint := coalesce(private.campaign_money(campaign, 'matchBps', 100, 'Enter how much of a gift is added, at least 1 %'), 10000);
  beside_event_id uuid := nullif(campaign ->> 'eventId', '')::uuid;
  sponsor text := private.check_text(campaign ->> 'matchSponsor', 120, 'matchSponsor', 'The sponsor''s name');
  begins timestamptz := (campaign ->> 'startsAt')::timestamptz;
  ends timestamptz := (campaign ->> 'endsAt')::timestamptz;
  money_code text := upper(coalesce(campaign ->> 'currency', 'USD'));
  choices jsonb := private.campaign_choices(campaign);
  often text[] := array(select jsonb_array_elements_text(coalesce(campaign -> 'frequencies', '["once"]')));
begin
  if campaign_id_param is not null then
    kept := private.own_campaign(campaign_id_param);
    owner_account_id := kept.account_id;
  end if;
  perform private.require_permission('giving.write', owner_account_id);
  perform private.require_plan(owner_account_id, 'fundraising');
  if new_name is null then
    perform private.refuse(400, 'invalid_input', 'Give the campaign a name', 'name');
  elsif new_beneficiary is null then
    perform private.refuse(400, 'invalid_input', 'Say who receives the gifts', 'beneficiary');
  elsif money_code !~ '^[A-Z]{3}$' then
    perform private.refuse(400, 'invalid_input', 'Choose a currency', 'currency');
  elsif most_gift < least_gift then
    perform private.refuse(400, 'invalid_input', 'The largest gift is smaller than the smallest', 'mostMinor');
  elsif ends <= begins then
    perform private.refuse(400, 'invalid_input', 'The end comes after the beginning', 'endsAt');
  elsif cardinality(often) = 0 or not often <@ array['once', 'month', 'year'] then
    perform private.refuse(400, 'invalid_input', 'Choose how often people may give', 'frequencies');
  elsif match_rate > 100000 then
    perform private.refuse(400, 'invalid_input', 'A sponsor adds at most ten times a gift', 'matchBps');
  elsif beside_event_id is not null and not exists (
    select from public.events e where e.id = beside_event_id and e.account_id = owner_account_id) then
    perform private.refuse(400, 'invalid_input', 'Choose one of your events', 'eventId');
  elsif match_cap is not null and sponsor is null then
    perform private.refuse(400, 'invalid_input', 'Say who matches the gifts', 'matchSponsor');
  elsif kept.id is not null and money_code <> kept.currency
    and exists (select from public.donations d where d.campaign_id = kept.id) then
    perform private.refuse(409, 'conflict', 'The currency stays once somebody has given', 'currency');
  end if;
  insert into public.campaigns as c (id, account_id, event_id, name, beneficiary, story, ask_title, ask_text, event_type_id, cover_seed,
    goal_minor, currency, locale, starts_at, ends_at, funds, amounts, frequencies, least_minor, most_minor,
    offers_fee_cover, offers_dedication, shows_wall, match_sponsor, match_bps, match_cap_minor, tax_text, thanks_text, created_by)
  values (saved_id, owner_account_id, beside_event_id, new_name, new_beneficiary,
    private.check_text(campaign ->> 'story', 20000, 'story', 'The story'),
    private.check_text(campaign ->> 'askTitle', 80, 'askTitle', 'The form''s title'),
    private.check_text(campaign ->> 'askText', 200, 'askText', 'The sentence under it'),
    coalesce(campaign ->> 'eventTypeId', 'community-type-1'), coalesce(kept.cover_seed, saved_id::text), goal, money_code,
    coalesce(campaign ->> 'locale', 'en'), begins, ends, choices -> 'funds', choices -> 'amounts', often,
    least_gift, most_gift, coalesce(campaign -> 'offersFeeCover' <> 'false', true),
    coalesce(campaign -> 'offersDedication' <> 'false', true), coalesce(campaign -> 'showsWall' <> 'false', true),
    sponsor, match_rate::integer, match_cap, private.check_text(campaign ->> 'taxText', 500, 'taxText', 'The tax sentence'),
    private.check_text(campaign ->> 'thanksText', 500, 'thanksText', 'The thanks'), auth.uid())
  on conflict (id) do update set event_id = excluded.event_id, name = excluded.name, beneficiary = excluded.beneficiary, story = excluded.story,
    ask_title = excluded.ask_title, ask_text = excluded.ask_text, event_type_id = excluded.event_type_id,
    goal_minor = excluded.goal_minor, currency = excluded.currency, locale = excluded.locale,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, funds = excluded.funds, amounts = excluded.amounts,
    frequencies = excluded.frequencies, least_minor = excluded.least_minor, most_minor = excluded.most_minor,
    offers_fee_cover = excluded.offers_fee_cover, offers_dedication = excluded.offers_dedication,
    shows_wall = excluded.shows_wall, match_sponsor = excluded.match_sponsor, match_bps = excluded.match_bps, match_cap_minor = excluded.match_cap_minor,
    tax_text = excluded.tax_text, thanks_text = excluded.thanks_text;
  return saved_id;
end
$$;
comment on function public.save_campaign(uuid, jsonb) is
  'Makes a campaign (a draft) or changes one; gives its id. Fields as CampaignDraft. Refusals name the field.';

create function public.set_campaign_status(campaign_id_param uuid, status_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  campaign public.campaigns := private.own_campaign(campaign_id_param);
begin
  if status_param is null or status_param not in ('live', 'paused', 'ended') then
    perform private.refuse(400, 'invalid_input', 'Choose live, paused or ended', 'status_param');
  end if;
  -- Stopping is never a matter of the plan.
  if status_param = 'live' then
    perform private.require_plan(campaign.account_id, 'fundraising');
  end if;
  update public.campaigns c set status = status_param where c.id = campaign.id;
  if status_param = 'live' and not exists (
    select from public.share_links l where l.campaign_id = campaign.id and l.kind = 'campaign' and l.revoked_at is null) then
    perform public.create_campaign_link(campaign.id, 'campaign');
  end if;
end
$$;
comment on function public.set_campaign_status(uuid, text) is 'Takes a campaign live (its page gets a link), pauses or ends it.';

create function public.record_offline_gift(campaign_id_param uuid, gift jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  campaign public.campaigns := private.own_campaign(campaign_id_param);
  new_id uuid := gen_random_uuid();
  amount bigint := private.campaign_money(gift, 'amountMinor', 1, 'Enter how much was given');
  how text := gift ->> 'method';
  address text := private.check_text(gift ->> 'donorEmail', 254, 'donorEmail', 'An e-mail address');
  request jsonb := gift - 'idempotencyKey';
  submit_scope text := 'offline_gift:' || campaign.id;
begin
  perform private.require_plan(campaign.account_id, 'fundraising');
  if amount is null then
    perform private.refuse(400, 'invalid_input', 'Enter how much was given', 'amountMinor');
  elsif how is null or how not in ('cash', 'bank_transfer', 'cheque', 'card_terminal') then
    perform private.refuse(400, 'invalid_input', 'Choose how it was given', 'method');
  end if;
  if not private.first_submit(submit_scope, gift ->> 'idempotencyKey', request) then
    return private.submitted(submit_scope, gift ->> 'idempotencyKey', request);
  end if;
  insert into public.donations (id, account_id, campaign_id, code, token_hash, status, amount_minor, currency, fund_id,
    donor_name, donor_email, wall_name, matched_minor, method, test_mode, note, received_at)
  values (new_id, campaign.account_id, campaign.id, private.new_order_code(),
    private.hash_token(private.derive_token('donation', new_id, 1)), 'succeeded', amount, campaign.currency,
    nullif(gift ->> 'fundId', ''), private.check_text(gift ->> 'donorName', 120, 'donorName', 'A name'),
    case when address is not null then private.check_email(address, 'donorEmail') end,
    case when coalesce(gift -> 'onWall' = 'true', false) then private.check_text(gift ->> 'donorName', 120, 'donorName', 'A name') end,
    private.matched_of(campaign, amount), how, false,
    private.check_text(gift ->> 'note', 500, 'note', 'The note'), now());
  perform private.finish_submit(submit_scope, gift ->> 'idempotencyKey', request, new_id);
  if address is not null then
    perform private.enqueue_job('donation_receipt', jsonb_build_object('donationId', new_id), 'donation_receipt:' || new_id);
  end if;
  return new_id;
end
$$;
comment on function public.record_offline_gift(uuid, jsonb) is
  'A gift that came by hand: {amountMinor, method, donorName?, donorEmail?, onWall?, fundId?, note?, idempotencyKey}. With an address it gets a receipt.';

create function public.refund_gift(donation_id_param uuid, amount_minor_param bigint, reason_param text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  given public.donations;
  back public.donation_refunds;
begin
  select * into given from public.donations d where d.id = donation_id_param for update;
  if given.id is null or not private.may('money.refund', given.account_id) then
    perform private.refuse(404, 'not_found', 'This gift does not exist, or you may not give it back');
  end if;
  if given.status <> 'succeeded' then
    perform private.refuse(409, 'conflict', 'Only a gift that arrived can go back');
  end if;
  if amount_minor_param is null or amount_minor_param < 1 or amount_minor_param > given.total_minor - given.refunded_minor
    - coalesce((select sum(r.amount_minor) from public.donation_refunds r where r.donation_id = given.id and r.status = 'pending'), 0) then
    perform private.refuse(400, 'invalid_input', 'More than was given cannot go back', 'amount_minor_param');
  end if;
  insert into public.donation_refunds (account_id, campaign_id, donation_id, amount_minor, currency, reason, requested_by)
  values (given.account_id, given.campaign_id, given.id, amount_minor_param, given.currency,
    private.check_text(reason_param, 500, 'reason_param', 'The reason'), auth.uid()) returning * into back;
  if given.method = 'online' then
    perform private.enqueue_job('refund_donation', jsonb_build_object('refundId', back.id), 'refund_donation:' || back.id);
  else
    perform private.gift_went_back(given, jsonb_build_object('refundId', back.id, 'refundRef', null,
      'amountMinor', back.amount_minor, 'currency', back.currency));
  end if;
end
$$;
comment on function public.refund_gift(uuid, bigint, text) is
  'Gives a gift or a part of it back: by the provider, or noted at once when it came by hand.';

create function public.list_campaigns()
returns jsonb
language sql stable
security invoker
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('state', case when c.status = 'draft' then 'draft'
      when c.status = 'ended' or c.ends_at <= now() then 'ended' when c.status = 'paused' then 'paused'
      when c.starts_at > now() then 'soon' else 'open' end,
      'raised_minor', p.raised, 'donor_count', d.donors, 'gift_count', d.gifts, 'attention', d.attention,
      'monthly_count', (select count(*) from public.giving_plans g where g.campaign_id = c.id and g.status = 'active'))
    order by c.created_at desc, c.id), '[]')
  from public.campaigns c,
  lateral (select coalesce(-sum(e.amount_minor), 0)::bigint as raised from public.donation_entries e
    where e.campaign_id = c.id and e.ledger_account = 'gifts') p,
  lateral (select count(distinct coalesce(x.donor_email, x.id::text)) filter (where x.status = 'succeeded') as donors,
      count(*) filter (where x.status = 'succeeded') as gifts, count(*) filter (where x.needs_attention is not null) as attention
    from public.donations x where x.campaign_id = c.id) d
$$;
comment on function public.list_campaigns() is 'Every campaign the caller sees, the newest first, with what was raised: rows of campaigns with state, raised_minor, donor_count, gift_count, monthly_count, attention.';

create function public.list_gifts(campaign_id_param uuid default null, statuses text[] default null, search text default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50)
returns jsonb
language plpgsql stable
security invoker
set search_path = ''
as $$
declare
  wanted text[] := private.word_patterns(search);
begin
  return (select coalesce(jsonb_agg(to_jsonb(g) - 'token_hash' || jsonb_build_object('campaign_name', c.name)
      order by g.created_at desc, g.id desc), '[]')
    from (select * from public.donations d
      where (campaign_id_param is null or d.campaign_id = campaign_id_param)
        and d.status = any (coalesce(statuses, array['succeeded', 'refunded']))
        and (wanted = '{}' or private.search_words(concat_ws(' ', d.code, d.donor_name, d.donor_email)) like all (wanted))
        and (before_at is null or (d.created_at, d.id) < (before_at, before_id))
      order by d.created_at desc, d.id desc limit least(page_size, 200)) g
    join public.campaigns c on c.id = g.campaign_id);
end
$$;
comment on function public.list_gifts(uuid, text[], text, timestamptz, uuid, integer) is
  'A page of gifts, newest first, of one campaign or all the caller sees; the next page begins before the last row''s created_at and id.';
