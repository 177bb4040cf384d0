import { type Demo, lastWord } from "../support/asked.ts";
import { idOf } from "../support/asked-orders.ts";

/** What the functions answer that members, helpers and travellers ask. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, tables, userId, accountId: account_id, eventId: event_id } = demo;
  const member = await demo.person();
  await member.ask("register_for_event", {
    payload: { token: await demo.link("event_info_view"), name: "Noor Haddad", partySize: 1 },
  });
  const guest_id_param = await idOf(demo, "guests", "email", member.email);
  const { token } = await member.ask("claim_profile", { guest_id_param });
  await server("erase_own_profile", { token });

  await planner("save_directory", { event_id_param: event_id, change: { helpOpen: true } });
  const { helpUrl } = await planner("get_directory", { event_id_param: event_id });
  const help = lastWord(helpUrl ?? "");
  const shared = await server("get_shared_directory", { token: help });
  await server("submit_member_lead", {
    token: help,
    payload: {
      memberId: shared.missing[0]?.id,
      kind: "contact",
      message: "She moved to Porto.",
      contact: "porto@guests.test",
      fromName: "Lee",
      fromEmail: "lee@guests.test",
      idempotencyKey: crypto.randomUUID(),
    },
  });

  const asked = { requesting_user_id: userId };
  const trip = await tables
    .from("travel_records")
    .insert({
      account_id,
      event_id,
      event_guest_id: demo.placeId,
      carrier: "Night train",
      passport_number: "X1234567",
      home_address: "12 Mill Lane",
    })
    .select("id")
    .single<{ id: string }>();
  await planner("get_masked_travel_data", { travel_id: trip.data?.id ?? "", ...asked });
  await planner("get_masked_travel_data", { travel_id: crypto.randomUUID(), ...asked });
}
