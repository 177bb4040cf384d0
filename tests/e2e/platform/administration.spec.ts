import { hostname } from "node:os";
import type { Page } from "@playwright/test";
import { signIn } from "../../support/sign-in.ts";
import { expect, test } from "../steps/journey.ts";
import { createAccount } from "../steps/people.ts";
import { createEvent, openEvent, publish } from "../steps/planner-steps.ts";

// What is refused on purpose: an ended session, a suspended account, a link that is not valid. The
// overview asks how the server is, which says 503 where the database needs more than a second.
test.use({
  expectedErrors: / 40[0134] .*(\/(auth|rest|functions)\/v1\/|event-info-view)| 503 .*\/health$/,
});

/** What the server answers to calls of whoever is signed in on the page. */
async function callAll(page: Page, calls: readonly string[]): Promise<number[]> {
  if (page.url() === "about:blank") await page.goto("/dashboard");
  return page.evaluate(async (paths) => {
    const read = (text: string | null | undefined): Record<string, unknown> =>
      JSON.parse(text ?? "{}");
    const { access_token } = read(localStorage.getItem("jubilee-auth"));
    const { supabaseKey, publishableKey } = read(
      document.getElementById("jubilee-config")?.textContent,
    );
    const headers = {
      apikey: String(supabaseKey ?? publishableKey),
      authorization: `Bearer ${String(access_token)}`,
      "content-type": "application/json",
    };
    const body = JSON.stringify({ action: "get_sessions" });
    const answers = await Promise.all(
      paths.map((path) =>
        fetch(`/${path}`, { method: "POST", headers, body: path.startsWith("rest") ? "{}" : body }),
      ),
    );
    return answers.map(({ status }) => status);
  }, calls);
}

/** Fills in the reason of an administrator's step and takes it. */
async function giveReason(page: Page, reason: string, confirm: string): Promise<void> {
  const dialog = page.getByRole("dialog").filter({ has: page.getByLabel("Reason") });
  await dialog.getByRole("textbox", { name: "Reason" }).fill(reason);
  await dialog.getByRole("button", { name: confirm }).click();
  await expect(dialog).toBeHidden();
}

