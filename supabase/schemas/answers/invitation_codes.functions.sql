-- Codes for invitations on paper: eight letters that open one party's invitation on the event's page.

create function private.invitation_code(link public.personal_links)
returns text
language sql
security definer
set search_path = ''
as $$
  -- Without letters and digits that are mistaken for each other on paper: five bits each.
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(d.bytes, n) % 32, 1), '' order by n)
  from (select extensions.hmac(convert_to('code:' || link.id || ':' || link.generation, 'UTF8'),
    private.server_key('tokens'), 'sha256') as bytes) d, generate_series(0, 7) n
$$;
comment on function private.invitation_code(public.personal_links) is
  'The 40-bit code of a link: HMAC of the server key, the link and its generation.';

create function private.hash_code(of_event uuid, code text)
returns bytea
language sql immutable
set search_path = ''
as $$
  select private.hash_token(of_event || ':' || upper(regexp_replace(coalesce(code, ''), '[^A-Za-z0-9]', '', 'g')))
$$;
comment on function private.hash_code(uuid, text) is 'What is stored of a code; spaces, dashes and small letters make no difference.';

create function private.forget_code()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.code_hash := null;
  return new;
end
$$;
comment on function private.forget_code() is 'A link that is revoked or made anew takes its printed code along.';

create function public.list_invitation_codes(event_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  party record;
  link public.personal_links;
  codes jsonb[] := '{}';
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('messages.send', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'rsvp');
  for party in
    select (array_agg(eg order by h.head_guest_id is distinct from g.id, eg.role = 'child', eg.created_at, eg.id))[1] as head,
      array_agg(g.full_name order by h.head_guest_id is distinct from g.id, eg.role = 'child', eg.created_at, eg.id) as people,
      max(h.name) as household, bool_or(eg.responded_at is not null) as answered
    from public.event_guests eg
    join public.guests g on g.id = eg.guest_id and g.status = 'active'
    left join public.households h on h.id = eg.household_id
    where eg.event_id = event.id
    group by coalesce(eg.household_id, eg.id)
    order by min(g.full_name)
  loop
    link := private.ensure_personal_link(party.head, 'invitation');
    if link.code_hash is null then
      update public.personal_links p set code_hash = private.hash_code(event.id, private.invitation_code(link))
      where p.id = link.id;
    end if;
    codes := codes || jsonb_build_object('code', private.invitation_code(link), 'household', party.household,
      'people', to_jsonb(party.people), 'answered', party.answered);
  end loop;
  perform private.audit(event.account_id, 'invitations.codes_listed', 'events', event.id::text, null,
    jsonb_build_object('codes', cardinality(codes)));
  return to_jsonb(codes);
end
$$;
comment on function public.list_invitation_codes(uuid) is
  'InvitationCode[]: one a party, by name, to print on its invitation. Listing again gives the same codes.';

create function public.open_invitation_code(token text, code text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  through public.share_links := private.open_share_link(token, private.kinds_opening('rsvp'));
  link public.personal_links;
begin
  select p.* into link from public.personal_links p
  where p.event_id = through.event_id and p.code_hash = private.hash_code(through.event_id, code)
    and p.scope = 'invitation' and p.revoked_at is null;
  if link.id is null then
    perform private.refuse(404, 'not_found', 'This code opens nothing. Look at your invitation once more', 'code');
  end if;
  return jsonb_build_object('personalToken', private.personal_token(link));
end
$$;
comment on function public.open_invitation_code(text, text) is
  'The invitation behind a printed code, through a link of its event: {personalToken}. The server counts what is tried.';
