import { expect, type FrameLocator, type Page } from "@playwright/test";

/** Opens the newest mail to an address in the outbox, waiting until it is there. */
export async function openMail(page: Page, to: string, subject: string): Promise<FrameLocator> {
  const mail = page
    .getByRole("listitem")
    .filter({ hasText: `To ${to}` })
    .getByRole("link", { name: subject })
    .first();
  await expect(async () => {
    await page.goto("/outbox");
    await expect(mail).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await mail.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(subject);
  return page.frameLocator('iframe[title="The mail as it looks"]');
}

/** Follows a link of a mail; it opens beside the outbox. */
export async function followLink(page: Page, mail: FrameLocator, name: string): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await mail.getByRole("link", { name }).click();
  return opened;
}
