import { expect, type Locator, type Page } from "@playwright/test";

export interface NewEvent {
  name: string;
  /** The event type's name, such as School. */
  type: string;
}

/** Creates an event as a planner does and gives the address of its page. */
export async function createEvent(page: Page, { name, type }: NewEvent): Promise<string> {
  await page.goto("/create-event");
  await fillEvent(page, { name, type });
  return new URL(page.url()).pathname;
}

/** Fills in the open form of a new event and waits for the event's page. */
export async function fillEvent(page: Page, { name, type }: NewEvent): Promise<void> {
  await page.getByRole("textbox", { name: "What is it called?" }).fill(name);
  await page.getByRole("radio", { name: type }).check();
  await page
    .getByRole("textbox", { name: "Place", exact: true })
    .fill("The Boathouse, Lake Merrow");
  await page.getByRole("button", { name: "Create event" }).click();
  await page.waitForURL("**/event-details/**");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Publishes the open event and gives the link of its page, as the planner copies it. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Publish" }).click();
  const next = page.getByRole("dialog", { name: "It is out" });
  const link = await copied(page, () => next.getByRole("button", { name: "Copy link" }).click());
  await next.getByRole("button", { name: "Close" }).first().click();
  await expect(next).toBeHidden();
  return link;
}

/** What a press puts on the clipboard. That it was is said for two seconds, which a busy machine may miss. */
export async function copied(page: Page, press: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await press();
  let text = "";
  await expect(async () => {
    text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).not.toBe("");
  }).toPass();
  return text;
}

export interface NewTicketType {
  name: string;
  /** As it is typed; empty is free. */
  price: string;
  quantity: string;
}

/** Puts a kind of ticket on sale at the event of an address. */
export async function addTicketType(
  page: Page,
  eventUrl: string,
  { name, price, quantity }: NewTicketType,
): Promise<void> {
  await page.goto(`${eventUrl}?tab=tickets`);
  await page.getByRole("button", { name: "Add a ticket" }).click();
  const dialog = page.getByRole("dialog", { name: "New ticket" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("textbox", { name: "Price" }).fill(price);
  await dialog.getByRole("textbox", { name: "How many" }).fill(quantity);
  await dialog.getByRole("button", { name: "Put on sale" }).click();
  await expect(dialog).toBeHidden();
}

/** Opens one of the planner's events by its name. */
export async function openEvent(page: Page, name: string): Promise<void> {
  await page.goto("/manage-events");
  await page.getByRole("main").getByRole("link", { name }).first().click();
  await page.waitForURL("**/event-details/**");
}

/** Makes a widget of the event at an address and copies what is to be pasted. */
export async function copySnippet(
  page: Page,
  eventUrl: string,
  kind: "rsvp" | "tickets",
): Promise<string> {
  await page.goto(`${eventUrl}?tab=share${kind === "tickets" ? "&widget=tickets" : ""}`);
  await page.getByRole("button", { name: "Make the widget" }).click();
  return copyForm(page, "Script");
}

/** Copies the open widget in the form of a tab. */
export async function copyForm(page: Page, form: string): Promise<string> {
  await page.getByRole("tab", { name: form, exact: true }).click();
  const panel = page.getByRole("tabpanel", { name: form, exact: true });
  return copied(page, () => panel.getByRole("button", { name: "Copy snippet" }).click());
}

/** Lets Jubilee look at a page where the open widget was pasted; its report is in the dialog. */
export async function checkPage(page: Page, address: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: "Check my page" });
  if (!(await dialog.isVisible())) {
    await page.getByRole("button", { name: "Check my page" }).click();
  }
  await dialog.getByRole("textbox", { name: "Address of the page" }).fill(address);
  await dialog.getByRole("button", { name: "Check", exact: true }).click();
  await expect(dialog.getByText(/^The widget (works|does not work) on this page/)).toBeVisible();
  return dialog;
}

export interface RsvpRules {
  /** Wall time such as 2026-03-01T12:00. */
  deadline?: string;
  places?: string;
  waitingList?: boolean;
}

/** Says how answers are taken at the event of an address. */
export async function setRsvpRules(page: Page, eventUrl: string, rules: RsvpRules): Promise<void> {
  await page.goto(`${eventUrl}?tab=settings&part=answers`);
  if (rules.deadline) await page.getByLabel("Answers close").fill(rules.deadline);
  if (rules.places) await page.getByRole("textbox", { name: "Places" }).fill(rules.places);
  if (rules.waitingList) await page.getByRole("switch", { name: "Waiting list" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("New answers follow it at once.")).toBeVisible();
}
