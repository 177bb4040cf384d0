-- Showcases: an organiser's events on one page, as a list or by month, and the links that open them.

create table public.showcases (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 120),
  intro text check (length(intro) <= 2000),
  layout text not null default 'list' check (layout in ('list', 'calendar')),
  selection text not null default 'filter' check (selection in ('filter', 'chosen')),
  filter_type_id text references public.event_types (id),
  period text not null default 'upcoming' check (period in ('upcoming', 'past', 'all')),
  event_order text not null default 'soonest' check (event_order in ('soonest', 'latest', 'chosen')),
  sections text[] not null default '{where,places,prices}' check (sections <@ array['where', 'places', 'prices']),
  event_type_id text not null default 'community-type-1' references public.event_types (id),
  cover_seed text not null check (length(cover_seed) between 1 and 100),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
comment on table public.showcases is 'Pages that show several events of an account: those of a filter, which follow by themselves, or those that were chosen.';
comment on column public.showcases.selection is 'filter: every public event of filter_type_id (null: any type). chosen: those of showcase_events.';
comment on column public.showcases.sections is 'What stands beside each event: where, places (left), prices.';
comment on column public.showcases.event_type_id is 'What the colours and the cover are drawn from, with cover_seed.';
create index showcases_account on public.showcases (account_id, created_at desc, id);
create index showcases_filter_type on public.showcases (filter_type_id);
create index showcases_event_type on public.showcases (event_type_id);
create index showcases_created_by on public.showcases (created_by);

create table public.showcase_events (
  showcase_id uuid not null,
  account_id uuid not null,
  event_id uuid not null,
  position integer not null default 0,
  primary key (showcase_id, event_id),
  foreign key (showcase_id, account_id) references public.showcases (id, account_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.showcase_events is 'The events that were chosen for a showcase, in their order; always of the same account.';
create index showcase_events_event on public.showcase_events (event_id, account_id);

create trigger touch_updated_at before update on public.showcases
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update or delete on public.showcases
for each row execute function private.audit_row();

alter table public.showcases enable row level security;
alter table public.showcase_events enable row level security;
create policy "members see showcases" on public.showcases
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "members see what was chosen for showcases" on public.showcase_events
for select to authenticated using (account_id in (select private.my_accounts()));
revoke all on public.showcases, public.showcase_events from public, anon, authenticated;
grant select on public.showcases, public.showcase_events to authenticated;
grant all on public.showcases, public.showcase_events to service_role;

alter table public.share_links
  add column showcase_id uuid,
  add constraint share_links_showcase_fkey
    foreign key (showcase_id, account_id) references public.showcases (id, account_id) on delete cascade,
  drop constraint share_links_one_thing,
  add constraint share_links_one_thing check (num_nonnulls(event_id, venue_id, campaign_id, showcase_id) = 1);
comment on column public.share_links.showcase_id is 'What a showcase link opens that is not about one event.';
create index share_links_showcase on public.share_links (showcase_id);

-- Planners ----------------------------------------------------------------------------------------

create function private.own_showcase(target_showcase_id uuid)
returns public.showcases
language plpgsql
security definer
set search_path = ''
as $$
declare
  showcase public.showcases;
begin
  select * into showcase from public.showcases s where s.id = target_showcase_id for update;
  perform private.require_writable_account(showcase.account_id);
  return showcase;
end
$$;
comment on function private.own_showcase(uuid) is 'A showcase the caller may change, locked.';

create function private.events_of(showcase public.showcases)
returns setof public.events
language sql stable
security definer
set search_path = ''
as $$
  select e.*
  from public.events e
  left join public.showcase_events c on c.event_id = e.id and c.showcase_id = showcase.id
  where e.account_id = showcase.account_id and e.status in ('published', 'cancelled') and e.published_at is not null
    and case showcase.selection
      when 'chosen' then c.event_id is not null and e.visibility <> 'private'
      else e.visibility = 'public' and (showcase.filter_type_id is null or e.event_type_id = showcase.filter_type_id) end
    and case showcase.period
      when 'upcoming' then e.end_date > now()
      when 'past' then e.end_date <= now()
      else true end
  order by
    case when showcase.event_order = 'chosen' then c.position end,
    case when showcase.event_order = 'latest' then e.start_date end desc,
    -- What is still to come stands first, the nearest at the top; what is over follows backwards.
    e.end_date <= now(),
    abs(extract(epoch from e.start_date - now())),
    e.id
  limit 100
$$;
comment on function private.events_of(public.showcases) is
  'What a showcase shows now, at most a hundred: a filter takes public events alone, a choice unlisted ones too, private ones never.';

create function private.showcase_view(showcase public.showcases)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', showcase.id, 'name', showcase.name, 'intro', showcase.intro, 'layout', showcase.layout,
    'selection', showcase.selection, 'filterTypeId', showcase.filter_type_id, 'period', showcase.period,
    'eventOrder', showcase.event_order, 'sections', to_jsonb(showcase.sections),
    'eventTypeId', showcase.event_type_id, 'coverSeed', showcase.cover_seed, 'locale', showcase.locale,
    'eventIds', (select coalesce(jsonb_agg(c.event_id order by c.position), '[]')
      from public.showcase_events c where c.showcase_id = showcase.id),
    'shownCount', (select count(*) from private.events_of(showcase)),
    'link', case when showcase.account_id in (select private.my_writable_accounts()) then (
      select private.share_link_view(l) from public.share_links l
      where l.showcase_id = showcase.id and l.revoked_at is null order by l.created_at, l.id limit 1) end,
    'updatedAt', showcase.updated_at)
$$;
comment on function private.showcase_view(public.showcases) is
  'Showcase: its settings, what was chosen, how many events it shows now, and its link for those who may change it.';

create function public.list_showcases()
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.showcase_view(s) order by s.created_at desc, s.id), '[]')
  from public.showcases s where s.account_id in (select private.my_accounts())
