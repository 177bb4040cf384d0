import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "./journey.ts";
import { createEvent } from "./planner-steps.ts";

const fixture = fileURLToPath(new URL("../fixtures/attendees-export.csv", import.meta.url));

test("a ticketing site's export of 1,000 attendees comes in, changes nothing the second time, and can be undone", async ({
  planner: page,
}) => {
  const eventUrl = await createEvent(page, { name: "Reunion of 1,000", type: "School" });
  await page.goto(`${eventUrl}?tab=guests`);
  await page.getByRole("link", { name: "Import guests" }).click();

  const importFile = async () => {
    await page.getByLabel("Drop a guest list here").setInputFiles(fixture);
    await expect(page.getByText("1,105 lines")).toBeVisible();
    await expect(page.getByText("Which comes first?")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Month first" })).toBeChecked();
    await expect(page.getByText("24 lines", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Continue to review" }).click();
    await page.getByRole("button", { name: /^Import \d+ guests$/ }).click();
  };

  await importFile();
  await expect(page.getByRole("heading", { name: "The guests are on your list" })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole("link", { name: "See the guests" }).click();
  await expect(page.getByText(/^8\d\d guests in \d+ households$/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a guest" }).fill("stepanek");
  await expect(page.getByText(/, \d+ shown$/)).toBeVisible();

  await page.goto(`${eventUrl}/import`);
  await importFile();
  await expect(page.getByRole("heading", { name: "Nothing new in this file" })).toBeVisible({
    timeout: 60_000,
  });
});

test("rejected lines are told, downloaded and corrected in place", async ({ planner: page }) => {
  const eventUrl = await createEvent(page, { name: "Correcting lines", type: "Family" });
  await page.goto(`${eventUrl}/import`);
  await page.getByLabel("Drop a guest list here").setInputFiles({
    name: "guests.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "Name,E-mail\nAda Lovelace,ada(at)example.org\nMary Shelley,mary@example.org\n",
    ),
  });
  await expect(page.getByText("The e-mail address has no @")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const saved = await (await download).path();
  expect(await readFile(saved, "utf8")).toContain("ada(at)example.org,2,");

  await page.getByRole("button", { name: "Fix" }).click();
  const dialog = page.getByRole("dialog", { name: "Line 2" });
  await dialog.getByLabel("E-mail").fill("ada@example.org");
  await dialog.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await page.getByRole("button", { name: "Import 2 guests" }).click();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByText("Undone: 2 guests were taken off the list again")).toBeVisible();
});
