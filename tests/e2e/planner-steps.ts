import { expect, type Page } from "@playwright/test";

export interface NewEvent {
  name: string;
  /** The event type's name, such as School. */
  type: string;
}

/** Creates an event as a planner does and gives the address of its page. */
export async function createEvent(page: Page, { name, type }: NewEvent): Promise<string> {
  await page.goto("/create-event");
  await page.getByLabel("What is it called?").fill(name);
  await page.getByRole("radio", { name: type }).check();
  await page.getByRole("button", { name: "Create event" }).click();
  await page.waitForURL("**/event-details/**");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}
