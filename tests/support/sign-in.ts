import type { Page } from "playwright";

/** The sign-ins of the seeded demo; also printed by `npm start`. */
export const demoSignIns = {
  planner: { email: "planner@jubilee.example", password: "jubilee-planner-demo" },
  admin: { email: "admin@jubilee.example", password: "jubilee-admin-demo" },
} as const;

/** Somebody who can sign in to the demo. */
export type DemoPerson = keyof typeof demoSignIns;

/** Signs in through the login page, as a person would, and waits for the dashboard. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  const { email, password } = demoSignIns[person];
  await page.goto("/login");
  await page.getByLabel("E-mail", { exact: false }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard**");
}
