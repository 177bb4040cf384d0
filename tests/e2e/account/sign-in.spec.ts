import { demoSignIns, signIn } from "../../support/sign-in.ts";
import { expect, test } from "../steps/journey.ts";
import { followLink, openMail } from "../steps/mail-steps.ts";
import { createAccount } from "../steps/people.ts";
import { createEvent } from "../steps/planner-steps.ts";

test("a one-time link signs in after one press, and signing out leads to the login", async ({
  page,
  product,
}) => {
  const { email } = await createAccount(product, "leonora");
  await page.goto("/login");
  await page.getByRole("button", { name: "E-mail me a sign-in link" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Magic link sent!")).toBeVisible();
  await expect(page.getByText("Check your email for a sign-in link.")).toBeVisible();
  const mail = await openMail(page, email, "Your sign-in link");
  const portal = await followLink(page, mail, "Sign in");
  expect(new URL(portal.url()).pathname).toBe("/auth/magic-link");
  await portal.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(portal.getByText("Welcome back!")).toBeVisible();
  await portal.waitForURL("**/dashboard");

  await portal.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(portal.getByText("You have been successfully signed out.")).toBeVisible();
  await portal.waitForURL("**/login");
  await portal.goto("/dashboard");
  await expect(portal.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("what is typed and pressed before the portal has come is sent once, and never in an address", async ({
  page,
  product,
}) => {
  const { email, password } = await createAccount(product, "vorweg");
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).search).toBe("");
  held.resolve();
  await page.waitForURL("**/dashboard");
  expect(asked.filter((url) => url.includes(encodeURIComponent(password)))).toEqual([]);
  expect(asked.filter((url) => url.includes("grant_type=password"))).toHaveLength(1);
});

test("whoever signs in next on the same page sees nothing of the one before", async ({
  page,
  product,
}) => {
  const next = await createAccount(product, "oona");
  await signIn(page, await createAccount(product, "magda"));
  await createEvent(page, { name: "A surprise for Oona", type: "Friends" });
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText("A surprise for Oona").first()).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(next.email);
  await page.getByLabel("Password", { exact: true }).fill(next.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByRole("heading", { name: "What are we celebrating?" })).toBeVisible();
  await expect(page.getByText("A surprise for Oona")).toHaveCount(0);
});

test("a forgotten password is replaced by a new one", async ({ page, product, visit }) => {
  const { email } = await createAccount(product, "ruprecht");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgotten password?" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  const mail = await openMail(page, email, "Choose a new password");
  const portal = await followLink(page, mail, "Choose a new password");
  await portal.getByLabel("New password", { exact: true }).fill("thirty-kites-in-may");
  await portal.getByRole("button", { name: "Save the password" }).click();
  await expect(portal.getByText("Password changed")).toBeVisible();
  await portal.waitForURL("**/dashboard");

  await signIn(await visit(), { email, password: "thirty-kites-in-may" });
});

test.describe("a wrong password", () => {
  test.use({ expectedErrors: / 400 .*\/auth\/v1\/token/ });

  test("is told in the fixed words, and nothing typed is lost", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("textbox", { name: "E-mail" }).fill(demoSignIns.planner.email);
    await page.getByLabel("Password", { exact: true }).fill("not-the-password");
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Authentication Error")).toBeVisible();
    await expect(page.getByText("Invalid login credentials")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(
      demoSignIns.planner.email,
    );
  });
});

test("a captcha that an installation asks for is solved before the call, under the page's own policy", async ({
  page,
}) => {
  // The provider and the setting stand in; the page, its headers and its script are the product's.
  await page.route("**/turnstile/v0/api.js*", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.turnstile = { remove() {}, render(place, asked) {
        queueMicrotask(() => asked.callback("solved-for-" + asked.sitekey));
        return "1";
      } };`,
    }),
  );
  await page.route("**/login", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '"captchaSiteKey":null',
      '"captchaSiteKey":"site-key"',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/login");
  const asked = page.waitForRequest(/\/auth\/v1\/token\?grant_type=password/);
  await page.getByRole("textbox", { name: "E-mail" }).fill(demoSignIns.planner.email);
  await page.getByLabel("Password", { exact: true }).fill(demoSignIns.planner.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    gotrue_meta_security: { captcha_token: "solved-for-site-key" },
  });
  await page.waitForURL("**/dashboard");
});

test("a number that is new here signs up by the code that is texted to it", async ({ page }) => {
  const phone = "+4930555017";
  await page.goto("/signup");
  await page.getByRole("link", { name: "Sign up by phone" }).click();
  await page.getByRole("textbox", { name: "Phone number" }).fill("030 555017");
  await page.getByRole("button", { name: "Text me a code" }).click();
  await expect(page.getByText("Begin with + and the country code")).toBeVisible();
  await page.getByRole("textbox", { name: "Phone number" }).fill("+49 30 555-017");
  await page.getByRole("button", { name: "Text me a code" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Open the outbox" }).click();
  const outbox = await opened;
  await openMail(outbox, phone, "Text message");
  const text = await outbox.getByRole("main").innerText();
  const [code = ""] = /\b\d{6}\b/.exec(text) ?? [];
  await outbox.close();
  await page.getByRole("textbox", { name: "Digit 1 of 6" }).click();
  await page.keyboard.type(code);
  await page.waitForURL("**/dashboard");
  await expect(page.getByRole("heading", { name: "What are we celebrating?" })).toBeVisible();
});

test.describe("a second tab", () => {
  // What it asks between the end of the session and the word of it is refused.
  test.use({ expectedErrors: / 40[13] .*\/(?:rest|auth|functions)\/v1\// });

  test("a guarded page asks to sign in and is there afterwards, and the other tab follows in and out", async ({
    page,
    product,
  }) => {
    const { email, password } = await createAccount(product, "wendeline");
    const other = await page.context().newPage();
    await other.goto("/login");
    await expect(other.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await page.goto("/manage-events");
    await expect(page.getByText("Authentication Required")).toBeVisible();
    await expect(page.getByText("Please sign in to access this page")).toBeVisible();
    await page.waitForURL("**/login");
    await page.getByRole("textbox", { name: "E-mail" }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL("**/manage-events");
    await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();

    await other.waitForURL("**/dashboard");
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(other.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("**/login");
    await other.waitForURL("**/login");
  });
});
