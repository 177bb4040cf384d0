import type { OpenBackend } from "../backend.types.ts";

/** Links of the demo's events, for the sample host page. */
export interface DemoLinks {
  event: string | null;
  rsvp: string | null;
  tickets: string | null;
}

const livingLinks = `
  select distinct on (l.kind) l.kind, private.share_token(l) as token
  from public.share_links l
  join public.events e on e.id = l.event_id and e.status = 'published'
  join auth.users u on u.id = e.user_id and u.email = 'planner@jubilee.example'
  where l.revoked_at is null and l.suspended_at is null
    and (l.expires_at is null or l.expires_at > now())
    and l.kind in ('event_info_view', 'embed_rsvp', 'embed_tickets')
  order by l.kind, l.created_at, l.id
`;

/** Finds the demo's links; null for those that were revoked or never made. */
export async function findDemoLinks(backend: OpenBackend): Promise<DemoLinks> {
  const rows = await backend.query<{ kind: string; token: string }>(livingLinks);
  const tokens = new Map(rows.map(({ kind, token }) => [kind, token]));
  const event = tokens.get("event_info_view") ?? null;
  return {
    event,
    rsvp: tokens.get("embed_rsvp") ?? event,
    tickets: tokens.get("embed_tickets") ?? event,
  };
}
