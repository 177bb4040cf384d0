import type { Owner } from "@jubilee/backend/database/owner";
import { createClient, REALTIME_SUBSCRIBE_STATES } from "@supabase/supabase-js";
import type { Stock } from "./stock.ts";

/** The planner of the sale, with the guest list open. */
export interface WatchingPlanner {
  /** The answers that are on the screen. */
  seen: Set<string>;
  /** How many of them came by themselves, without the list being read. */
  told(): number;
  /** How often the list was read: once, and after each time that the connection was lost. */
  readings(): number;
  close(): Promise<void>;
}

const password = "a long enough pass 7";

/** Signs in at the address in front and watches the answers, as the product's screens do. */
export async function watchAsPlanner(
  { url, publishableKey }: { url: string; publishableKey: string },
  owner: Owner,
  { plannerId, eventId }: Stock,
): Promise<WatchingPlanner> {
  const [planner] = await owner.query<{ email: string }>(
    `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4))
     where id = $1::uuid returning email`,
    [plannerId, password],
  );
  const client = createClient(url, publishableKey, { auth: { autoRefreshToken: false } });
  const signedIn = await client.auth.signInWithPassword({ email: planner?.email ?? "", password });
  if (signedIn.error) throw signedIn.error;
  const seen = new Set<string>();
  let [told, readings] = [0, 0];

  async function read(): Promise<void> {
    const { data, error } = await client.from("rsvps").select("id").eq("event_id", eventId);
    // Whoever was asked is just ending: the next time that the connection comes it is read.
    if (error) throw new Error(error.message);
    for (const { id } of data as { id: string }[]) seen.add(id);
    readings += 1;
  }

  await new Promise<void>((resolve, reject) => {
    client
      .channel("answers")
      .on(
        "postgres_changes",
        { event: "INSERT", schema: "public", table: "rsvps", filter: `event_id=eq.${eventId}` },
        ({ new: row }) => {
          seen.add(String(row["id"]));
          told += 1;
        },
      )
      .subscribe((status) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) read().then(resolve, reject);
      });
  });
  return {
    seen,
    told: () => told,
    readings: () => readings,
    async close() {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    },
  };
}
