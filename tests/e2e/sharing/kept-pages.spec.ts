import { openLine } from "../../support/line.ts";
import { expect, test } from "../steps/journey.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { createEvent, publish } from "../steps/planner-steps.ts";

test.use({ serviceWorkers: "allow" });

test("an event's page that was opened before is there at once on a slow line and without one, and then says what is new", async ({
  product,
  planner,
  visit,
}) => {
  const eventUrl = await createEvent(planner, { name: "Kept supper", type: "School" });
  const link = await publish(planner);
  const client = await clientOf(product);
  const rename = async (name: string) => {
    const id = eventUrl.split("/").at(-1) ?? "";
    rowsOf(await client.from("events").update({ name }).eq("id", id).select());
    // The server itself remembers a page for two seconds.
    await expect.poll(async () => (await fetch(link)).text()).toContain(`>${name}</h1>`);
  };
  const line = await openLine(product.url);
  const address = line.url + new URL(link).pathname;
  const page = await visit();
  const title = page.getByRole("heading", { level: 1 });
  const isKept = () => page.evaluate((at) => caches.match(at).then(Boolean), address);

  await page.goto(address);
  await expect(title).toHaveText("Kept supper");
  await expect.poll(isKept).toBe(true);

  // The server has not answered yet: what is seen is what was kept. Then it is loaded anew by itself.
  await rename("Kept breakfast");
  line.hold();
  await page.goto(address);
  await expect(title).toHaveText("Kept supper");
  line.letGo();
  await expect(title).toHaveText("Kept breakfast");

  // Whoever has begun to use it is told, and keeps what they do.
  await rename("Kept lunch");
  line.hold();
  await page.goto(address);
  await title.click();
  line.letGo();
  await expect(page.getByText("This page has changed.")).toBeVisible();
  await expect(title).toHaveText("Kept breakfast");
  await page.reload();
  await expect(title).toHaveText("Kept lunch");

  line.close();
  await page.goto(address);
  await expect(title).toHaveText("Kept lunch");
  // What may be old says of when it is, with the zone.
  const keptFrom = page.getByRole("status").filter({ hasText: "There is no connection." });
  await expect(keptFrom).toHaveText(/as it was on \w+ \d+ \w+ at \d+:\d\d \S+\.$/);
});
