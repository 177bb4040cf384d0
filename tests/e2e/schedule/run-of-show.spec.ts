import { expect, test } from "../steps/journey.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { isOnTop } from "../steps/screen-checks.ts";
import { phone } from "../steps/stranger.ts";

// What is pressed without a line is asked for all the same.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test("the day is run from a phone, with a line and without one, and a wall and the paper show it", async ({
  planner,
  product,
  signedIn,
  visit,
}) => {
  const client = await clientOf(product);
  const { data: who } = await client.auth.getUser();
  // The day that is pressed is today: it begins within the hour.
  const at = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);
  const { id } = rowsOf<{ id: string }>(
    await client
      .from("events")
      .insert({
        user_id: who.user?.id,
        name: `Supper club ${crypto.randomUUID().slice(0, 8)}`,
        time_zone: "UTC",
        start_local: at(20),
        end_local: at(300),
      })
      .select("id")
      .single(),
  );
  const entry = (title: string, from: number, until: number) => ({
    event_id: id,
    title,
    status: "published",
    room: "Hall",
    start_local: at(from),
    end_local: at(until),
  });
  rowsOf(
    await client
      .from("activities")
      .insert([entry("Doors", 20, 60), entry("Soup and bread", 60, 150)])
      .select("id"),
  );

  const wall = planner;
  await wall.goto(`/run-of-show/${id}/wall`);
  await expect(wall.getByText("Doors")).toBeVisible();

  const hand = await visit({ ...phone, storageState: await signedIn("planner") });
  await hand.goto(`/run-of-show/${id}`);
  await hand.getByRole("button", { name: "Started: Doors" }).click();
  const said = hand.getByText("Doors has started");
  await expect(said).toBeVisible();
  await hand.getByRole("button", { name: "Doors: 15 minutes later" }).click();
  const push = hand.getByRole("dialog").getByRole("button", { name: "Push by 15" });
  await expect(hand.getByRole("dialog")).toContainText("Soup and bread");
  // What was said of the last press does not lie over what the next one asks.
  await expect.poll(() => isOnTop(push)).toBe(true);
  await expect(said).toBeVisible();
  await push.click();
  await expect(wall.getByText("15 minutes behind")).toBeVisible();

  // Without a line presses are kept, and go out when it is back.
  await hand.context().setOffline(true);
  await hand.getByRole("button", { name: "Done: Doors" }).click();
  await expect(hand.getByText(/^Offline, 1 kept here/).first()).toBeVisible();
  await hand.context().setOffline(false);
  await expect(hand.getByText(/^Offline/)).toHaveCount(0);
  await expect(wall.getByText("Doors")).toHaveCount(0);

  await planner.goto(`/run-of-show/${id}/sheet`);
  await expect(planner.getByRole("heading", { name: "Run sheet" })).toBeVisible();
  await expect(planner.getByRole("main").getByText("Soup and bread").first()).toBeVisible();
});
