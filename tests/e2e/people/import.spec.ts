import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "../steps/journey.ts";
import { createEvent } from "../steps/planner-steps.ts";

const fixture = fileURLToPath(new URL("../../fixtures/attendees-export.csv", import.meta.url));
const longLimitMs = 60_000;

/** Takes the export of a ticketing site as far as its import. */
async function sendFixture(page: Page): Promise<void> {
  await page.getByLabel("Drop a guest list here").setInputFiles(fixture);
  await expect(page.getByText("1,000 lines")).toBeVisible();
  await expect(page.getByText("Which comes first?")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Month first" })).toBeChecked();
  await expect(page.getByText("24 lines", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(page.getByRole("heading", { name: "Review" })).toBeFocused();
  await page.getByRole("button", { name: /^Import \d+ classmates$/ }).click();
}

async function expectDone(page: Page, title: string): Promise<void> {
  const heading = page.getByRole("heading", { name: title });
  await expect(heading).toBeVisible({ timeout: longLimitMs });
}

/**
 * Chooses from the list's menu as a hand does, which is over the line before it presses: a press at
 * once may scroll the page to reach a line that still comes in, and the menu follows its button back
 * before the press has ended.
 */
async function choose(page: Page, line: string): Promise<void> {
  await page.getByRole("button", { name: "More for the guest list" }).click();
  await page.getByRole("menuitem", { name: line }).hover();
  await page.getByRole("menuitem", { name: line }).click();
}

test("a ticketing site's export comes in once, and what is exported adds nobody", async ({
  planner: page,
}) => {
  const eventUrl = await createEvent(page, { name: "Reunion of 1,000", type: "School" });
  await page.goto(`${eventUrl}?tab=guests`);
  await page.getByRole("link", { name: "Import classmates" }).click();
  await sendFixture(page);
  await expectDone(page, "The classmates are on your list");
  await page.getByRole("link", { name: "See the classmates" }).click();
  await expect(page.getByText(/^8\d\d classmates in \d+ households$/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a classmate" }).fill("stepanek");
  await expect(page.getByText(/, \d+ shown$/)).toBeVisible();

  await choose(page, "Import a file");
  await sendFixture(page);
  await expectDone(page, "Nothing new in this file");
  await page.getByRole("link", { name: "See the classmates" }).click();
  const count = await page.getByText(/^8\d\d classmates in \d+ households$/).textContent();

  const download = page.waitForEvent("download");
  await choose(page, "Export as CSV");
  const exported = await (await download).path();
  await page.goto(`${eventUrl}/import`);
  await page.getByLabel("Drop a guest list here").setInputFiles({
    name: "guests.csv",
    mimeType: "text/csv",
    buffer: await readFile(exported),
  });
  await page.getByRole("button", { name: "Continue to review" }).click();
  await page.getByRole("button", { name: /^Import \d+ classmates$/ }).click();
  await expect(page.getByRole("link", { name: "See the classmates" })).toBeVisible({
    timeout: longLimitMs,
  });
  await expect(page.getByRole("definition").first()).toHaveText("0");
  await page.getByRole("link", { name: "See the classmates" }).click();
  await expect(page.getByText(count ?? "", { exact: true })).toBeVisible();
});

test("an import that is cancelled on its way, or undone, leaves the list as it was", async ({
  planner: page,
}) => {
  const eventUrl = await createEvent(page, { name: "Second thoughts", type: "School" });
  await page.goto(`${eventUrl}/import`);
  let parts = 0;
  let letGo = () => {};
  const cancelled = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/rpc/import_guest_rows", async (route) => {
    parts += 1;
    if (parts === 2) await cancelled;
    await route.continue();
  });
  await sendFixture(page);
  await expect(page.getByText(/^500 of 8\d\d$/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel import" }).click();
  letGo();
  await expect(page.getByRole("heading", { name: "Review" })).toBeVisible();
  await page.getByRole("link", { name: "Guests", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Leave the import?" });
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Nobody is on the list yet" })).toBeVisible();

  await page.getByRole("link", { name: "Import classmates" }).click();
  await sendFixture(page);
  await expectDone(page, "The classmates are on your list");
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(
    page.getByText(/^Undone: 8\d\d classmates were taken off the list again$/),
  ).toBeVisible();
  await page.getByRole("link", { name: "Guests", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nobody is on the list yet" })).toBeVisible();

  // Pasted on the page as a spreadsheet copies it: looked at, added, taken back.
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, "Łukasz\tØster\tlukasz@guests.example\nIda\tLund\tida@guests.example");
  await expect(page.getByText("Pasted list")).toBeVisible();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await page.getByRole("button", { name: "Import 2 classmates" }).click();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByText("Undone: 2 classmates were taken off the list again")).toBeVisible();
});

/** A wedding list of two sheets; the second one has a household in a line and a broken address. */
async function weddingWorkbook(): Promise<Buffer> {
  const family = [
    ["Our guests"],
    ["First Name", "Last Name", "Partner First Name", "Partner Last Name", "Email", "Table"],
    ["Ada", "Lovelace", "William", "King", "ada(at)example.org", 7],
    ["Mary", "Shelley", null, null, "mary@example.org", 7],
  ];
  const sheets = [
    {
      name: "Vendors",
      rows: [
        ["Name", "E-mail"],
        ["Florist", "florist@example.org"],
      ],
    },
    { name: "Family", rows: family, columns: family[1]?.map(() => ({ style: { numFmt: "000" } })) },
  ];
  return Buffer.from(await writeXlsx({ sheets }));
}

test("a spreadsheet's sheet and kind are chosen, its rejected lines told and corrected in place", async ({
  planner: page,
}) => {
  const eventUrl = await createEvent(page, { name: "Correcting lines", type: "Family" });
  await page.goto(`${eventUrl}/import`);
  await page.getByLabel("Drop a guest list here").setInputFiles({
    name: "guests.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await weddingWorkbook(),
  });
  const kind = page.getByLabel("Exported from");
  await expect(kind).toHaveValue("generic");
  await page.getByLabel("Sheet", { exact: true }).selectOption("Family");
  await expect(kind).toHaveValue("zola");
  await expect(page.getByText("Recognised by “Partner First Name”")).toBeVisible();
  await expect(page.getByText("The e-mail address has no @")).toBeVisible();
  await expect(page.getByText("007", { exact: true }).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("rejected-lines-of-guests.csv");
  expect(await readFile(await file.path(), "utf8")).toContain("ada(at)example.org,007,");

  await page.getByRole("button", { name: "Fix" }).click();
  const dialog = page.getByRole("dialog", { name: "Line 3" });
  await dialog.getByLabel("Email").fill("ada@example.org");
  await dialog.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await page.getByRole("button", { name: "Import 3 family members" }).click();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(
    page.getByText("Undone: 3 family members were taken off the list again"),
  ).toBeVisible();
});
