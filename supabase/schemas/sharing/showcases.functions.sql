-- Showcases: an organiser's events on one page, as a list or by month, and the links that open them.

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
  perform private.require_permission('showcases.write', showcase.account_id);
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
    'link', case when private.may('showcases.write', showcase.account_id) then (
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
  from public.showcases s where s.account_id in (select private.shown_accounts('showcases.read'))
$$;
comment on function public.list_showcases() is 'Showcase[] of the caller''s chosen account, the newest first.';

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
  owner_account_id uuid := private.chosen_account();
begin
  if showcase_id_param is not null then
    kept := private.own_showcase(showcase_id_param);
    owner_account_id := kept.account_id;
  end if;
  perform private.require_permission('showcases.write', owner_account_id);
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
