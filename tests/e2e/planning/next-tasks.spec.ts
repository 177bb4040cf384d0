import { expect, test } from "../steps/journey.ts";

test("At a Glance says what is to be done next, what is late first, above the charts, and leads to it", async ({
  signedIn,
  visit,
}) => {
  const page = await visit({ storageState: await signedIn("planner") });
  await page.goto("/dashboard");
  const head = page.getByRole("heading", { name: "What is to be done next" });
  const next = page.locator("section").filter({ has: head });
  const lines = next.getByRole("listitem");
  await expect(lines.first()).toContainText(/Hartwell High.*\d days? late/);
  const heads = await page.getByRole("heading", { level: 2 }).allInnerTexts();
  expect(heads.indexOf("What is to be done next")).toBeLessThan(heads.indexOf("Answers over time"));
  const title = "Print name badges with the yearbook pictures";
  await expect(lines.filter({ hasText: title })).not.toContainText("late");
  await next.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});
