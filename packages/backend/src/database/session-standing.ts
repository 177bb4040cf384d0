/** `half`: signed in by password, with the second factor still to come. */
export type SessionStanding = "whole" | "half" | "ended";

/** How the session `id` stands; asked anew each time, so that ending one works at once. */
export function standingSql(id: string): string {
  return `coalesce((select case
    when s.aal::text = 'aal2' or not exists (
      select from auth_front.factors f where f.user_id = s.user_id and f.status = 'verified')
    then 'whole' else 'half' end from auth.sessions s where s.id = ${id}::uuid), 'ended')`;
}
