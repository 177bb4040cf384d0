import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { withCamera } from "../steps/fake-camera.ts";
import { expect, test } from "../steps/journey.ts";
import { addTicketType, createEvent, publish } from "../steps/planner-steps.ts";

// What a device keeps for the entrance is opened by its worker.
test.use({ serviceWorkers: "allow" });

interface SoldTicket {
  holder_name: string;
  code: string;
}

/** Gives one ticket of a kind to each person. */
async function giveTickets(
  planner: Page,
  eventId: string,
  kind: string,
  people: string[],
): Promise<void> {
  await planner.goto(`/ticket-management/event/${eventId}?tab=sell`);
  await planner.getByLabel(kind, { exact: true }).fill("1");
  await planner.getByLabel("For whom").fill(people.join("\n"));
  await planner.getByLabel("Paid by").selectOption("complimentary");
  await planner.getByRole("button", { name: "Give the tickets" }).click();
  await expect(planner.getByRole("button", { name: "Next sale" })).toBeVisible();
}

/** What the QR codes say, as the page of the badges reads them. */
async function codesOf(planner: Page, eventUrl: string): Promise<Map<string, string>> {
  const [answer] = await Promise.all([
    planner.waitForResponse(/\/rest\/v1\/tickets\?/),
    planner.goto(`${eventUrl}/badges`),
  ]);
  const sold = (await answer.json()) as SoldTicket[];
  return new Map(sold.map(({ holder_name, code }) => [holder_name, code]));
}

