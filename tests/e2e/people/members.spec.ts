import { expect, test } from "../steps/journey.ts";
import { openEvent } from "../steps/planner-steps.ts";

// An empty message is refused by the server.
test.use({ expectedErrors: [/422 .*embed\/directory/] });

test("a helper tells where somebody is, the host accepts it, and finds and tags them", async ({
  planner,
  visit,
}) => {
  await openEvent(planner, "Hartwell High");
  const eventId = new URL(planner.url()).pathname.split("/").at(-1) ?? "";
  await planner.goto(`/directory?show=missing&event=${eventId}`);
  const missing = planner.getByRole("listitem").filter({ hasText: "Missing" });
  const name = (await missing.first().getByRole("link").first().textContent()) ?? "";
  await planner.getByRole("button", { name: "Who may look" }).click();
  const form =
    (await planner.getByRole("link", { name: "Open the page" }).getAttribute("href")) ?? "";
  await planner.getByRole("button", { name: "Done" }).click();

  const helper = await visit();
  await helper.goto(new URL(form).pathname);
  await helper.getByRole("button", { name: `I know something about ${name}` }).click();
  await helper.getByLabel(/Their e-mail address/).fill("found@mail.example");
  await helper.getByRole("button", { name: "Tell the hosts" }).click();
  await expect(helper.getByText("is missing")).toBeVisible();
  await helper.getByLabel("In your words").fill("Lives in Oslo now, <b>happily</b>.");
  await helper.getByLabel("Your name").fill("Ole Berg");
  await helper.getByLabel("Your e-mail address").fill("ole@mail.example");
  await helper.getByRole("button", { name: "Tell the hosts" }).click();
  await expect(helper.getByText("The hosts have your message")).toBeVisible();

  await planner.getByRole("button", { name: "What people told you" }).click();
  await expect(planner.getByText("Lives in Oslo now, <b>happily</b>.")).toBeVisible();
  await planner.getByRole("button", { name: "Accept what Ole Berg told" }).click();
  await expect(planner.getByText("accepted", { exact: true })).toBeVisible();

  await planner.goto("/search");
  await planner.getByRole("searchbox", { name: /Search your events/ }).fill(name);
  const hit = planner.locator("a[data-hit]").filter({ hasText: name }).first();
  await expect(hit).toBeVisible();
  await planner.keyboard.press("ArrowDown");
  await expect(planner.locator("a[data-hit]").first()).toBeFocused();
  await hit.press("Enter");
  await expect(planner.getByRole("heading", { level: 1 })).toHaveText(name);
  await planner.getByRole("button", { name: "Change tags" }).click();
  await planner.getByRole("textbox", { name: "Tags" }).fill("Found again");
  await planner.keyboard.press("Enter");
  await planner.getByRole("button", { name: "Save tags" }).click();
  await planner.goto("/tagging?tag=Found+again");
  await expect(planner.getByRole("link", { name: `Open ${name}` })).toBeVisible();
});
