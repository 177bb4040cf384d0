-- Who is seen on an event's page: where its hosts show them, and only whoever agreed by their own link.

create function private.face_counts(event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if event.shows_faces and exists (select from private.faces f where f.event_id = event.id) then
    return '{"hasFaces": true}';
  end if;
  return '{}';
end
$$;
comment on function private.face_counts(public.events) is '{hasFaces}, or nothing where nobody is seen.';

create function public.get_shared_faces(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_share_link(token, private.kinds_opening('event'));
  event public.events;
begin
  select * into strict event from public.events e where e.id = link.event_id;
  return (select jsonb_build_object('agreed', count(*), 'names', coalesce(jsonb_agg(f.face_name order by f.n) filter (where f.n <= 200), '[]'))
    from (select x.face_name, row_number() over (order by private.plain_words(x.face_name), x.event_guest_id) as n
      from private.faces x where x.event_id = event.id and event.shows_faces and link.kind is distinct from 'showcase') f);
end
$$;
comment on function public.get_shared_faces(text) is
  'SharedFaces: the names of those who come and agreed to be seen, at most 200 of them; none on a showcase.';

create function private.party_faces(link public.personal_links, event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not event.shows_faces then
    return '{}';
  end if;
  return jsonb_build_object('faces', (select coalesce(jsonb_object_agg(m.id, m.face_name is not null), '{}')
    from private.party_of(link) m where m.role <> 'child'));
end
$$;
comment on function private.party_faces(public.personal_links, public.events) is
  '{faces: {guest of the event: whether they agreed to be seen}}, or nothing where the event shows nobody.';

create function public.show_face(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.find_personal_link(token);
  is_shown boolean := coalesce((payload ->> 'isShown')::boolean, false);
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  -- A link of one's own is given to whoever types an address: it shows the name that was typed with it.
  update public.event_guests eg
  set face_name = case when is_shown then
    case when eg.id = link.event_guest_id then coalesce(link.shown_name, g.full_name) else g.full_name end end
  from private.party_of(link) m join public.guests g on g.id = m.guest_id
  where eg.id = m.id and m.role <> 'child' and m.id::text = payload ->> 'person';
  if not found then
    perform private.refuse(404, 'not_found', 'This person is not in your party', 'person');
  end if;
  return jsonb_build_object('isShown', is_shown);
end
$$;
comment on function public.show_face(text, jsonb) is
  'Somebody of a personal link agrees to be seen on the event''s page, or takes it back: {person, isShown}. Gives {isShown}.';

create function public.get_event_faces(event_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('guests.read', event.account_id, event.id);
  return jsonb_build_object('isShown', event.shows_faces, 'agreed', (select count(*) from private.faces f where f.event_id = event.id),
    'coming', (select count(*) from private.standings s where s.event_id = event.id and s.standing = 'yes'));
end
$$;
comment on function public.get_event_faces(uuid) is 'EventFaces: whether the page names who comes, and how many agreed.';

create function public.set_faces_shown(event_id_param uuid, is_shown boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('answers.write', event.account_id, event.id);
  perform private.require_open_event(event);
  update public.events e set shows_faces = coalesce(is_shown, false) where e.id = event.id;
  return public.get_event_faces(event.id);
end
$$;
comment on function public.set_faces_shown(uuid, boolean) is 'Shows who comes on the event''s page, or nobody. Gives EventFaces.';

create function private.forget_faces(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.event_guests eg set face_name = null where eg.guest_id = person.id and eg.face_name is not null
$$;
comment on function private.forget_faces(public.guests) is 'Nobody who is forgotten is seen.';
