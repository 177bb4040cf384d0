-- The public form through which others help to find a missing member, and what hosts make of it.

create function public.list_member_leads(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'guestId', l.guest_id, 'about', g.full_name, 'kind', l.kind,
      'message', l.message, 'contact', l.contact, 'fromName', l.from_name, 'fromEmail', l.from_email, 'status', l.status,
      'createdAt', l.created_at, 'decidedAt', l.decided_at) order by l.status <> 'new', l.created_at desc), '[]')
    from (select * from public.member_leads m where m.event_id = event_id_param
      and private.may('guests.read_contact', m.account_id, m.event_id) order by m.status <> 'new', m.created_at desc limit 200) l
    join public.guests g on g.id = l.guest_id);
end
$$;
comment on function public.list_member_leads(uuid) is 'MemberLead[] of an event, the undecided first; 200 at most.';

create function public.decide_member_lead(lead_id uuid, accept boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead public.member_leads;
begin
  select * into lead from public.member_leads l where l.id = lead_id for update;
  perform private.require_permission('guests.write', lead.account_id, lead.event_id);
  if lead.status <> 'new' then
    perform private.refuse(409, 'conflict', 'This lead was decided already');
  end if;
  update public.member_leads l set status = case when accept then 'accepted' else 'dismissed' end,
    decided_by = auth.uid(), decided_at = now() where l.id = lead.id;
  -- An address that a stranger typed is taken over only where the host knew none.
  if accept and lead.kind = 'contact' then
    update public.guests g set status = case when g.status = 'missing' then 'active' else g.status end,
      email = coalesce(g.email, case when private.is_email(lead.contact) then lower(lead.contact) end),
      phone = coalesce(g.phone, case when lead.contact ~ '^\+?[0-9 ()/.-]{6,50}$' then lead.contact end)
    where g.id = lead.guest_id;
  end if;
end
$$;
comment on function public.decide_member_lead(uuid, boolean) is
  'A host''s word on a lead. Accepting where somebody can be reached takes them off the missing list and keeps the address or number.';

create function public.get_shared_directory(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_share_link(token, array['directory']);
  event public.events;
begin
  select * into event from public.events e where e.id = link.event_id;
  return jsonb_build_object(
    'event', private.public_event(event, false),
    'intro', (select d.intro from public.event_directories d where d.event_id = event.id),
    'missing', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.full_name, 'formerName', g.former_name,
        'groupLabel', eg.group_label) order by g.full_name), '[]')
      from public.event_guests eg join public.guests g on g.id = eg.guest_id and g.status = 'missing'
      left join private.member_profiles p on p.guest_id = g.id where eg.event_id = event.id and p.died_on is null),
    'memorial', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.full_name, 'formerName', g.former_name,
        'groupLabel', eg.group_label, 'diedOn', p.died_on, 'memorial', p.memorial) order by p.died_on desc), '[]')
      from public.event_guests eg join public.guests g on g.id = eg.guest_id and g.status in ('active', 'missing')
      join private.member_profiles p on p.guest_id = g.id and p.died_on is not null where eg.event_id = event.id),
    'members', (select coalesce(jsonb_agg(private.member_view(g, eg.group_label, 1) order by g.full_name), '[]')
      from public.event_guests eg join public.guests g on g.id = eg.guest_id and g.status = 'active'
      join private.member_words w on w.guest_id = g.id and w.everyone_words is not null
      left join private.member_profiles p on p.guest_id = g.id where eg.event_id = event.id and p.died_on is null));
end
$$;
comment on function public.get_shared_directory(text) is
  'SharedDirectory for helpers: {event, intro, missing, memorial, members}; members only as far as they show themselves to everyone.';

create function public.submit_member_lead(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_share_link(token, array['directory']);
  person public.guests;
begin
  select g.* into person from public.event_guests eg join public.guests g on g.id = eg.guest_id and g.status = 'missing'
  where eg.event_id = link.event_id and g.id::text = payload ->> 'memberId';
  if person.id is null then
    perform private.refuse(404, 'not_found', 'This person is not on the list any more', 'memberId');
  elsif coalesce(payload ->> 'kind', '') not in ('contact', 'died', 'other') then
    perform private.refuse(400, 'invalid_input', 'Say what you know', 'kind');
  elsif private.check_text(payload ->> 'message', 2000, 'message', 'Your words') is null then
    perform private.refuse(400, 'invalid_input', 'Tell us what you know', 'message');
  elsif length(coalesce(payload ->> 'idempotencyKey', '')) not between 8 and 100 then
    perform private.refuse(400, 'invalid_input', 'Please send the form again', 'idempotencyKey');
  elsif (select count(*) from public.member_leads l where l.event_id = link.event_id
    and l.created_at > now() - interval '1 hour') >= 60 then
    perform private.refuse(429, 'too_many_requests', 'Many people wrote just now. Please try again in an hour');
  end if;
  insert into public.member_leads (account_id, event_id, guest_id, kind, message, contact, from_name, from_email, submit_key)
  values (link.account_id, link.event_id, person.id, payload ->> 'kind',
    private.check_text(payload ->> 'message', 2000, 'message', 'Your words'),
    private.check_text(payload ->> 'contact', 300, 'contact', 'An address'),
    private.check_name(payload ->> 'fromName', 'fromName'), private.check_email(payload ->> 'fromEmail', 'fromEmail'),
    payload ->> 'idempotencyKey')
  on conflict (submit_key) do nothing;
  return jsonb_build_object('received', true);
end
$$;
comment on function public.submit_member_lead(text, jsonb) is
  'What somebody knows of a missing member: {memberId, kind: contact | died | other, message, contact, fromName, fromEmail, idempotencyKey}. Shown to the hosts only. {received}.';

create function private.forget_member_leads(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.member_leads l where l.guest_id = person.id;
$$;
comment on function private.forget_member_leads(public.guests) is 'Hints about where somebody is.';
