import { expect, type Locator, type Page } from "@playwright/test";

/** The RSVP widget of a page. */
export const rsvpOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Reply to the invitation" });

/** The tickets widget of a page. */
export const ticketsOf = (page: Page): Locator => page.getByRole("region", { name: "Tickets" });

/** Chooses more of a kind of ticket, one press each. */
export async function moreOf(tickets: Locator, type: string, count: number): Promise<void> {
  const more = tickets.getByRole("group", { name: type }).getByRole("button", { name: "One more" });
  for (let pressed = 0; pressed < count; pressed += 1) await more.click();
}

export interface Contact {
  name: string;
  email: string;
}

/** Says who replies, buys or waits. */
export async function fillContact(widget: Locator, { name, email }: Contact): Promise<void> {
  await widget.getByRole("textbox", { name: "Your name" }).fill(name);
  await widget.getByRole("textbox", { name: "E-mail" }).fill(email);
}

/** Pays on the test provider's page. */
export async function payOnTestPage(page: Page): Promise<void> {
  await page.waitForURL("**/pay/test/**");
  await page.getByRole("button", { name: /^Pay/ }).click();
}

/**
 * Presses in a frame that any website may show until it has its effect: a browser drops presses on
 * such a frame that has just moved, and what binds counts once it has stood in sight for a moment.
 * Tests are faster than either; a visitor presses again.
 */
export async function pressInFrame(button: Locator, effect: Locator): Promise<void> {
  await expect(async () => {
    if (!(await effect.isVisible())) await button.click({ timeout: 2_000 });
    await expect(effect).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
