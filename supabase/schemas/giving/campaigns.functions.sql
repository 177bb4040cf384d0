-- Donation campaigns: what is asked for, and the links that open it.

-- Links -------------------------------------------------------------------------------------------

create function private.opens_campaign(link public.share_links)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.campaigns c where c.id = link.campaign_id and c.status <> 'draft');
end
$$;
comment on function private.opens_campaign(public.share_links) is 'A campaign that is not a draft.';

create function private.open_campaign_link(token text)
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.open_link(token, private.kinds_opening('donation'));
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
  perform private.require_permission('giving.write', campaign.account_id, campaign.event_id);
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
