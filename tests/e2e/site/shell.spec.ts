import { expect, test } from "../steps/journey.ts";
import { openMail } from "../steps/mail-steps.ts";
import { demoValues } from "../steps/screen-checks.ts";

test("the header gets its shadow after 10 px, a new page starts at its top", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
  const still = await shadow();
  await scrollTo(10);
  expect(await shadow()).toBe(still);
  await scrollTo(11);
  await expect.poll(shadow).not.toBe(still);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the menu is 280 px wide, 350 px from 640 px on, leads back to the main menu; Escape closes it", async ({
  planner,
}) => {
  for (const [width, drawer] of [
    [639, 280],
    [640, 350],
  ] as const) {
    await planner.setViewportSize({ width, height: 800 });
    await planner.goto("/dashboard");
    await planner.getByRole("button", { name: "Menu" }).click();
    const menu = planner.getByRole("dialog");
    await expect(menu.getByText("Back to Main Menu")).toBeVisible();
    await expect(menu.getByText("Coming Soon")).toHaveCount(2);
    await expect(menu.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(drawer);
    await menu.getByRole("button", { name: "Back to Main Menu" }).click();
    await expect(menu.getByRole("link", { name: "Account" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Communication" })).toHaveCount(0);
    await planner.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
});

test("a category and an event have their own titles, and a change takes the focus along", async ({
  planner,
  visit,
}) => {
  await planner.goto("/dashboard");
  await expect(planner).toHaveTitle("At a Glance · Jubilee");
  await planner.getByRole("link", { name: "People & Teams" }).click();
  await expect(planner).toHaveTitle("People & Teams · Jubilee");
  await expect(planner.getByRole("main")).toBeFocused();

  const { eventId, shareToken } = await demoValues(planner);
  await planner.goto(`/event-details/${eventId}?tab=orders`);
  await expect(planner).toHaveTitle(/^Orders · Hartwell High/);
  await planner.getByRole("link", { name: "Overview" }).click();
  await expect(planner).toHaveTitle(/^Hartwell High/);

  const guest = await visit();
  await guest.addInitScript(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      if (document.title && seen.at(-1) !== document.title) seen.push(document.title);
      document.documentElement.dataset["titles"] = seen.join("|");
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await guest.goto(`/event-info-view/${shareToken}`);
  const name = await guest.getByRole("heading", { level: 1 }).textContent();
  await guest.getByRole("region", { name: "Notifications" }).waitFor({ state: "attached" });
  await expect(guest.locator("html")).toHaveAttribute("data-titles", name ?? "");
});

test("the corner's buttons, the help box, notices and a page's foot cover one another nowhere", async ({
  planner,
}) => {
  const toast = planner.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  const help = planner.getByRole("button", { name: "Help and support" });
  const panel = planner.getByRole("region", { name: "Help and support" });
  const parts = {
    toast,
    help,
    panel,
    top: planner.getByRole("button", { name: "Back to top" }),
    foot: planner.locator("[data-page-foot]"),
  };
  const covered = async () => {
    // A round button goes away where it would cover something.
    const round = { help: await help.count(), top: await parts.top.count() };
    const away = new Set(Object.entries(round).flatMap(([name, count]) => (count ? [] : [name])));
    const shown = Object.entries(parts).filter(([name]) => !away.has(name));
    const boxes = await Promise.all(
      shown.map(async ([name, part]) => ({ name, box: await part.boundingBox() })),
    );
    return boxes.flatMap(({ name, box: a }, index) =>
      boxes.slice(index + 1).flatMap(({ name: other, box: b }) => {
        if (!a || !b) return [`${name} or ${other} is not there`];
        const apart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y;
        return apart ? [] : [`${name} and ${other}`];
      }),
    );
  };
  for (const size of [
    { width: 390, height: 844 },
    { width: 1023, height: 800 },
  ]) {
    await planner.setViewportSize(size);
    await planner.goto("/create-event");
    await expect(planner.getByRole("heading", { level: 1 })).toBeVisible();
    await planner.evaluate(() => scrollTo(0, 500));
    const drawer = planner.getByRole("dialog");
    await planner.getByRole("button", { name: "Menu" }).press("Enter");
    await drawer.getByRole("button", { name: "Help and support" }).press("Enter");
    await expect(panel).toBeVisible();
    // The notice comes last and stays as long as the pointer is over it.
    await planner.getByRole("button", { name: "Menu" }).press("Enter");
    await drawer.getByText("Suppliers").click();
    await expect(toast).toHaveCount(1);
    await toast.hover();
    await expect(panel).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect.poll(covered, String(size.width)).toEqual([]);
  }
});

test("a message to the operator arrives by mail and in the inbox, and its answer with the person", async ({
  page,
  admin: operator,
  visit,
}) => {
  await page.goto("/help/import-guests");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Importing guests from a file");
  await page.getByRole("link", { name: "Write to us" }).click();
  await page.getByLabel("Your name").fill("Ada Byron");
  await page.getByLabel("E-mail").fill("ada");
  await page.getByLabel("In a few words").fill("A second host");
  await page.getByLabel("Your message").fill("Can two people plan one event?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Write your e-mail address, such as")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Can two people plan one event?");
  await page.getByLabel("E-mail").fill("ada@post.example");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const said = await page.getByText(/Its number is S-/).textContent();
  const reference = /S-[0-9A-Z]{3}-[0-9A-Z]{4}/.exec(said ?? "")?.[0] ?? "none";

  await operator.goto("/admin/messages");
  await operator.getByRole("row", { name: new RegExp(reference) }).click();
  await expect(operator.getByText("Can two people plan one event?")).toBeVisible();
  await operator.getByLabel("Your answer").fill("Yes: invite them under Team.");
  await operator.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(operator.getByText("Answered, and sent by mail")).toBeVisible();

  const mail = await openMail(await visit(), "ada@post.example", `Answer to ${reference}`);
  await expect(mail.getByRole("paragraph").filter({ hasText: "Yes: invite them" })).toBeVisible();
});
