import type { Owner } from "./owner.ts";

/** Every way in by a token: what it is, and the call that it opens. */
const doors = `
  select 'share ' || l.kind as door, case
      when l.kind = 'showcase' then 'public.get_shared_showcase(%L)'
      when l.kind = 'embed_countdown' then 'public.get_shared_countdown(%L)'
      when l.kind = 'directory' then 'public.get_shared_directory(%L)'
      when l.kind = 'shared_template' then 'public.get_shared_template(%L)'
      when l.venue_id is not null then 'public.get_shared_venue(%L)'
      when l.campaign_id is not null then 'public.get_shared_campaign(%L)'
      when l.kind = 'embed_rsvp' then 'public.get_shared_event(%L, ''rsvp'')'
      when l.kind = 'embed_tickets' then 'public.get_shared_event(%L, ''tickets'')'
      else 'public.get_shared_event(%L)' end as call, private.share_token(l) as token
  from public.share_links l
  union all select 'invitation', 'public.get_personal_invitation(%L)', private.personal_token(p) from public.personal_links p
  union all select 'order', 'public.get_order(%L)', private.derive_token('order', o.id, 1) from public.orders o
  union all select 'ticket', 'public.get_ticket(%L)', private.derive_token('ticket', t.id, 1) from public.tickets t
  union all select 'profile', 'public.get_own_profile(%L)', private.profile_token(p) from private.member_profiles p
  union all select 'feed', 'public.get_calendar_feed(%L)', private.derive_token('feed', f.id, f.generation) from public.calendar_feeds f
  union all select 'giving', 'public.get_giving_plan(%L)', private.derive_token('giving', g.id, 1) from public.giving_plans g
  union all select 'gate', 'public.open_gate(%L)', private.derive_token('gate', c.id, c.generation) from public.check_in_links c`;

/** What links answer, up to a hundred of each door: how many open, and how many refuse with which code. */
export async function openAllLinks(backend: Pick<Owner, "query">): Promise<Record<string, number>> {
  await backend.query(`create or replace function pg_temp.answer(call text) returns text language plpgsql as $$
    begin
      execute 'select ' || call;
      return 'opens';
    exception when others then
      return sqlstate;
    end $$`);
  const answers = await backend.query<{ answer: string; count: number }>(
    `select d.door || ' ' || pg_temp.answer(format(d.call, d.token)) as answer, count(*)::integer as count
     from (select *, row_number() over (partition by door order by token) as n from (${doors}) all_doors) d
     where d.n <= 100 group by 1 order by 1`,
  );
  return Object.fromEntries(answers.map(({ answer, count }) => [answer, count]));
}
