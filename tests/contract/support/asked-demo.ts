import { demoSignIns } from "../../support/sign-in.ts";
import { askingForJobs } from "./asked-jobs.ts";
import { asking, type Demo, lastWord, type Told } from "./asked.ts";
import { aPerson } from "./people.ts";
import type { ProductServer } from "./product-server.ts";

/** The demo with its planner and administrator signed in; what it answers is kept in `told`. */
export async function openDemo(server: ProductServer, told: Told[]): Promise<Demo> {
  const signedIn = async (person: { email: string; password: string }) => {
    const client = server.client();
    const { data, error } = await client.auth.signInWithPassword(person);
    if (error) throw error;
    return { client, userId: data.user.id };
  };
  const { client, userId } = await signedIn(demoSignIns.planner);
  const administrator = await signedIn(demoSignIns.admin);
  const planner = asking(client, told);
  const event = await client
    .from("events")
    .select("id, account_id")
    .like("name", "Hartwell%")
    .order("start_date")
    .limit(1)
    .single<{ id: string; account_id: string }>();
  if (event.error) throw event.error;
  const place = await client
    .from("event_guests")
    .select("id, guest_id, guests!inner(email)")
    .eq("event_id", event.data.id)
    .not("guests.email", "is", null)
    .is("tickets_held", null)
    .eq("status", "responded")
    .order("created_at")
    .order("id")
    .limit(1)
    .single<{ id: string; guest_id: string }>();
  if (place.error) throw place.error;
  const own = await planner("issue_personal_link", { event_guest_id_param: place.data.id });
  return {
    planner,
    admin: asking(administrator.client, told),
    adminClient: administrator.client,
    server: asking(server.admin(), told),
    client,
    tables: server.admin(),
    askJobs: askingForJobs(server.admin(), told),
    async noteJob(kind, payload) {
      const { error } = await server.admin().from("jobs").insert({ kind, payload });
      if (error) throw new Error(`${kind}: ${error.message}`);
    },
    async person() {
      const { client: theirs, user, email } = await aPerson(server);
      return { ask: asking(theirs, told), userId: user.id, email };
    },
    signedIn: async (person) => asking((await signedIn(person)).client, told),
    accountId: event.data.account_id,
    userId,
    eventId: event.data.id,
    placeId: place.data.id,
    guestId: place.data.guest_id,
    personalToken: lastWord(own.url),
    async link(kind) {
      const links = await planner("list_share_links", { event_id_param: event.data.id });
      const found = links.find((link) => link.kind === kind);
      if (!found) throw new Error(`The demo has no link of the kind ${kind}`);
      return found.token;
    },
  };
}
