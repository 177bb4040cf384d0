import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "../support/product.ts";
import { demoSignIns } from "../support/sign-in.ts";
import { expect, test } from "./journey.ts";

/** The planner's own client, as an integration would use it. */
async function clientOf(product: Product): Promise<SupabaseClient> {
  const secrets: { publishableKey: string } = JSON.parse(
    readFileSync(join(product.dataDir, "secrets.json"), "utf8"),
  );
  const client = createClient(product.url, secrets.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(demoSignIns.planner);
  if (error) throw error;
  return client;
}

/** The rows of an answer, or the refusal as an error. */
function rowsOf<Row>({ data, error }: { data: Row | null; error: Error | null }): Row {
  if (error || data === null) throw error ?? new Error("Nothing came back");
  return data;
}

interface Listed {
  id: string;
  guest_id: string;
}

/** An event to which all of the people come; the id of the event and of each on its list. */
async function dinner(client: SupabaseClient, people: readonly string[]) {
  const { data } = await client.auth.getUser();
  const [event] = rowsOf<{ id: string; account_id: string }[]>(
    await client
      .from("events")
      .insert({
        user_id: data.user?.id,
        name: "Dinner under the lanterns",
        status: "published",
        start_local: "2040-06-01T18:00",
        end_local: "2040-06-01T23:00",
        time_zone: "Europe/Berlin",
        event_type_id: "family-type-1",
      })
      .select("id, account_id"),
  );
  if (!event) throw new Error("No event");
  rowsOf(
    await client.rpc("create_share_link", {
      event_id_param: event.id,
      kind_param: "event_info_view",
    }),
  );
  const guests = rowsOf<{ id: string; full_name: string }[]>(
    await client
      .from("guests")
      .insert(people.map((name) => ({ account_id: event.account_id, full_name: name })))
      .select("id, full_name"),
  );
  const listed = rowsOf<Listed[]>(
    await client
      .from("event_guests")
      .insert(guests.map(({ id }) => ({ event_id: event.id, guest_id: id })))
      .select("id, guest_id"),
  );
  for (const { id } of listed) {
    const payload = { members: [{ id, answer: "yes", meal: null, dietary: null }], companions: [] };
    rowsOf(await client.rpc("record_party", { event_guest_id_param: id, payload }));
  }
  const idOf = (name: string) => {
    const guest = guests.find(({ full_name: called }) => called === name);
    return listed.find(({ guest_id: of }) => of === guest?.id)?.id ?? "";
  };
  return { eventId: event.id, idOf };
}

test("tables are set, rules kept, everybody is seated, and a guest reads the table", async ({
  planner,
  product,
  visit,
}) => {
  const client = await clientOf(product);
  const { eventId, idOf } = await dinner(client, ["Ada Lind", "Bo Berg", "Cy Dahl", "Di Ek"]);
  await planner.goto(`/event-details/${eventId}?tab=seating`);

  await planner.getByRole("button", { name: "Add tables" }).last().click();
  const adding = planner.getByRole("dialog", { name: "Add tables" });
  await adding.getByRole("spinbutton", { name: "How many" }).fill("2");
  await adding.getByRole("spinbutton", { name: "Seats" }).fill("3");
  await adding.getByRole("button", { name: "Add 2 tables" }).click();
  await expect(adding).toBeHidden();
  const tableOne = planner.getByRole("group", { name: "Table 1" });
  await expect(tableOne.getByRole("button", { name: "Seat 1, free" })).toBeVisible();

  // Ada and Bo do not sit at one table.
  await planner.getByRole("button", { name: "Ada Lind" }).click();
  const ada = planner.getByRole("dialog", { name: "Ada Lind" });
  await ada.getByRole("radio", { name: "Apart from" }).check();
  const whom = ada.getByRole("combobox", { name: "Whom" });
  await whom.fill("Bo");
  await planner.getByRole("option", { name: "Bo Berg" }).click();
  await ada.getByRole("button", { name: "Add the rule" }).click();
  await expect(ada.getByRole("button", { name: "Remove: Apart from Bo Berg" })).toBeVisible();
  await ada.getByRole("button", { name: "Close" }).last().click();
  await expect(ada).toBeHidden();

  await planner.getByRole("button", { name: "Seat everybody" }).click();
  await planner.getByRole("button", { name: "Seat 4 people" }).click();
  await expect(planner.getByRole("dialog")).toHaveCount(0);
  await expect(planner.getByText("Everybody has a seat.")).toBeVisible();
  const tableOf = async (name: string) =>
    (await planner
      .getByRole("group", { name: "Table 1" })
      .getByRole("button", { name })
      .count()) === 1
      ? "Table 1"
      : "Table 2";
  const [adas, bos] = [await tableOf("Ada Lind"), await tableOf("Bo Berg")];
  expect([adas, bos].toSorted()).toEqual(["Table 1", "Table 2"]);

  // By keys alone Ada goes to Bo's table, and what that breaks is said before and after.
  await planner.getByRole("button", { name: "Ada Lind" }).focus();
  await planner.keyboard.press("Enter");
  await ada.getByRole("combobox", { name: "Move to a table" }).focus();
  await planner.keyboard.type(bos);
  await planner.getByRole("option", { name: bos }).waitFor();
  await planner.keyboard.press("ArrowDown");
  await planner.keyboard.press("Enter");
  await expect(ada.getByText("Ada Lind is to sit apart from Bo Berg.")).toBeVisible();
  await ada.getByRole("button", { name: "Move", exact: true }).focus();
  await planner.keyboard.press("Enter");
  await expect(ada).toBeHidden();
  const broken = planner.getByText(`are to sit apart, and both sit at ${bos}.`);
  await expect(broken).toBeVisible();
  await planner.getByRole("main").getByRole("button", { name: "Undo" }).first().click();
  await expect(broken).toBeHidden();

  await planner.getByRole("button", { name: "Publish the plan" }).click();
  await expect(planner.getByText("Guests see it")).toBeVisible();
  const { token } = rowsOf<{ token: string }>(
    await client.rpc("issue_personal_link", { event_guest_id_param: idOf("Ada Lind") }),
  );
  const guest = await visit();
  await guest.goto(`/invitation/${token}`);
  await expect(guest.getByText("Your seat", { exact: true })).toBeVisible();
  await expect(guest.getByText(new RegExp(`^${adas}, seat \\d$`))).toBeVisible();
});
