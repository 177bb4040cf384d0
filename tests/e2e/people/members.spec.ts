import { expect, test } from "../steps/journey.ts";
import { openEvent } from "../steps/planner-steps.ts";

// An empty message is refused by the server.
test.use({ expectedErrors: /422 .*help-us-find/ });

test("a helper tells where somebody is, the host accepts it, and finds and tags them", async ({
  planner,
  visit,
}) => {
  await openEvent(planner, "Hartwell High");
  const eventId = new URL(planner.url()).pathname.split("/").at(-1) ?? "";
  await planner.goto(`/directory?show=missing&event=${eventId}`);
  const missing = planner.getByRole("row").filter({ hasText: "Missing" });
  const name = (await missing.first().locator("bdi").first().textContent()) ?? "";
  const more = planner.getByRole("button", { name: "More of the directory" });
  await more.click();
  await planner.getByRole("menuitem", { name: "Who may look" }).click();
  const form =
    (await planner.getByRole("link", { name: "Open the page" }).getAttribute("href")) ?? "";
  await planner.getByRole("button", { name: "Done" }).click();

  const helper = await visit();
  await helper.goto(new URL(form).pathname);
  const know = helper.getByRole("link", { name: `I know something about ${name}` });
  const words = helper.getByLabel("In your words");
  const tell = helper.getByRole("button", { name: "Tell the hosts" });
  await know.press("Enter");
  await expect(helper.getByRole("heading", { name: `About ${name}` })).toBeVisible();
  await helper.getByLabel(/Their e-mail address/).fill("found@mail.example");
  await tell.click();
  const alert = helper.getByRole("alert").filter({ hasText: /./ });
  await expect(alert).toHaveText("Tell us what you know.");
  await expect(words).toBeFocused();
  await words.fill("Lives in Oslo now, <b>happily</b>.");
  await helper.getByLabel("Your name").fill("Ole Berg");
  await helper.getByLabel("E-mail", { exact: true }).fill("ole@mail.example");
  // What is typed is still there after a reload, and after a press that had no line.
  await helper.reload();
  await know.click();
  await expect(helper.getByText("It is not sent yet.")).toBeVisible();
  await helper.context().setOffline(true);
  await tell.click();
  await expect(alert).toHaveText("There is no connection. Nothing is lost; try again.");
  await helper.context().setOffline(false);
  await tell.click();
  await expect(helper.getByText("The hosts have your message")).toBeVisible();
  await know.click();
  await expect(words).toHaveValue("");

  await more.click();
  await planner.getByRole("menuitem", { name: "What people told you" }).click();
  await expect(planner.getByText("Lives in Oslo now, <b>happily</b>.")).toBeVisible();
  await planner.getByRole("button", { name: "Accept what Ole Berg told" }).click();
  await expect(planner.getByText("accepted", { exact: true })).toBeVisible();

  await planner.goto("/dashboard");
  await planner.getByRole("button", { name: "Search everything" }).first().click();
  const search = planner.getByRole("combobox", { name: "Search everything" });
  // Another letter in the last name; Enter waits for the answer.
  await search.fill(name.replace(/(\S\S)\S(\S+)$/, "$1x$2"));
  await expect(planner.getByText("These have")).toBeVisible();
  await expect(
    planner.getByRole("option", { selected: true }).filter({ hasText: name }),
  ).toBeVisible();
  await search.fill(name);
  await search.press("Enter");
  await expect(search).toBeHidden();
  await expect(planner.getByRole("heading", { level: 1 })).toHaveText(name);
  await planner.keyboard.press("Control+k");
  await search.fill("tagging");
  await expect(planner.getByRole("option", { name: /Tagging/ })).toBeVisible();
  await planner.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await planner.goto("/search");
  await planner.getByRole("combobox", { name: "Search everything" }).fill(name);
  await expect(
    planner.getByRole("option", { selected: true }).filter({ hasText: name }),
  ).toBeVisible();
  await planner.keyboard.press("Enter");
  await expect(planner.getByRole("heading", { level: 1 })).toHaveText(name);
  await planner.getByRole("button", { name: "Change tags" }).click();
  await planner.getByRole("textbox", { name: "Tags" }).fill("Found again");
  await planner.keyboard.press("Enter");
  await planner.getByRole("button", { name: "Save tags" }).click();
  await planner.goto("/tagging?tag=Found+again");
  await expect(planner.getByRole("main").getByRole("link", { name })).toBeVisible();
});