$$;
comment on function public.list_showcases() is 'Showcase[] of the accounts the caller works in, the newest first.';

create function private.check_showcase(showcase jsonb)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if private.check_text(showcase ->> 'name', 120, 'name', 'The name') is null then
    perform private.refuse(400, 'invalid_input', 'Give the showcase a name', 'name');
  end if;
  perform private.check_text(showcase ->> 'intro', 2000, 'intro', 'The introduction');
  if coalesce(showcase ->> 'layout', 'list') not in ('list', 'calendar') then
    perform private.refuse(400, 'invalid_input', 'Choose a list or a calendar', 'layout');
  elsif coalesce(showcase ->> 'selection', 'filter') not in ('filter', 'chosen') then
    perform private.refuse(400, 'invalid_input', 'Choose which events it shows', 'selection');
  elsif coalesce(showcase ->> 'period', 'upcoming') not in ('upcoming', 'past', 'all') then
    perform private.refuse(400, 'invalid_input', 'Choose coming events, past ones or all', 'period');
  elsif coalesce(showcase ->> 'eventOrder', 'soonest') not in ('soonest', 'latest', 'chosen') then
    perform private.refuse(400, 'invalid_input', 'Choose an order', 'eventOrder');
  elsif jsonb_typeof(coalesce(showcase -> 'sections', '[]')) <> 'array'
    or not array(select jsonb_array_elements_text(coalesce(showcase -> 'sections', '[]'))) <@ array['where', 'places', 'prices'] then
    perform private.refuse(400, 'invalid_input', 'Choose what stands beside each event', 'sections');
  elsif not exists (select from public.event_types t where t.id = coalesce(showcase ->> 'eventTypeId', 'community-type-1')) then
    perform private.refuse(400, 'invalid_input', 'Choose a look from the list', 'eventTypeId');
  elsif showcase ->> 'filterTypeId' is not null
    and not exists (select from public.event_types t where t.id = showcase ->> 'filterTypeId') then
    perform private.refuse(400, 'invalid_input', 'Choose a type of events from the list', 'filterTypeId');
  elsif coalesce(showcase ->> 'locale', 'en') !~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$' then
    perform private.refuse(400, 'invalid_input', 'Choose a language', 'locale');
  elsif jsonb_typeof(coalesce(showcase -> 'eventIds', '[]')) <> 'array'
    or jsonb_array_length(coalesce(showcase -> 'eventIds', '[]')) > 100 then
    perform private.refuse(400, 'invalid_input', 'Choose up to 100 events', 'eventIds');
  elsif showcase ->> 'selection' = 'chosen' and jsonb_array_length(coalesce(showcase -> 'eventIds', '[]')) = 0 then
    perform private.refuse(400, 'invalid_input', 'Choose at least one event', 'eventIds');
  end if;
end
$$;
comment on function private.check_showcase(jsonb) is 'Refuses a showcase that cannot be kept, naming the field.';

