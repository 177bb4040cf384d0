-- Giving: what a stranger with a campaign's link sees and may do, and what a donor does by their own link.

create function private.campaign_state(campaign public.campaigns)
returns text
language sql stable
set search_path = ''
as $$
  select case
    when campaign.status = 'ended' or campaign.ends_at <= now() then 'ended'
    when campaign.status = 'paused' or not private.takes_payments() then 'paused'
    when campaign.starts_at > now() then 'soon'
    else 'open' end
$$;
comment on function private.campaign_state(public.campaigns) is 'Whether gifts are taken now: open, soon, paused (by its planner, or where no payments are taken) or ended.';

create function private.campaign_progress(target_campaign_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'raisedMinor', (select coalesce(-sum(e.amount_minor), 0)::bigint from public.donation_entries e
      where e.campaign_id = target_campaign_id and e.ledger_account = 'gifts'),
    'matchedMinor', coalesce(sum(d.matched_minor), 0)::bigint,
    'donorCount', count(distinct coalesce(d.donor_email, d.id::text)),
    'giftCount', count(*))
  from public.donations d where d.campaign_id = target_campaign_id and d.status = 'succeeded'
$$;
comment on function private.campaign_progress(uuid) is
  '{raisedMinor, matchedMinor, donorCount, giftCount}: what the ledger holds of gifts, less what went back; matching is promised on top.';

create function private.campaign_wall(target_campaign_id uuid, at_most integer)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', w.wall_name, 'weight', w.weight,
    'dedication', case when w.dedication_name is not null
      then jsonb_build_object('kind', w.dedication_kind, 'name', w.dedication_name) end)
    order by w.received_at desc, w.id), '[]')
  from (
    select d.id, d.wall_name, d.dedication_kind, d.dedication_name, d.received_at,
      -- Three sizes of letters by what was given; no amount is shown.
      case ntile(6) over (order by d.amount_minor desc) when 1 then 3 when 2 then 2 else 1 end as weight
    from (
      select * from public.donations g
      where g.campaign_id = target_campaign_id and g.status = 'succeeded' and g.wall_name is not null
      order by g.received_at desc limit at_most) d) w
$$;
comment on function private.campaign_wall(uuid, integer) is 'The newest names that donors gave for others to see: [{name, weight 1–3, dedication}].';

create function private.public_campaign(campaign public.campaigns)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'state', private.campaign_state(campaign), 'story', campaign.story, 'beneficiary', campaign.beneficiary,
    'askTitle', campaign.ask_title, 'askText', campaign.ask_text, 'goalMinor', campaign.goal_minor,
    'startsAt', campaign.starts_at, 'endsAt', campaign.ends_at, 'funds', campaign.funds, 'amounts', campaign.amounts,
    'frequencies', to_jsonb(campaign.frequencies), 'leastMinor', campaign.least_minor, 'mostMinor', campaign.most_minor,
    'fee', case when campaign.offers_fee_cover
      then jsonb_build_object('bps', campaign.fee_bps, 'fixedMinor', campaign.fee_fixed_minor) end,
    'offersDedication', campaign.offers_dedication, 'showsWall', campaign.shows_wall,
    'match', case when campaign.match_sponsor is not null then jsonb_build_object('sponsor', campaign.match_sponsor,
      'bps', campaign.match_bps, 'capMinor', campaign.match_cap_minor) end,
    'taxText', campaign.tax_text)
$$;
comment on function private.public_campaign(public.campaigns) is 'PublicCampaign.';

create function private.campaign_subject(campaign public.campaigns)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', campaign.id, 'name', campaign.name, 'eventTypeId', campaign.event_type_id,
    'coverUrl', null, 'coverSeed', campaign.cover_seed, 'locale', campaign.locale, 'currency', campaign.currency)
$$;
comment on function private.campaign_subject(public.campaigns) is 'CampaignSubject: its name, money, language and what its cover is drawn from.';

