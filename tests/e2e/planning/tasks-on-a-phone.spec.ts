import { expect, test } from "../steps/journey.ts";
import { isOnTop } from "../steps/screen-checks.ts";
import { phone } from "../steps/stranger.ts";
import { showTasksOf } from "../steps/tasks.ts";

test("the line for a new task stays over the list on a phone, wherever one is in it", async ({
  signedIn,
  visit,
}) => {
  const hand = await visit({ ...phone, storageState: await signedIn("planner") });
  await showTasksOf(hand, /^Hartwell High Class of 1997/);
  const field = hand.getByRole("textbox", { name: "New task" });
  await expect(field).toBeVisible();
  const below = () => hand.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  // The tasks are there.
  await expect.poll(below).toBeGreaterThan(phone.viewport.height);
  const down = await below();
  for (let top = 0; top < down; top += 30) {
    // oxlint-disable-next-line no-await-in-loop -- one place after the other
    await hand.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    // The page's head gives way as one scrolls, which takes a frame or two.
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => isOnTop(field), { message: `scrolled by ${top}` }).toBe(true);
  }
});