test("an administrator finds a user, helps, stops what is abusive, and all of it is in the audit log", async ({
  admin,
  planner,
  visit,
  product,
}) => {
  await test.step("others see no way in and no page", async () => {
    await planner.goto("/dashboard");
    await expect(planner.getByRole("link", { name: "Account" })).toBeVisible();
    await expect(planner.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
    await planner.goto("/admin/users");
    await expect(planner.getByRole("heading", { level: 1, name: "No access" })).toBeVisible();
  });

  await test.step("and the server refuses them each call behind it", async () => {
    const calls = [
      "rest/v1/rpc/admin_list_users",
      "rest/v1/rpc/admin_get_health",
      "rest/v1/rpc/admin_list_links",
      "functions/v1/admin-session-management",
    ];
    expect(await callAll(planner, calls)).toEqual(calls.map(() => 403));
    expect(await callAll(admin, calls)).toEqual(calls.map(() => 200));
  });

  await test.step("where the check fails an administrator is none", async () => {
    await admin.route("**/rpc/check_user_admin_fast", (route) =>
      route.fulfill({ status: 403, json: { code: "PT403", message: "no" } }),
    );
    await admin.goto("/admin/users");
    await expect(admin.getByRole("heading", { level: 1, name: "No access" })).toBeVisible();
    await expect(admin.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
    await admin.unroute("**/rpc/check_user_admin_fast");
  });

  const account = await createAccount(product, "wanda");
  const wanda = await visit();
  await signIn(wanda, account);
  await createEvent(wanda, { name: "Wanda’s garage concert", type: "Friends" });
  const link = await publish(wanda);

  await test.step("finds the user by e-mail and sees plan, trial, events and sessions", async () => {
    await admin.goto("/dashboard");
    await admin.getByRole("link", { name: "Admin", exact: true }).click();
    await admin.getByRole("link", { name: "People", exact: true }).click();
    await admin.getByRole("searchbox", { name: "Find by name or e-mail" }).fill(account.email);
    await expect(admin.getByText("1 user", { exact: true })).toBeVisible();
    await admin.getByRole("button", { name: new RegExp(account.email) }).click();
    const panel = admin.getByRole("complementary").filter({ hasText: account.email });
    await expect(panel.getByText("Wanda’s garage concert")).toBeVisible();
    await expect(panel.getByText(/Chrome on/)).toBeVisible();
    await expect(panel.getByText("Not used")).toBeVisible();
    await panel.getByRole("button", { name: "Extend trial" }).click();
    await giveReason(admin, "Asked for more time", "Extend trial");
    await expect(panel.getByText(/^1[45] days left$/)).toBeVisible();
  });

  await test.step("looks at the account as its owner sees it, and can change nothing", async () => {
    await admin.getByRole("button", { name: "Look at the account" }).click();
    await giveReason(admin, "Ticket 12", "Look at the account");
    const bar = admin.getByRole("region", { name: "Looking at an account" });
    await expect(bar).toContainText("Nothing can be changed");
    await expect(admin.getByText("Wanda’s garage concert").first()).toBeVisible();
    await admin.goto("/account-settings");
    await admin.getByRole("textbox", { name: "First name" }).fill("Somebody");
    await admin.getByRole("textbox", { name: "Last name" }).fill("Else");
    await admin.getByRole("button", { name: "Save the name" }).click();
    await expect(admin.getByText(/only looking at this account/)).toBeVisible();
    await bar.getByRole("button", { name: "Stop looking" }).click();
    await expect(admin).toHaveURL(/\/admin\/users\?user=/);
    await expect(bar).toHaveCount(0);
  });

  await test.step("switches a feature off and on again", async () => {
    const set = async (state: string, reason: string) => {
      await admin.goto("/admin/features?q=countdown");
      await admin.getByRole("button", { name: /^Countdown/ }).click();
      await admin.getByRole("radio", { name: new RegExp(`^${state}`) }).check();
      await giveReason(admin, reason, "Save");
      await expect(admin.getByText(`Countdown: ${state}`)).toBeVisible();
    };
    await set("Off", "A wrong clock");
    await planner.goto("/countdown");
    await expect(planner.getByRole("heading", { name: "Not available right now" })).toBeVisible();
    await set("On", "Mended");
    // The event of the demo, whose link has a countdown: another journey's may come sooner.
    await openEvent(planner, "Hartwell High");
    const { pathname } = new URL(planner.url());
    await planner.goto(`/countdown?event=${pathname.split("/").at(-1)}`);
    await expect(planner.getByRole("heading", { level: 1, name: "Countdown" })).toBeVisible();
    await planner.getByRole("link", { name: "Embed this countdown" }).click();
    await expect(planner).toHaveURL(/tab=share&widget=countdown/);
    await expect(planner.locator("jubilee-countdown").getByRole("timer")).toContainText(/ until /);
  });

  await admin.goto(`/admin/users?q=wanda`);
  await admin.getByRole("button", { name: new RegExp(account.email) }).click();

  await test.step("signs the user out everywhere: the session is dead", async () => {
    await admin.getByRole("button", { name: "Sign out everywhere" }).click();
    await giveReason(admin, "Lost laptop", "Sign out everywhere");
    await expect(admin.getByText("Signed in nowhere.")).toBeVisible();
    await wanda.goto("/manage-events");
    await expect(wanda.getByText("Wanda’s garage concert")).toHaveCount(0);
  });

  await test.step("suspends an abusive link: whoever opens it sees the neutral page", async () => {
    const stranger = await visit();
    await stranger.goto(link);
    await expect(stranger.getByRole("heading", { level: 1 })).toContainText("garage concert");
    await admin.goto("/admin/links?q=garage");
    await admin.getByRole("button", { name: "Suspend", exact: true }).click();
    await giveReason(admin, "Sells what it does not have", "Suspend link");
    await expect(admin.getByText("Suspended", { exact: true }).last()).toBeVisible();
    await expect(async () => {
      await stranger.goto(link);
      await expect(stranger.getByText(/not valid any more/).first()).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
  });

  await test.step("suspends the account: sign-in says why", async () => {
    await admin.goto("/admin/users?q=wanda");
    await admin.getByRole("button", { name: new RegExp(account.email) }).click();
    await admin.getByRole("button", { name: "Suspend", exact: true }).click();
    await giveReason(admin, "Repeated fraud", "Suspend");
    await expect(admin.getByText(/Suspended: Repeated fraud/)).toBeVisible();
    const returning = await visit();
    await returning.goto("/login");
    await returning.getByRole("textbox", { name: "E-mail" }).fill(account.email);
    await returning.getByLabel("Password", { exact: true }).fill(account.password);
    await returning.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(returning.getByText("Authentication Error")).toBeVisible();
    await expect(returning.getByText(/This account is suspended/)).toBeVisible();
  });

  await test.step("looks at failed work, blocked content and slow queries", async () => {
    await admin.goto("/admin/dashboard");
    await expect(admin.getByText("job failed for good")).toBeVisible();
    await admin.goto("/admin/health?show=failed");
    await admin.getByRole("button", { name: "Try again" }).click();
    await expect(admin.getByText("It is in the queue again")).toBeVisible();
    await admin.getByRole("link", { name: "Payment events" }).click();
    await expect(admin.getByRole("table", { name: "Payment events of seven days" })).toBeVisible();
    await admin.getByRole("link", { name: "Blocked content" }).click();
    await expect(admin.getByText("script-src-elem")).toBeVisible();
    await admin.getByRole("link", { name: "Query times" }).click();
    await expect(admin.getByRole("table", { name: /by type/ })).toContainText("Events summary");
    await expect(admin.getByRole("table", { name: "Queries" })).toBeVisible();
    await admin.getByRole("link", { name: "Servers" }).click();
    const servers = admin.getByRole("table", { name: "Servers that run now" });
    await expect(servers.getByRole("row")).toHaveCount(2);
    await expect(servers).toContainText(hostname());
  });

  await test.step("every step is in the audit log, with its reason", async () => {
    await admin.goto("/admin/audit?show=administrators");
    for (const step of [
      /suspended an account$/,
      /suspended a link$/,
      /signed out everywhere$/,
      /extended a trial$/,
      /looked at an account$/,
    ]) {
      await expect(admin.getByText(step).first()).toBeVisible();
    }
    await admin
      .getByRole("button", { name: /suspended an account/ })
      .first()
      .click();
    const entry = admin.getByRole("complementary").filter({ hasText: "Reason: Repeated fraud" });
    await expect(entry).toBeVisible();
    await admin.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    const download = admin.waitForEvent("download");
    await admin.getByRole("button", { name: "Export as CSV" }).click();
    expect((await download).suggestedFilename()).toBe("audit-log.csv");
  });

  await test.step("tries a plan and comes back", async () => {
    await admin.goto("/basic-plan-testing");
    await admin.getByRole("button", { name: "Act as Free" }).click();
    await expect(admin.getByRole("heading", { name: "You act as Free" })).toBeVisible();
    await admin.getByRole("button", { name: "Back to Business" }).click();
    await expect(admin.getByRole("heading", { name: "You are on your own plan" })).toBeVisible();
  });
});

test("the security center signs another device out and turns a link off", async ({
  visit,
  product,
}) => {
  const account = await createAccount(product, "solveig");
  const [here, there] = [await visit(), await visit()];
  await signIn(there, account);
  await signIn(here, account);
  await createEvent(here, { name: "Solveig’s picnic", type: "Family" });
  const link = await publish(here);

  await here.goto("/security-center");
  await expect(here.getByText("Your account is secure")).toBeVisible();
  await expect(here.getByText("This device")).toBeVisible();
  await here.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(here.getByText("The device is signed out")).toBeVisible();
  await there.goto("/manage-events");
  await expect(there.getByText("Solveig’s picnic")).toHaveCount(0);

  await here.getByRole("button", { name: /^Actions for .* of Solveig’s picnic/ }).click();
  await here.getByRole("menuitem", { name: "Turn off" }).click();
  await here.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await expect(here.getByText("The link is turned off")).toBeVisible();
  await there.goto(link);
  await expect(there.getByText(/not valid any more/).first()).toBeVisible();
});
