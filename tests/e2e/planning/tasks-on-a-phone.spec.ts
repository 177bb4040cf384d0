import { expect, test } from "../steps/journey.ts";
import { isOnTop } from "../steps/screen-checks.ts";
import { phone } from "../steps/stranger.ts";

test("the line for a new task stays over the list on a phone, wherever one is in it", async ({
  signedIn,
  visit,
}) => {
  const hand = await visit({ ...phone, storageState: await signedIn("planner") });
  await hand.goto("/task-management");
  const field = hand.getByRole("textbox", { name: "New task" });
  await expect(field).toBeVisible();
  const down = await hand.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 0; top < down; top += 30) {
    // oxlint-disable-next-line no-await-in-loop -- one place after the other
    await hand.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    // oxlint-disable-next-line no-await-in-loop
    expect(await isOnTop(field), `scrolled by ${top}`).toBe(true);
  }
});
