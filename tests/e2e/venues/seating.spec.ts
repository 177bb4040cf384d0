import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "../steps/journey.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { phone } from "../steps/stranger.ts";

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
  await Promise.all(
    listed.map(async ({ id }) => {
      const members = [{ id, answer: "yes", meal: null, dietary: null }];
      rowsOf(
        await client.rpc("record_party", {
          event_guest_id_param: id,
          payload: { members, companions: [] },
        }),
      );
    }),
  );
  const idOf = (name: string) => {
    const guest = guests.find(({ full_name: called }) => called === name);
    return listed.find(({ guest_id: of }) => of === guest?.id)?.id ?? "";
  };
  return { eventId: event.id, idOf };
}

test("tables are set, people and tables are dragged, rules kept, everybody is seated, and a guest reads the table", async ({
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
  await adding.getByRole("spinbutton", { name: "Seats" }).fill("4");
  await adding.getByRole("button", { name: "Add 2 tables" }).click();
  await expect(adding).toBeHidden();
  const tableOne = planner.getByRole("group", { name: "Table 1" });
  const tableTwo = planner.getByRole("group", { name: "Table 2" });
  await expect(tableOne.getByRole("button", { name: "Seat 1, free" })).toBeVisible();

  // With the pointer: a guest onto a seat, and a table with its guest over the floor.
  await planner
    .getByRole("button", { name: "Cy Dahl", exact: true })
    .dragTo(tableTwo.getByRole("button", { name: "Seat 2, free" }));
  const cySeat = tableTwo.getByRole("button", { name: "Cy Dahl, seat 2" });
  await expect(cySeat).toBeVisible();
  const wayBetween = async () => {
    const [one, two] = [await tableOne.boundingBox(), await tableTwo.boundingBox()];
    return (two?.x ?? 0) - (one?.x ?? 0);
  };
  const before = await wayBetween();
  const saved = planner.waitForResponse(/\/rpc\/save_seating_table/);
  await tableTwo.getByRole("button", { name: "Table 2" }).hover();
  const box = await tableTwo.getByRole("button", { name: "Table 2" }).boundingBox();
  await planner.mouse.down();
  await planner.mouse.move((box?.x ?? 0) + 110, (box?.y ?? 0) + 60, { steps: 3 });
  await planner.mouse.up();
  expect((await saved).ok()).toBe(true);
  await expect.poll(wayBetween).toBeGreaterThan(before + 20);
  await expect(cySeat).toBeVisible();

  // Ada and Bo do not sit at one table.
  await planner.getByRole("button", { name: "Ada Lind", exact: true }).click();
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
  await planner.getByRole("button", { name: "Seat 3 people" }).click();
  await expect(planner.getByRole("dialog")).toHaveCount(0);
  await expect(planner.getByText("Everybody has a seat.")).toBeVisible();
  // Who sits already stays.
  await expect(cySeat).toBeVisible();
  const tableOf = async (name: string) =>
    (await tableOne.getByRole("button", { name }).count()) === 1 ? "Table 1" : "Table 2";
  const [adas, bos] = [await tableOf("Ada Lind"), await tableOf("Bo Berg")];
  expect([adas, bos].toSorted()).toEqual(["Table 1", "Table 2"]);

  // By keys alone Ada goes to Bo's table, and what that breaks is said before and after.
  await planner.getByRole("button", { name: /^Ada Lind/ }).focus();
  await planner.keyboard.press("m");
  const places = planner.getByRole("dialog", { name: "Move Ada Lind to…" });
  await places.getByRole("combobox").fill(bos);
  await expect(
    places.getByRole("option", { name: bos }).getByText("is to sit apart from Bo Berg"),
  ).toBeVisible();
  await planner.keyboard.press("Enter");
  await expect(places).toBeHidden();
  const broken = planner.getByText(`are to sit apart, and both sit at ${bos}.`);
  await expect(broken).toBeVisible();
  await planner.getByRole("main").getByRole("button", { name: "Undo" }).first().click();
  await expect(broken).toBeHidden();

  await planner.getByRole("button", { name: "Publish the plan" }).click();
  await expect(planner.getByText("Family members see it")).toBeVisible();
  const { token } = rowsOf<{ token: string }>(
    await client.rpc("issue_personal_link", { event_guest_id_param: idOf("Ada Lind") }),
  );
  const guest = await visit(phone);
  await guest.goto(`/invitation/${token}`);
  await expect(guest.getByRole("heading", { name: "Your seat" })).toBeVisible();
  await expect(guest.getByText(new RegExp(`^${adas}, seat \\d$`))).toBeVisible();
});
