-- Going on at the phone: what a visitor has filled in or holds on a wide screen waits, sealed, for one taking.
-- The widget seals it with a key that only the scanned code carries: the server keeps what it cannot read.
-- Nothing is audited here: a row lives ten minutes and says nothing of anybody.

create function public.leave_handover(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links;
  new_id uuid := gen_random_uuid();
  code text := private.derive_token('handover', new_id, 1);
  ends timestamptz;
begin
  if payload ->> 'kind' = 'donation' then
    link := private.open_campaign_link(token);
  else
    link := private.open_share_link(token, private.kinds_opening(payload ->> 'kind'));
  end if;
  if coalesce(payload ->> 'sealed', '') !~ '^[A-Za-z0-9_-]+$'
    or length(payload ->> 'sealed') not between 16 and 20000 then
    perform private.refuse(400, 'invalid_input', 'This is more than can be handed over', 'sealed');
  end if;
  if (select count(*) from (select from private.handovers h
    where h.share_link_id = link.id and h.expires_at > now() limit 500) waiting) >= 500 then
    perform private.refuse(429, 'too_many_requests', 'Many visitors go on at their phones just now. Try again in some minutes');
  end if;
  insert into private.handovers (id, share_link_id, token_hash, sealed)
  values (new_id, link.id, private.hash_token(code), payload ->> 'sealed')
  returning expires_at into ends;
  return jsonb_build_object('handoverToken', code, 'expiresAt', ends);
end
$$;
comment on function public.leave_handover(text, jsonb) is
  'Keeps what goes on at another screen for ten minutes. Token of a share link; payload {kind: rsvp, tickets or donation, sealed: base64url}. {handoverToken, expiresAt}.';

create function private.open_handover(handover_token text)
returns private.handovers
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_there private.handovers;
begin
  select h.* into left_there
  from private.handovers h
  join public.share_links l on l.id = h.share_link_id and private.is_living(l)
  where h.token_hash = private.hash_token(coalesce(handover_token, '')) and h.expires_at > now()
  for update of h;
  if left_there.id is null then
    perform private.refuse_link();
  end if;
  return left_there;
end
$$;
comment on function private.open_handover(text) is
  'What waits under a token, locked, or has been taken; the one neutral refusal when it has run out or its link has ended.';

create function public.take_handover(handover_token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_there private.handovers := private.open_handover(handover_token);
begin
  if left_there.sealed is null then
    perform private.refuse_link();
  end if;
  update private.handovers h set sealed = null where h.id = left_there.id;
  return jsonb_build_object('sealed', left_there.sealed);
end
$$;
comment on function public.take_handover(text) is 'Gives what waits, once; it is kept no longer. {sealed}.';

create function public.get_handover(handover_token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_there private.handovers := private.open_handover(handover_token);
begin
  return jsonb_build_object('state', case when left_there.sealed is null then 'taken' else 'waiting' end);
end
$$;
comment on function public.get_handover(text) is
  'Whether the other screen has taken it: {state: waiting or taken}; for the screen that it was left from.';