async function addGate(planner: Page, name: string, ticket: string): Promise<void> {
  await planner.getByRole("button", { name: "Add a gate" }).click();
  const dialog = planner.getByRole("dialog", { name: "New gate" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("checkbox", { name: ticket }).check();
  await dialog.getByRole("button", { name: "Add the gate" }).click();
  await expect(dialog).toBeHidden();
}

/** Makes a steward's link and gives the address that it opens. */
async function addLink(planner: Page, device: string): Promise<string> {
  await planner.getByRole("button", { name: "New steward link" }).last().click();
  const dialog = planner.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Who or which device" }).fill(device);
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect(dialog).toBeHidden();
  await planner.getByRole("button", { name: `Show the link of ${device}` }).click();
  const address = await planner
    .getByRole("link", { name: "Open the scanner" })
    .getAttribute("href");
  await planner.keyboard.press("Escape");
  return address ?? "";
}

async function type(steward: Page, code: string): Promise<void> {
  const field = steward.getByRole("textbox", { name: "Code, ticket number or name" });
  await field.fill(code);
  await field.press("Enter");
}

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

interface Manifest {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: Icon[];
}

/** Requires all that a browser asks for before it offers to install a page; gives where the icon opens it. */
async function requireInstallable(steward: Page): Promise<string> {
  const found = await steward.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? "";
    const manifest = (await (await fetch(link)).json()) as Manifest;
    const sizes = await Promise.all(
      manifest.icons.map(async ({ src }) => {
        const image = Object.assign(new Image(), { src: new URL(src, link).href });
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }),
    );
    const { serviceWorker } = navigator;
    const { scope } = await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((taken) => {
        serviceWorker.addEventListener("controllerchange", taken, { once: true });
      });
    }
    const worker = serviceWorker.controller?.scriptURL ?? "";
    return { manifest, sizes, scope, worker, isSecure: isSecureContext };
  });
  const { manifest, sizes } = found;
  expect(found.isSecure).toBe(true);
  expect(found.worker).toMatch(/\/check-in-worker\.js$/);
  expect(manifest).toMatchObject({ name: "Check-in", display: "standalone", scope: "/check-in" });
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  expect(new URL(found.scope).pathname).toBe(manifest.scope);
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pictures.map((icon) => icon.sizes)).toEqual(
    sizes.filter((_size, n) => manifest.icons[n]?.type === "image/png"),
  );
  expect(pictures.map((icon) => `${icon.sizes} ${icon.purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  return manifest.start_url;
}

const verdictOf = (steward: Page) => steward.locator("[aria-live=assertive]");

test.use({
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|unknown error occurred when fetching the script|status of 404 \(Not Found\) .*\/functions\/v1\/check-in$/,
});

test("two gates lose the network: what they let in twice is flagged once they are back", async ({
  planner,
  visit,
  product,
}) => {
  const people = Array.from({ length: 50 }, (_, n) => `Guest Nr ${String(n + 1).padStart(2, "0")}`);
  const name = `Gate day ${crypto.randomUUID().slice(0, 8)}`;
  const eventUrl = await createEvent(planner, { name, type: "Club" });
  const eventId = eventUrl.split("/").at(-1) ?? "";
  await addTicketType(planner, eventUrl, { name: "Standard", price: "", quantity: "" });
  await addTicketType(planner, eventUrl, { name: "VIP", price: "", quantity: "" });
  await planner.goto(eventUrl);
  await publish(planner);
  await giveTickets(planner, eventId, "Standard", people);
  await giveTickets(planner, eventId, "VIP", ["Vera Important"]);

  await planner.goto(`${eventUrl}?tab=check-in`);
  await addGate(planner, "Main door", "Standard");
  const links = [await addLink(planner, "Phone A"), await addLink(planner, "Phone B")];
  await addGate(planner, "VIP door", "VIP");
  links.push(await addLink(planner, "Camera"));
  const codes = await codesOf(planner, eventUrl);
  expect(codes.size).toBe(51);
  const codeOf = (person: string) => codes.get(person) ?? "";
  const badge = planner.getByRole("article", { name: "Vera Important" });
  const held = await badge.getByRole("img").screenshot();

  // A steward needs no account, and gets no address.
  const [phoneA, phoneB] = [await visit(), await visit()];
  const opened = phoneA.waitForResponse(/\/functions\/v1\/check-in/);
  await phoneA.goto(links[0] ?? "");
  const list = await (await opened).text();
  expect(list).toContain("Guest Nr 50");
  expect(list).not.toMatch(/@|e-?mail/i);
  expect(list).not.toContain("Vera");
  await phoneB.goto(links[1] ?? "");
  await expect(phoneA.getByText("Ready for offline")).toBeVisible();
  await expect(phoneB.getByText("Ready for offline")).toBeVisible();
  expect(new URL(phoneA.url()).hash).toBe("");

  const installed = await requireInstallable(phoneA);

  // In the plane: one phone opens the scanner by its icon, the other loads its page again.
  await phoneA.context().setOffline(true);
  await phoneB.context().setOffline(true);
  await phoneA.goto(installed);
  await phoneB.reload();
  await expect(phoneB.getByText("0 of 50 in")).toBeVisible();
  await expect(phoneA.getByText("0 of 50 in")).toBeVisible();

  const verdict = verdictOf(phoneA);
  for (const person of people) {
    await type(phoneA, codeOf(person));
    await expect(verdict).toContainText(person);
    await expect(verdict).toContainText("Welcome in");
  }
  await expect(phoneA.getByText("50 of 50 in")).toBeVisible();
  for (const person of people.slice(0, 2)) {
    await type(phoneA, codeOf(person));
    await expect(verdict).toContainText("Already in");
  }
  const [kind, ids] = codeOf(people[4] ?? "").split(".");
  await type(phoneA, `${kind}.${ids}.${"A".repeat(86)}`);
  await expect(verdict).toContainText("Forged");
  await type(phoneA, codeOf("Vera Important"));
  await expect(verdict).toContainText("Wrong gate");
  await expect(phoneA.getByText("54 to send")).toBeVisible();

  // A badge held before the camera is read without any help of the browser's.
  await withCamera(held, `${product.url}${links[2] ?? ""}`, async (phone) => {
    await phone.getByRole("button", { name: "Scan with the camera" }).click();
    await expect(verdictOf(phone)).toContainText("Vera Important");
    await expect(verdictOf(phone)).toContainText("Welcome in");
    await expect(phone.getByText("1 of 1 in")).toBeVisible();
  });

  // The other gate knows nothing of this: a code, then a name.
  await type(phoneB, codeOf(people[6] ?? ""));
  await expect(verdictOf(phoneB)).toContainText("Welcome in");
  // A name lets nobody in by itself: it shows who is meant.
  await type(phoneB, "nr 08");
  await expect(phoneB.getByRole("button", { name: /^Check in Guest Nr 08/ })).toBeFocused();
  await expect(phoneB.getByText("1 of 50 in")).toBeVisible();
  await phoneB.keyboard.press("Enter");
  await expect(verdictOf(phoneB)).toContainText("Guest Nr 08");

  await phoneA.context().setOffline(false);
  await expect(phoneA.getByText("to send")).toBeHidden();
  await phoneB.context().setOffline(false);
  await expect(phoneB.getByText("Double entry")).toHaveCount(2);

  await planner.goto(`${eventUrl}?tab=check-in`);
  await expect(planner.getByText("50 let in · 4 duplicates · 2 refused")).toBeVisible();
  const scans = planner.getByRole("table", { name: "Scans" });
  await expect(scans.getByText("Double entry")).toHaveCount(2);
  await expect(scans.getByText("Forged: the signature is not this event’s")).toBeVisible();

  const download = planner.waitForEvent("download");
  await planner.getByRole("button", { name: "Export as CSV" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  expect(lines.filter((line) => line.includes("Double entry"))).toHaveLength(2);
  expect(lines).toHaveLength(58);

  // An undo at the gate is seen by the supervisor; a revoked link closes the gate.
  await phoneA.getByRole("button", { name: "Undo Guest Nr 50" }).first().click();
  await expect(planner.getByText("49 let in · 4 duplicates · 2 refused")).toBeVisible();
  await planner.getByRole("button", { name: "Revoke Phone B" }).click();
  await expect(phoneB.getByRole("heading", { name: "This gate link has ended" })).toBeVisible();
});