create function public.get_shared_campaign(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_campaign_link(token);
  campaign public.campaigns;
begin
  select * into strict campaign from public.campaigns c where c.id = link.campaign_id;
  return jsonb_build_object(
    'event', private.campaign_subject(campaign), 'campaign', private.public_campaign(campaign),
    'progress', private.campaign_progress(campaign.id),
    'wall', case when campaign.shows_wall then private.campaign_wall(campaign.id, 60) else '[]'::jsonb end,
    'serverTime', now(), 'testMode', private.is_test_mode(),
    'pageUrl', coalesce(private.campaign_page_url(campaign.id), private.site_url()))
    || case when private.campaign_state(campaign) = 'open' then private.used_up_note(link) else '{}'::jsonb end
    || private.link_look(link.settings);
end
$$;
comment on function public.get_shared_campaign(text) is 'What a campaign''s link opens. SharedCampaign.';

-- A gift ------------------------------------------------------------------------------------------

create function private.fee_on_top(campaign public.campaigns, amount_minor bigint)
returns bigint
language sql immutable
set search_path = ''
as $$
  select ceil((amount_minor + campaign.fee_fixed_minor) / (1 - campaign.fee_bps / 10000.0))::bigint - amount_minor
$$;
comment on function private.fee_on_top(public.campaigns, bigint) is
  'What is added to a gift so that after the payment''s cost the whole gift is left; minor units.';

create function private.giving_plan_view(plan public.giving_plans)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object('planToken', private.derive_token('giving', plan.id, 1), 'status', plan.status,
    'frequency', plan.frequency, 'amountMinor', plan.amount_minor,
    'feeMinor', case when plan.covers_fee then private.fee_on_top(c, plan.amount_minor) else 0 end,
    'currency', plan.currency, 'methodLabel', plan.method_label,
    'nextChargeAt', case when plan.status = 'active' then plan.next_charge_at end,
    'failedAttempts', plan.failed_attempts)
  from public.campaigns c where c.id = plan.campaign_id
$$;

create function private.gift_view(given public.donations)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'giftToken', private.derive_token('donation', given.id, 1), 'code', given.code, 'status', given.status,
    'amountMinor', given.amount_minor, 'feeMinor', given.fee_minor, 'totalMinor', given.total_minor,
    'refundedMinor', given.refunded_minor, 'currency', given.currency, 'frequency', given.frequency,
    'fund', (select f ->> 'name' from jsonb_array_elements(c.funds) f where f ->> 'id' = given.fund_id),
    'donorName', given.donor_name, 'donorEmail', given.donor_email, 'wallName', given.wall_name,
    'dedication', case when given.dedication_name is not null
      then jsonb_build_object('kind', given.dedication_kind, 'name', given.dedication_name) end,
    'receivedAt', given.received_at,
    'plan', (select private.giving_plan_view(p) from public.giving_plans p where p.id = given.plan_id),
    'event', private.campaign_subject(c), 'beneficiary', c.beneficiary, 'thanksText', c.thanks_text,
    'taxText', c.tax_text, 'pageUrl', coalesce(private.campaign_page_url(c.id), private.site_url()),
    'testMode', given.test_mode, 'serverTime', now())
  from public.campaigns c where c.id = given.campaign_id
$$;
comment on function private.gift_view(public.donations) is 'GiftView: a gift as its donor sees it.';
comment on function private.giving_plan_view(public.giving_plans) is 'GivingPlan: a repeating gift as its donor sees it.';

