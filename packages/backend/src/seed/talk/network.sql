do $seed$
declare
  party public.events;
  keala constant uuid := md5('demo person keala.mahoe')::uuid;
  hana constant uuid := md5('demo person hana.kobayashi')::uuid;
  hire uuid := md5('demo checklist hire')::uuid;
  door uuid := md5('demo checklist door')::uuid;
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  if party.id is null or not exists (select from public.team_members m where m.account_id = party.account_id and m.user_id = hana) then
    raise exception 'The demo has lost the team that shares its checklists';
  end if;
  -- What the demo stands on is not in the log of changes.
  alter table public.shared_checklists disable trigger audit_row;
  insert into public.shared_checklists (id, account_id, title, created_by, created_at) values
    (hire, party.account_id, 'Tents, tables, plates: with the hire firm', party.user_id, now() - interval '12 days'),
    (door, party.account_id, 'The box for the door', party.user_id, now() - interval '5 days');
  insert into public.shared_checklist_accounts (checklist_id, account_id)
  select s.list, a.id from (values (hire, keala), (door, keala), (door, hana)) s (list, person)
  join public.accounts a on a.owner_user_id = s.person;
  insert into public.shared_checklist_items (id, checklist_id, words, place, done_at, done_by)
  select md5('demo checklist line ' || s.words)::uuid, s.list, s.words, s.place, now() - s.ago, s.person
  from (values
    (hire, 1, 'Reserve the tent with water tanks, Friday to Monday', interval '10 days', party.user_id),
    (hire, 2, 'Eighteen round tables, 180 chairs', interval '9 days 4 hours', keala),
    (hire, 3, 'Send the gate’s width: 2.40 m', interval '3 days', party.user_id),
    (hire, 4, 'Who signs for the delivery on Friday at 14:00?', null, null),
    (hire, 5, 'Plates go back dirty: crates by the kitchen door', null, null),
    (door, 1, 'Two phones with the door list, a charger', interval '2 days', hana),
    (door, 2, 'The paper list, printed on the morning', null, null),
    (door, 3, 'Forty blank badges, three pens that work', null, null),
    (door, 4, 'Plasters, tape, a torch, small change', null, null)) s (list, place, words, ago, person);
  alter table public.shared_checklists enable trigger audit_row;
end
$seed$;
