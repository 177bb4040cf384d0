import type { Product } from "../../support/product.ts";
import { expect, test } from "../steps/journey.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { checkScreen, shortLooks } from "../steps/screen-checks.ts";

// Nobody is without a name, and whose profile is erased has no page any more.
test.use({ expectedErrors: /422 .*my-profile\/.*\/save|404 .*my-profile/ });

/** The address of the profile of somebody in the demo who has not used it yet. */
async function profileOf(product: Product, name: string): Promise<string> {
  const client = await clientOf(product);
  const [guest] = rowsOf(
    await client.from("guests").select("id").eq("full_name", name).returns<{ id: string }[]>(),
  );
  const link = await client.rpc("issue_profile_link", { guest_id_param: guest?.id });
  return rowsOf<{ path: string }>(link).path;
}

test("a guest sees, corrects and takes along what is held about them, and has it erased", async ({
  product,
  visit,
}) => {
  const address = await profileOf(product, "Latoya Novak");
  const guest = await visit();
  await checkScreen(guest, address, shortLooks);
  const name = guest.locator("[name=fullName]");
  const about = guest.getByLabel("About you (optional)");
  const seen = guest
    .getByRole("region", { name: "What others see" })
    .getByText("Still rowing.")
    .filter({ visible: true });
  await about.fill("Still rowing.");
  await guest.getByLabel("Who sees: About you").selectOption("Organisers see it");
  await expect(seen).toHaveCount(0);
  await guest.getByRole("radio", { name: "Hosts" }).check();
  await expect(seen).toHaveCount(1);

  await guest.reload();
  await expect(guest.getByText("It is not saved yet.")).toBeVisible();
  await expect(about).toHaveValue("Still rowing.");
  await name.fill(" ");
  await guest.getByRole("button", { name: "Save" }).click();
  await expect(guest.getByText("Tell us your name.")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Latoya Novák");
  await guest.getByRole("button", { name: "Save" }).press("Enter");
  await expect(guest.getByText("Your profile is saved.")).toBeVisible();
  await guest.reload();
  await expect(name).toHaveValue("Latoya Novák");
  await expect(about).toHaveValue("Still rowing.");
  await expect(guest.getByText("It is not saved yet.")).toBeHidden();

  const download = guest.waitForEvent("download");
  await guest.getByRole("link", { name: "Download a copy" }).click();
  expect((await download).suggestedFilename()).toBe("my-data.json");
  await guest.getByRole("button", { name: "Send me no more mails" }).click();
  await expect(guest.getByRole("button", { name: "Write to me again" })).toBeVisible();

  await guest.getByRole("button", { name: "Erase me" }).click();
  const question = guest.getByRole("alertdialog", { name: "Erase everything about you?" });
  await question.getByRole("button", { name: "Keep my profile" }).press("Enter");
  await expect(question).toBeHidden();
  await guest.getByRole("button", { name: "Erase me" }).click();
  await question.getByRole("button", { name: "Erase me" }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("You are erased");
  await expect(guest.getByRole("heading", { level: 1 })).toBeFocused();
  await guest.reload();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(
    "This link is not valid any more",
  );
});

test("the same goes without scripts, in the reader’s own language", async ({ product, visit }) => {
  const address = await profileOf(product, "Stephanie Rosenthal");
  const guest = await visit({ javaScriptEnabled: false, locale: "de-DE" });
  await guest.goto(address);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Ihr Profil");
  await guest.getByLabel("Wohnort", { exact: true }).fill("Köln");
  await guest.getByLabel("Wer sieht: Wohnort").selectOption("Alle sehen es");
  await guest.getByRole("button", { name: "Speichern" }).click();
  await expect(guest.getByText("Ihr Profil ist gespeichert.")).toBeVisible();
  await guest.goto(address);
  const others = guest.getByRole("region", { name: "Was andere sehen" });
  await expect(others.getByText("Köln").filter({ visible: true })).toBeVisible();
  await guest.getByRole("button", { name: "Meine Daten löschen" }).click();
  await guest.getByRole("alertdialog").getByRole("button", { name: "Meine Daten löschen" }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Ihre Daten sind gelöscht");
});
