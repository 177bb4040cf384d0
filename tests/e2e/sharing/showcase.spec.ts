import { onePoint } from "../../support/one-point.ts";
import { expect, test } from "../steps/journey.ts";
import { openEvent } from "../steps/planner-steps.ts";
import { checkScreen, refusedIds, shortLooks } from "../steps/screen-checks.ts";

test.use({ expectedErrors: refusedIds });

test("a planner shows events to the world, and a visitor replies in the showcase", async ({
  planner,
  visit,
}) => {
  await planner.goto("/showcases/new");
  await planner.getByLabel("Name").fill("What we do together");
  await planner.getByRole("radio", { name: /Those I choose/ }).check();
  await planner.getByLabel("Add an event").fill("Hartwell");
  await planner.getByRole("option", { name: /Hartwell High/ }).click();
  await planner.getByRole("button", { name: "Create showcase" }).click();
  await expect(
    planner.getByRole("heading", { level: 1, name: "What we do together" }),
  ).toBeVisible();
  const widget = planner.locator("jubilee-showcase");
  await expect(widget.getByRole("link", { name: /Hartwell High/ })).toBeVisible();
  await checkScreen(planner, new URL(planner.url()).pathname, shortLooks.slice(0, 1));
  const page = planner.getByRole("link", { name: "View page" });
  const address = (await page.getAttribute("href")) ?? "";

  const visitor = await visit();
  await checkScreen(visitor, address, shortLooks.slice(1));
  await visitor.getByRole("link", { name: /Hartwell High/ }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: /Hartwell High/ })).toBeVisible();

  await openEvent(planner, "Hartwell High");
  const { pathname } = new URL(planner.url());
  await planner.goto(`${pathname}?tab=gallery`);
  await expect(planner.getByRole("listitem").filter({ hasText: "The Late Bells" })).toBeVisible();
  await planner
    .getByLabel("Add photos")
    .setInputFiles({ name: "pier.png", mimeType: "image/png", buffer: onePoint });
  await planner.getByRole("button", { name: "Describe", exact: true }).click();
  await planner.getByLabel("What is to be seen").fill("The pier before anybody came");
  await planner.getByRole("button", { name: "Save", exact: true }).click();
  await expect(planner.getByText("The pier before anybody came")).toBeVisible();
  await checkScreen(planner, `${pathname}?tab=gallery`, shortLooks.slice(1));

  await planner.goto(`${pathname}?tab=share&widget=showcase`);
  await planner.getByRole("checkbox", { name: "The story" }).uncheck();
  const face = planner.locator("jubilee-showcase");
  await expect(face.getByRole("button", { name: "Reply" })).toBeVisible();
  await expect(face.getByText("Thirty years. Some of us")).toHaveCount(0);
  const token = (await face.getAttribute("token")) ?? "";

  await visitor.goto(`/embed/showcase/${token}`);
  await visitor.getByRole("button", { name: /^Photo 1 of/ }).click();
  await visitor.keyboard.press("ArrowRight");
  await expect(visitor.getByRole("status").filter({ hasText: /^2 of/ })).toBeVisible();
  await visitor.keyboard.press("Escape");
  await expect(visitor.getByRole("link", { name: "Merrow Savings Bank" })).toHaveAttribute(
    "rel",
    "sponsored noopener",
  );
  await visitor.getByRole("button", { name: "Reply" }).click();
  await visitor.getByRole("radio", { name: "Maybe" }).check();
  await visitor.getByLabel("Your name").fill("Søren Ætterhøi");
  await visitor.getByLabel("E-mail").fill("soren@mail.example");
  await visitor.getByRole("button", { name: "Send my reply" }).click();
  await expect(visitor.getByRole("heading", { name: /Noted as a maybe/ })).toBeVisible();
  await visitor.getByRole("button", { name: "Back to the event" }).click();
  await expect(visitor.getByRole("heading", { name: /Hartwell High/ })).toBeVisible();

  await planner.goto("/showcases");
  await planner.getByRole("link", { name: "What we do together", exact: true }).click();
  await planner.getByRole("button", { name: "Remove this showcase" }).click();
  await planner.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(planner.getByText("The showcase is removed")).toBeVisible();
  await expect(async () => {
    await visitor.goto(address);
    const refusal = visitor.getByText("This link is not valid any more");
    await expect(refusal).toBeVisible({ timeout: 5_000 });
  }).toPass();
});
