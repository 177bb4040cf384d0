import type { Page } from "playwright";

/** The sign-ins of the seeded demo; also printed by `npm start`. */
export const demoSignIns = {
  planner: { email: "planner@jubilee.example", password: "jubilee-planner-demo" },
  admin: { email: "admin@jubilee.example", password: "jubilee-admin-demo" },
} as const;

/** Somebody who can sign in to the demo. */
export type DemoPerson = keyof typeof demoSignIns;

/** What somebody signs in with. */
export interface SignIn {
  email: string;
  password: string;
}

/** Signs in through the login page, as a person would, and waits for the dashboard. */
export async function signIn(page: Page, person: DemoPerson | SignIn): Promise<void> {
  const { email, password } = typeof person === "string" ? demoSignIns[person] : person;
  await page.goto("/login");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard**");
}
