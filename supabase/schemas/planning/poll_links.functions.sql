-- Polls: the links that open them to whoever has one.

create function private.make_poll_link(poll public.polls, kind text, settings jsonb)
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links;
  new_id uuid := gen_random_uuid();
begin
  if exists (select from public.events e where e.id = poll.event_id and e.visibility = 'private') then
    perform private.refuse(409, 'conflict',
      'This event is private: only personal invitations open it. Make it unlisted to share a link', 'visibility');
  end if;
  insert into public.share_links
    (id, account_id, event_id, kind, token_hash, allowed_origins, settings, expires_at, use_limit, created_by)
  values (new_id, poll.account_id, poll.event_id, kind, private.hash_token(private.derive_token('share', new_id, 1)),
    private.read_origins(settings), private.check_look(settings), private.read_expiry(settings), private.read_use_limit(settings), auth.uid())
  returning * into link;
  insert into public.poll_links (share_link_id, account_id, poll_id) values (link.id, poll.account_id, poll.id);
  return link;
end
$$;
comment on function private.make_poll_link(public.polls, text, jsonb) is 'A link of poll or embed_poll that opens this poll.';

create function public.get_poll_link(poll_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls := private.own_poll(poll_id_param);
  link public.share_links;
begin
  select l.* into link from public.share_links l join public.poll_links k on k.share_link_id = l.id
  where k.poll_id = poll.id and l.kind = 'poll' and l.revoked_at is null order by l.created_at desc, l.id limit 1;
  if link.id is null then
    link := private.make_poll_link(poll, 'poll', '{}');
  end if;
  return private.share_link_view(link);
end
$$;
comment on function public.get_poll_link(uuid) is
  'The link that opens a poll to whoever has it; made when it is asked for first, and anew once it was revoked. ShareLink.';

create function public.create_poll_link(poll_id_param uuid, kind_param text, settings jsonb default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  perform private.require_plan(poll.account_id, 'polls');
  if kind_param is null or kind_param not in ('poll', 'embed_poll') then
    perform private.refuse(400, 'invalid_input', 'This kind of link is not offered', 'kind_param');
  end if;
  return private.share_link_view(private.make_poll_link(poll, kind_param, settings));
end
$$;
comment on function public.create_poll_link(uuid, text, jsonb) is
  'One more link of kind poll (the page) or embed_poll (the widget alone). ShareLink. Changing, rotating and revoking are those of every share link.';

create function public.list_poll_links(poll_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  return (select coalesce(jsonb_agg(private.share_link_view(l) order by l.created_at, l.id), '[]')
    from public.share_links l join public.poll_links k on k.share_link_id = l.id where k.poll_id = poll.id);
end
$$;
comment on function public.list_poll_links(uuid) is 'ShareLink[] of a poll, for those who may change it; revoked ones too.';
