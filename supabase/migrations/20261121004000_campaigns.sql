-- Donation campaigns: what is asked for, and the links that open it.

create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid,
  name text not null check (length(trim(name)) between 1 and 120),
  beneficiary text not null check (length(trim(beneficiary)) between 1 and 120),
  story text check (length(story) <= 20000),
  ask_title text check (length(ask_title) <= 80),
  ask_text text check (length(ask_text) <= 200),
  event_type_id text not null default 'community-type-1' references public.event_types (id),
  cover_seed text not null check (length(cover_seed) between 1 and 100),
  status text not null default 'draft' check (status in ('draft', 'live', 'paused', 'ended')),
  goal_minor bigint check (goal_minor between 100 and 100000000000),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  starts_at timestamptz,
  ends_at timestamptz,
  funds jsonb not null default '[]' check (jsonb_typeof(funds) = 'array' and jsonb_array_length(funds) <= 12),
  amounts jsonb not null default '[]' check (jsonb_typeof(amounts) = 'array' and jsonb_array_length(amounts) <= 8),
  frequencies text[] not null default '{once}' check (cardinality(frequencies) >= 1
    and frequencies <@ array['once', 'month', 'year']),
  least_minor bigint not null default 100 check (least_minor >= 1),
  most_minor bigint not null default 100000000 check (most_minor <= 100000000000),
  offers_fee_cover boolean not null default true,
  fee_bps integer not null default 290 check (fee_bps between 0 and 1000),
  fee_fixed_minor integer not null default 30 check (fee_fixed_minor between 0 and 100000),
  offers_dedication boolean not null default true,
  shows_wall boolean not null default true,
  match_sponsor text check (length(match_sponsor) <= 120),
  match_bps integer not null default 10000 check (match_bps between 100 and 100000),
  match_cap_minor bigint check (match_cap_minor > 0),
  tax_text text check (length(tax_text) <= 500),
  thanks_text text check (length(thanks_text) <= 500),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  constraint campaigns_window check (ends_at is null or starts_at is null or ends_at > starts_at),
  constraint campaigns_limits check (most_minor >= least_minor),
  constraint campaigns_match check (match_cap_minor is null or match_sponsor is not null),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete set null (event_id)
);
comment on table public.campaigns is 'What an account asks donations for. Money in minor units of currency.';
comment on column public.campaigns.beneficiary is 'Who receives the gifts, as donors read it.';
comment on column public.campaigns.funds is 'What a donor may give for: [{id, name}].';
comment on column public.campaigns.amounts is 'Suggested amounts, at most eight: [{amountMinor, label}].';
comment on column public.campaigns.fee_bps is 'What a payment costs, so that a donor may add it: hundredths of a percent, and fee_fixed_minor.';
comment on column public.campaigns.match_bps is 'What the sponsor adds to each gift until match_cap_minor: 10000 doubles it.';
create index campaigns_account on public.campaigns (account_id, created_at desc, id);
create index campaigns_event on public.campaigns (event_id, account_id);
create index campaigns_event_type on public.campaigns (event_type_id);
create index campaigns_created_by on public.campaigns (created_by);

create trigger touch_updated_at before update on public.campaigns
for each row execute function private.touch_updated_at();
create trigger gate_write before insert or update on public.campaigns
for each row execute function private.gate_write('fundraising');
create trigger audit_row after insert or update or delete on public.campaigns
for each row execute function private.audit_row();

alter table public.campaigns enable row level security;
create policy "members see campaigns" on public.campaigns
for select to authenticated using (account_id in (select private.my_accounts()));
revoke all on public.campaigns from public, anon, authenticated;
grant select on public.campaigns to authenticated;
grant all on public.campaigns to service_role;

alter table public.share_links
  add column campaign_id uuid,
  add constraint share_links_campaign_fkey
    foreign key (campaign_id, account_id) references public.campaigns (id, account_id) on delete cascade,
  drop constraint share_links_one_thing,
  add constraint share_links_one_thing check (num_nonnulls(event_id, venue_id, campaign_id) = 1);