create function private.choose_events(showcase public.showcases, event_ids jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.showcase_events c where c.showcase_id = showcase.id;
  insert into public.showcase_events (showcase_id, account_id, event_id, position)
  select showcase.id, showcase.account_id, e.id, min(w.place)
  from jsonb_array_elements_text(coalesce(event_ids, '[]')) with ordinality w (event_id, place)
  join public.events e on e.id::text = w.event_id and e.account_id = showcase.account_id
  group by e.id;
  if (select count(*) from public.showcase_events c where c.showcase_id = showcase.id)
    < (select count(distinct w) from jsonb_array_elements_text(coalesce(event_ids, '[]')) w) then
    perform private.refuse(400, 'invalid_input', 'One of the events is not yours any more', 'eventIds');
  end if;
end
$$;
comment on function private.choose_events(public.showcases, jsonb) is 'Keeps the chosen events in their order; only those of the showcase''s own account.';

create function public.create_showcase_link(showcase_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  showcase public.showcases := private.own_showcase(showcase_id_param);
  link public.share_links;
  new_id uuid := gen_random_uuid();
begin
  select * into link from public.share_links l
  where l.showcase_id = showcase.id and l.revoked_at is null order by l.created_at, l.id limit 1;
  if link.id is null then
    insert into public.share_links (id, account_id, showcase_id, kind, token_hash, created_by)
    values (new_id, showcase.account_id, showcase.id, 'showcase',
      private.hash_token(private.derive_token('share', new_id, 1)), auth.uid())
    returning * into link;
  end if;
  return private.share_link_view(link);
end
$$;
comment on function public.create_showcase_link(uuid) is
  'The showcase''s link, a new one after the last was revoked; update, rotate and revoke are those of every link. ShareLink.';

create function public.save_showcase(showcase_id_param uuid, showcase jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.showcases;
  saved_id uuid := coalesce(showcase_id_param, gen_random_uuid());
  owner_account_id uuid := private.account_of_user(auth.uid());
begin
  if showcase_id_param is not null then
    kept := private.own_showcase(showcase_id_param);
    owner_account_id := kept.account_id;
  end if;
  perform private.require_writable_account(owner_account_id);
  perform private.check_showcase(showcase);
  if kept.id is null then
    -- Two at once may not pass the limit together.
    perform from public.accounts a where a.id = owner_account_id for no key update;
    if (select count(*) from public.showcases s where s.account_id = owner_account_id) >= 50 then
      perform private.refuse(409, 'conflict', 'An account can have up to 50 showcases');
    end if;
  end if;
  insert into public.showcases as s (id, account_id, name, intro, layout, selection, filter_type_id, period, event_order,
    sections, event_type_id, cover_seed, locale, created_by)
  values (saved_id, owner_account_id, trim(showcase ->> 'name'), nullif(trim(showcase ->> 'intro'), ''),
    coalesce(showcase ->> 'layout', 'list'), coalesce(showcase ->> 'selection', 'filter'), showcase ->> 'filterTypeId',
    coalesce(showcase ->> 'period', 'upcoming'), coalesce(showcase ->> 'eventOrder', 'soonest'),
    array(select distinct jsonb_array_elements_text(coalesce(showcase -> 'sections', '[]'))),
    coalesce(showcase ->> 'eventTypeId', 'community-type-1'), coalesce(kept.cover_seed, saved_id::text),
    coalesce(showcase ->> 'locale', 'en'), auth.uid())
  on conflict (id) do update set name = excluded.name, intro = excluded.intro, layout = excluded.layout,
    selection = excluded.selection, filter_type_id = excluded.filter_type_id, period = excluded.period,
    event_order = excluded.event_order, sections = excluded.sections, event_type_id = excluded.event_type_id,
    locale = excluded.locale
  returning * into kept;
  perform private.choose_events(kept, case when kept.selection = 'chosen' then showcase -> 'eventIds' end);
  if showcase_id_param is null then
    perform public.create_showcase_link(kept.id);
  end if;
  return private.showcase_view(kept);
end
$$;
comment on function public.save_showcase(uuid, jsonb) is
  'Makes a showcase with its link (id null) or changes one; refusals name the field. ShowcaseDraft -> Showcase.';

create function public.delete_showcase(showcase_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  showcase public.showcases := private.own_showcase(showcase_id_param);
begin
  delete from public.showcases s where s.id = showcase.id;
end
$$;
comment on function public.delete_showcase(uuid) is 'Removes a showcase; its links open nothing from then on. No event changes.';

revoke execute on function private.own_showcase(uuid), private.events_of(public.showcases),
  private.showcase_view(public.showcases), private.check_showcase(jsonb), private.choose_events(public.showcases, jsonb),
  public.list_showcases(), public.create_showcase_link(uuid), public.save_showcase(uuid, jsonb),
  public.delete_showcase(uuid)
  from public, anon, authenticated;
grant execute on function public.list_showcases(), public.create_showcase_link(uuid), public.save_showcase(uuid, jsonb),
  public.delete_showcase(uuid) to authenticated, service_role;
