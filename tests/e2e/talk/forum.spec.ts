import { expect, test } from "../steps/journey.ts";

test("a topic is begun, answered, and parted where it leads away", async ({ planner }) => {
  await planner.goto("/forum");
  const posts = planner.getByRole("feed");
  const answer = async (words: string) => {
    const field = planner.getByRole("textbox", { name: "Your reply" });
    await field.fill(words);
    await field.press("Control+Enter");
    await expect(posts).toContainText(words);
  };

  await test.step("a topic has a title and a first post", async () => {
    await planner.getByRole("button", { name: "New topic" }).click();
    const begins = planner.getByRole("dialog", { name: "New topic" });
    await begins.getByRole("textbox", { name: "Title" }).fill("Tables for two hundred");
    await begins.getByRole("textbox", { name: "Your post" }).fill("Who lends us tables?");
    await begins.getByRole("button", { name: "Begin the topic" }).click();
    await expect(posts).toContainText("Who lends us tables?");
  });

  await test.step("what leads away becomes a topic of its own, from there on", async () => {
    await planner.getByRole("button", { name: "Your reply" }).click();
    await answer("The rowing club does.");
    await answer("And who has chairs?");
    await answer("The school has.");
    const away = posts.getByRole("article").filter({ hasText: "And who has chairs?" });
    await away.hover();
    await away.getByRole("button", { name: "More" }).click();
    await planner.getByRole("menuitem", { name: "Make a topic of it" }).click();
    const parts = planner.getByRole("dialog", { name: "Make a topic of it" });
    await parts.getByRole("button", { name: "Make the topic" }).click();
    await expect(parts).toContainText("Give the topic a title");
    await parts.getByRole("textbox", { name: "Title" }).fill("Chairs for two hundred");
    await parts.getByRole("button", { name: "Make the topic" }).click();
    await expect(planner.getByRole("heading", { name: "Chairs for two hundred" })).toBeVisible();
    await expect(posts).toContainText("And who has chairs?");
    await expect(posts).toContainText("The school has.");
    await expect(posts).not.toContainText("Who lends us tables?");
  });

  await test.step("the rest stays where it was, and is found there", async () => {
    await planner.getByRole("link", { name: /Tables for two hundred/ }).click();
    await expect(posts).toContainText("The rowing club does.");
    await expect(posts).not.toContainText("And who has chairs?");
  });
});
