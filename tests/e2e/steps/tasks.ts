import type { Page } from "@playwright/test";

/** The tasks of the event whose line matches; by itself the page shows the event that is next. */
export async function showTasksOf(page: Page, event: RegExp): Promise<void> {
  await page.goto("/task-management");
  const whose = page.getByRole("combobox", { name: "Whose tasks" });
  const line = whose.getByRole("option", { name: event });
  await whose.selectOption((await line.getAttribute("value")) ?? "");
}
