import type { OpenBackend } from "@jubilee/backend/backend.types";
import { demoSignIns } from "../support/sign-in.ts";

/** Gives the demo planner an event with so many guests; its id. */
export async function layGuestList(
  database: Pick<OpenBackend, "query">,
  guests: number,
): Promise<string> {
  const [event] = await database.query<{ id: string }>(
    `insert into public.events (user_id, name, event_type_id, start_local, end_local, time_zone,
       location_name, currency, status)
     select id, 'A very great gathering', 'club-type-1', (now() + interval '400 days')::timestamp,
       (now() + interval '401 days')::timestamp, 'Europe/Berlin', 'The field', 'EUR', 'published'
     from auth.users where email = $1 returning id`,
    [demoSignIns.planner.email],
  );
  if (!event) throw new Error("The demo planner is not there");
  await database.query(
    `with people as (
       insert into public.guests (account_id, full_name, email)
       select e.account_id,
         (array['Ana', 'Bola', 'Chen', 'Dörte', 'Émile', 'Farid', 'Grace'])[1 + n % 7] || ' '
           || (array['Abara', 'Nilsson', 'Okafor', 'Peña', 'Quist'])[1 + n % 5] || ' ' || n,
         'guest' || n || '@load.example'
       from public.events e, generate_series(1, $2::text::int) n where e.id = $1::uuid
       returning id, account_id)
     insert into public.event_guests (account_id, event_id, guest_id, group_label)
     select account_id, $1::uuid, id, 'Table ' || (1 + row_number() over () % 40) from people`,
    [event.id, String(guests)],
  );
  return event.id;
}
