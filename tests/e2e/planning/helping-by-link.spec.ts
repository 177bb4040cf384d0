import { expect, test } from "../steps/journey.ts";
import { checkScreen, shortLooks } from "../steps/screen-checks.ts";
import { phone } from "../steps/stranger.ts";
import { showTasksOf } from "../steps/tasks.ts";

// A link that was closed opens nothing.
test.use({ expectedErrors: /404 .*helping/ });

const title = "Confirm wheelchair access on the ferry landing";

test("a planner gives a task to somebody by a link, who ticks it on a phone without an account", async ({
  planner,
  visit,
}) => {
  await showTasksOf(planner, /^Hartwell High Class of 1997/);
  await planner.getByText(title).first().click();
  const panel = planner.getByRole("complementary").filter({ hasText: title });
  await panel.getByRole("button", { name: "Helper by link" }).click();
  const dialog = planner.getByRole("dialog", { name: "Helper by link" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Zoe Lind");
  await dialog.getByRole("button", { name: "Make the link" }).click();

  const made = planner.getByRole("dialog", { name: "The link of Zoe Lind" });
  await planner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await made.getByRole("button", { name: "Copy link of Zoe Lind" }).click();
  const address = await planner.evaluate(() => navigator.clipboard.readText());
  await expect(made.getByText(address)).toBeVisible();
  await made.getByRole("button", { name: "Done" }).click();

  const helper = await visit(phone);
  await checkScreen(helper, new URL(address).pathname, shortLooks);
  await helper.getByRole("button", { name: `${title} done` }).click();
  await expect(helper.getByText("All done. Thank you!")).toBeVisible();
  await expect(panel.getByRole("button", { name: "To do again" })).toBeVisible();
});
