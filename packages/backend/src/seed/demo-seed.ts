import type { OpenBackend } from "../backend.types.ts";
import { demoParts } from "./demo-parts.gen.ts";
import type { DemoPart } from "./demo-part.types.ts";
import { demoSignIns } from "./demo-sign-ins.ts";
import { idOf } from "./random.ts";

/** Tokens of the demo reunion's links, for a sample host page. */
export interface DemoTokens {
  page: string;
  rsvp: string;
  tickets: string;
  /** Of the campaign that belongs to the reunion. */
  donation: string;
  /** Of the showcase of several events, by their dates. */
  showcase: string;
  countdown: string;
  /** Of the poll that asks for a weekend. */
  poll: string;
}

/** Where no place is given, after all that have one. */
const placeOf = ({ order = Number.MAX_SAFE_INTEGER }: DemoPart) => order;

/**
 * Makes the demo, once: only when its planner is not there yet. Every part stands in its area's folder.
 *
 * @param now every date of the demo is near it
 * @param say hears in a sentence that it begins
 */
export async function seedDemo(
  backend: OpenBackend,
  now: Date,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const [there] = await backend.query("select from auth.users where email = $1", [
    demoSignIns.planner.email,
  ]);
  if (there) return;
  say("The demo is made, which takes a while and is done once");
  const parts = demoParts.toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const { seed } of parts) {
    // Each stands on those before it.
    await seed(backend, now);
  }
}

/** The tokens of the demo reunion's links, or null where there is no demo. */
export async function readDemoTokens(
  database: Pick<OpenBackend, "query">,
): Promise<DemoTokens | null> {
  const rows = await database.query<{ kind: string; token: string }>(
    `select l.kind, private.share_token(l) as token from public.share_links l
     left join public.campaigns c on c.id = l.campaign_id
     left join public.showcases s on s.id = l.showcase_id
     where l.event_id = $1 and l.kind <> 'showcase' or c.event_id = $1 or s.layout = 'calendar'`,
    [idOf("Hartwell")],
  );
  const token = (kind: string): string | undefined => rows.find((row) => row.kind === kind)?.token;
  const [page, rsvp, tickets, donation, showcase, countdown, poll] = [
    token("event_info_view"),
    token("embed_rsvp"),
    token("embed_tickets"),
    token("embed_donation"),
    token("showcase"),
    token("embed_countdown"),
    token("embed_poll"),
  ];
  return page && rsvp && tickets && donation && showcase && countdown && poll
    ? { page, rsvp, tickets, donation, showcase, countdown, poll }
    : null;
}
