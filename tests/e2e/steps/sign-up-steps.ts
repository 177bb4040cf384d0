import type { Page } from "@playwright/test";

/** Fills in the open sign-up form and sends it. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "First name" }).fill("Wilhelmina");
  await page.getByRole("textbox", { name: "Last name" }).fill("Großmann-Ó Briain");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("nineteen-swans-on-ice");
  await page.getByRole("button", { name: "Create account" }).click();
}
