import type { Locator, Page } from "@playwright/test";

/** Chooses more of a kind of ticket, one press each. */
export async function moreOf(tickets: Locator, type: string, count: number): Promise<void> {
  const more = tickets.getByRole("group", { name: type }).getByRole("button", { name: "One more" });
  for (let pressed = 0; pressed < count; pressed += 1) await more.click();
}

export interface Buyer {
  name: string;
  email: string;
}

/** Says who buys, on the open checkout. */
export async function fillBuyer(tickets: Locator, { name, email }: Buyer): Promise<void> {
  await tickets.getByRole("textbox", { name: "Your name" }).fill(name);
  await tickets.getByRole("textbox", { name: "E-mail" }).fill(email);
}

/** Pays on the test provider's page. */
export async function payOnTestPage(page: Page): Promise<void> {
  await page.waitForURL("**/pay/test/**");
  await page.getByRole("button", { name: /^Pay/ }).click();
}