comment on column public.share_links.campaign_id is 'What a campaign or embed_donation link opens.';
create index share_links_campaign on public.share_links (campaign_id, created_at);

-- Links -----------------------------------------------------------------------------------------

create function private.open_campaign_link(token text)
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links;
begin
  select l.* into link
  from public.share_links l
  join public.campaigns c on c.id = l.campaign_id and c.status <> 'draft'
  where l.token_hash = private.hash_token(coalesce(token, ''))
    and private.is_living(l);
  return private.opened(link);
end
$$;
comment on function private.open_campaign_link(text) is
  'The living link of a campaign that is not a draft; otherwise the one neutral refusal.';

create function private.campaign_page_url(target_campaign_id uuid)
returns text
language sql
security definer
set search_path = ''
as $$
  select private.site_url() || private.link_path(l.kind, private.share_token(l))
  from public.share_links l
  where l.campaign_id = target_campaign_id and private.is_living(l)
  order by l.kind <> 'campaign', l.created_at, l.id
  limit 1
$$;
comment on function private.campaign_page_url(uuid) is 'Address of the campaign''s page, or null while it has no link.';

create function private.campaign_link_view(link public.share_links)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.share_link_view(link) || jsonb_build_object('campaignId', link.campaign_id) $$;
comment on function private.campaign_link_view(public.share_links) is 'CampaignLink: a ShareLink with its campaignId.';

create function private.own_campaign(target_campaign_id uuid)
returns public.campaigns
language plpgsql
security definer
set search_path = ''
as $$
declare
  campaign public.campaigns;
begin
  select * into campaign from public.campaigns c where c.id = target_campaign_id for update;
  perform private.require_writable_account(campaign.account_id);
  return campaign;
end
$$;
comment on function private.own_campaign(uuid) is 'A campaign the caller may change, locked.';

create function public.create_campaign_link(campaign_id_param uuid, kind_param text, settings jsonb default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  campaign public.campaigns := private.own_campaign(campaign_id_param);
  link public.share_links;
  new_id uuid := gen_random_uuid();
begin
  perform private.require_plan(campaign.account_id, 'fundraising');
  if kind_param is null or kind_param not in ('campaign', 'embed_donation') then
    perform private.refuse(400, 'invalid_input', 'This kind of link is not offered', 'kind_param');
  end if;
  insert into public.share_links
    (id, account_id, campaign_id, kind, token_hash, allowed_origins, settings, expires_at, use_limit, created_by)
  values (new_id, campaign.account_id, campaign.id, kind_param,
    private.hash_token(private.derive_token('share', new_id, 1)), private.read_origins(settings),
    private.check_look(settings), private.read_expiry(settings), private.read_use_limit(settings), auth.uid())
  returning * into link;
  return private.campaign_link_view(link);
end
$$;
comment on function public.create_campaign_link(uuid, text, jsonb) is
  'A link of kind campaign (the page) or embed_donation (the widget alone). CampaignLink. Rotating and revoking are those of every share link.';

create function public.list_campaign_links(campaign_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  campaign public.campaigns := private.own_campaign(campaign_id_param);
begin
  return (select coalesce(jsonb_agg(private.campaign_link_view(l) order by l.created_at, l.id), '[]')
    from public.share_links l where l.campaign_id = campaign.id);
end
$$;
comment on function public.list_campaign_links(uuid) is 'CampaignLink[] of a campaign, for those who may change it.';

revoke execute on function private.open_campaign_link(text), private.campaign_page_url(uuid),
  private.campaign_link_view(public.share_links), private.own_campaign(uuid),
  public.create_campaign_link(uuid, text, jsonb), public.list_campaign_links(uuid)
  from public, anon, authenticated;
grant execute on function public.create_campaign_link(uuid, text, jsonb), public.list_campaign_links(uuid)
  to authenticated, service_role;
