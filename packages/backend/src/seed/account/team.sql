do $seed$
declare
  mine uuid := (select a.id from public.accounts a join auth.users u on u.id = a.owner_user_id where u.email = 'planner@jubilee.example');
  helper uuid;
  asked uuid := md5('demo invitation dana.whitlock')::uuid;
begin
  insert into public.team_members (account_id, user_id, role_id)
  values (mine, md5('demo person keala.mahoe')::uuid, private.built_in_role('finance'));
  insert into public.team_members (account_id, user_id, role_id, event_scope)
  values (mine, md5('demo person hana.kobayashi')::uuid, private.built_in_role('check_in'), 'chosen')
  returning id into helper;
  insert into public.member_events (member_id, event_id, account_id) values (helper, ':event', mine);
  insert into public.team_invitations (id, account_id, email, role_id, event_ids, token_hash, invited_by, sent_at, expires_at)
  values (asked, mine, 'dana.whitlock@mail.example.com', private.built_in_role('viewer'), array[':event'::uuid],
    private.hash_token(private.derive_token('team', asked, 1)), (select a.owner_user_id from public.accounts a where a.id = mine),
    now() - interval '2 days', now() + interval '5 days');
end
$seed$;