create function private.wanted_dedication(payload jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  who text := private.check_text(payload #>> '{dedication,name}', 120, 'dedicationName', 'A name');
  kind text := payload #>> '{dedication,kind}';
begin
  if jsonb_typeof(payload -> 'dedication') is distinct from 'object' then
    return null;
  end if;
  if kind is null or kind not in ('honour', 'memory') then
    perform private.refuse(400, 'invalid_input', 'Choose in honour of or in memory of', 'dedicationKind');
  end if;
  if who is null then
    perform private.refuse(400, 'invalid_input', 'Tell us in whose name you give', 'dedicationName');
  end if;
  return jsonb_build_object('kind', kind, 'name', who);
end
$$;
comment on function private.wanted_dedication(jsonb) is 'The checked dedication of a gift, or null.';

create function private.matched_of(campaign public.campaigns, amount_minor bigint)
returns bigint
language sql stable
security definer
set search_path = ''
as $$
  select case when campaign.match_sponsor is null then 0 else greatest(least(
    amount_minor * campaign.match_bps / 10000,
    coalesce(campaign.match_cap_minor - (select coalesce(sum(d.matched_minor), 0) from public.donations d
      where d.campaign_id = campaign.id and d.status = 'succeeded'), 100000000000)), 0) end::bigint
$$;
comment on function private.matched_of(public.campaigns, bigint) is 'What the sponsor adds for a gift that arrives now.';

create function public.create_gift(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_campaign_link(token);
  campaign public.campaigns;
  given public.donations;
  new_id uuid := gen_random_uuid();
  new_plan_id uuid;
  request jsonb := payload - 'idempotencyKey';
  submit_scope text := 'gift:' || link.id;
  submit_key text := payload ->> 'idempotencyKey';
  amount bigint;
  often text := coalesce(payload ->> 'frequency', 'once');
  dedicated jsonb := private.wanted_dedication(payload);
  covers boolean := coalesce(payload -> 'coversFee' = 'true', false);
begin
  select * into strict campaign from public.campaigns c where c.id = link.campaign_id;
  if not private.first_submit(submit_scope, submit_key, request) then
    select * into strict given from public.donations d where d.id = private.submitted(submit_scope, submit_key, request);
    return private.gift_view(given);
  end if;
  perform private.require_link_room(link);
  if private.campaign_state(campaign) <> 'open' then
    perform private.refuse(409, 'conflict', case private.campaign_state(campaign)
      when 'ended' then 'This campaign has ended. Nothing was taken'
      when 'soon' then 'This campaign has not begun yet'
      else 'This campaign takes no gifts just now. Nothing was taken' end);
  end if;
  if jsonb_typeof(payload -> 'amountMinor') is distinct from 'number' or (payload ->> 'amountMinor') !~ '^\d{1,12}$' then
    perform private.refuse(400, 'invalid_input', 'Choose how much you give', 'amountMinor');
  end if;
  amount := (payload ->> 'amountMinor')::bigint;
  if amount < campaign.least_minor then
    perform private.refuse(400, 'invalid_input', 'This is less than the smallest gift', 'amountMinor');
  elsif amount > campaign.most_minor then
    perform private.refuse(400, 'invalid_input', 'This is more than can be given here at once', 'amountMinor');
  end if;
  if not often = any (campaign.frequencies) then
    perform private.refuse(400, 'invalid_input', 'Choose how often you give', 'frequency');
  end if;
  if coalesce(payload ->> 'fundId', '') <> '' and not exists (
    select from jsonb_array_elements(campaign.funds) f where f ->> 'id' = payload ->> 'fundId') then
    perform private.refuse(400, 'invalid_input', 'Choose what the gift is for', 'fundId');
  end if;
  covers := covers and campaign.offers_fee_cover;
  if often <> 'once' then
    new_plan_id := gen_random_uuid();
    insert into public.giving_plans (id, account_id, campaign_id, token_hash, frequency, amount_minor, covers_fee, currency)
    values (new_plan_id, campaign.account_id, campaign.id,
      private.hash_token(private.derive_token('giving', new_plan_id, 1)), often, amount, covers, campaign.currency);
  end if;
  insert into public.donations (id, account_id, campaign_id, plan_id, share_link_id, code, token_hash, amount_minor,
    fee_minor, currency, frequency, fund_id, donor_name, donor_email, wall_name, dedication_kind, dedication_name,
    test_mode, source)
  values (new_id, campaign.account_id, campaign.id, new_plan_id, link.id, private.new_order_code(),
    private.hash_token(private.derive_token('donation', new_id, 1)), amount,
    case when covers then private.fee_on_top(campaign, amount) else 0 end, campaign.currency, often,
    nullif(payload ->> 'fundId', ''), private.check_text(payload ->> 'name', 120, 'name', 'A name'),
    private.check_email(payload ->> 'email', 'email'),
    private.check_text(payload ->> 'wallName', 120, 'wallName', 'A name'),
    case when campaign.offers_dedication then dedicated ->> 'kind' end,
    case when campaign.offers_dedication then dedicated ->> 'name' end,
    private.is_test_mode(), left(payload ->> 'source', 300))
  returning * into given;
  perform private.finish_submit(submit_scope, submit_key, request, new_id);
  return private.gift_view(given);
end
$$;
comment on function public.create_gift(text, jsonb) is
  'A pledge that waits for its payment. Payload: {amountMinor, frequency, coversFee, fundId?, name?, email, wallName?, dedication?: {kind, name}, source?, idempotencyKey}; the fee is the server''s sum. GiftView.';

create function private.gift_of(gift_token text)
returns public.donations
language plpgsql
security definer
set search_path = ''
as $$
declare
  given public.donations;
begin
  select d.* into given from public.donations d where d.token_hash = private.hash_token(coalesce(gift_token, ''));
  if given.id is null then
    perform private.refuse_link();
  end if;
  return given;
end
$$;
comment on function private.gift_of(text) is 'The gift of a token; otherwise the one neutral refusal.';

create function public.get_gift(gift_token text)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  -- The gift's token comes back in a page's address; what changes the repeating gift must not follow
  -- from it for ever, so later only the mails have that link.
  select private.gift_view(g) || case
    when g.plan_id is null or g.received_at is null or g.received_at > now() - interval '1 hour' then '{}'::jsonb
    else jsonb_build_object('plan', private.gift_view(g) -> 'plan' || '{"planToken": null}') end
  from private.gift_of(gift_token) g
$$;
comment on function public.get_gift(text) is
  'A gift by its donor''s own token; the link to its repeating gift only within an hour of the payment. GiftView.';

create function public.begin_gift_payment(
  gift_token text, provider text, provider_ref text, amount_minor bigint, currency text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  given public.donations := private.gift_of(gift_token);
begin
  if given.status not in ('pledged', 'failed') then
    perform private.refuse(409, 'already_completed', 'This gift has been paid already');
  end if;
  if (given.total_minor, given.currency)
    is distinct from (begin_gift_payment.amount_minor, upper(begin_gift_payment.currency)) then
    perform private.refuse(409, 'invalid_input', 'The amount is not the gift''s amount', 'amountMinor');
  end if;
  insert into private.gift_payment_pages (provider, provider_ref, donation_id)
  values (begin_gift_payment.provider, begin_gift_payment.provider_ref, given.id)
  on conflict on constraint gift_payment_pages_pkey do nothing;
  update public.donations d set provider = begin_gift_payment.provider, provider_ref = begin_gift_payment.provider_ref
  where d.id = given.id returning * into given;
  return private.gift_view(given);
end
$$;
comment on function public.begin_gift_payment(text, text, text, bigint, text) is
  'Records what a provider was asked for, before the donor is sent there. GiftView.';
