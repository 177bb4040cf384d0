import type { Page } from "@playwright/test";
import type { RouteFragment } from "../../../apps/portal/src/app/routing/routing.types.ts";
import { manifest } from "../../../apps/portal/src/joins/manifest.ts";
import { inTempo } from "../../support/in-tempo.ts";
import { signIn, type SignIn } from "../../support/sign-in.ts";
import { expect, test } from "../steps/journey.ts";
import { followLink, openMail } from "../steps/mail-steps.ts";
import { createAccount } from "../steps/people.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { demoValues, filled, nobodysId, openScreen } from "../steps/screen-checks.ts";

const routes: RouteFragment = manifest;
/** What everybody may change: their own account, and what they ask the product's makers. */
const own = /^\/(?:account|settings|security|support|profile)/;
const paths = Object.values(routes)
  .filter(({ page, redirect, access }) => page && !redirect && access === "member")
  .map(({ path }) => path)
  .filter((path) => !own.test(path));
const tabs = ["guests", "rsvps", "check-in", "tasks", "polls", "gallery", "seating", "activities"];

/** Where the walk led when each of these had a button that the server refused, or read what it did not get. */
const always = [
  "/tagging",
  "/progress-board",
  "/interactive-calendar",
  "/activities/schedule",
  "/activity-details/:activityId",
  "/edit-activity/:activityId",
  "/venue-details/:venueId",
  "/ticket-management/event/:eventId",
  "/event-details/:eventId?tab=gallery",
  "/event-details/:eventId?tab=rsvps",
];

/** Begins a change of what is the account's. */
const changes =
  /^(?:Add|New|Edit|Remove|Delete|Rename|Merge|Publish|Book|Set (?:in)?active|Import|Describe|Take off|Invite|Sell|Create|Duplicate|Mark|Save changes)\b|^Move .* to…$/;

// What one's role does not read is not there for it.
test.use({ expectedErrors: / 404 .*\/rest\/v1\/rpc\/get_/ });

const atLast = expect.configure({ soft: true });

/** Somebody with an account of their own, in the demo's team from now on. */
async function joinTeam(roleKey: string, person: SignIn, steps: { asked: Page; at: Page }) {
  const { asked, at } = steps;
  await signIn(at, person);
  const mail = await openMail(asked, person.email, "invites you to plan");
  const invitation = await followLink(asked, mail, "See the invitation");
  await at.goto(invitation.url());
  await at.getByRole("button", { name: "Join the team" }).click();
  await at.waitForURL("**/dashboard");
  await expect(at.getByRole("main"), roleKey).toBeVisible();
}

for (const [roleKey, seesContact] of [
  ["viewer", true],
  ["check_in", false],
] as const) {
  test(`as ${roleKey}, each screen opens or says who can open it, and offers nothing that is refused`, async ({
    planner,
    product,
    visit,
  }) => {
    const client = await clientOf(product);
    const [rights] = rowsOf(await client.rpc("get_my_rights")) as { accountId: string }[];
    const account_id_param = rights?.accountId ?? "";
    const team = rowsOf(await client.rpc("get_team", { account_id_param })) as {
      roles: { id: string; key: string | null }[];
    };
    const roleId = team.roles.find(({ key }) => key === roleKey)?.id;
    const person = await createAccount(product, roleKey);
    const request = { email: person.email, roleId, eventIds: null };
    rowsOf(await client.rpc("invite_to_team", { account_id_param, request }));
    const at = await visit();
    await joinTeam(roleKey, person, { asked: await visit(), at });

    const values = await demoValues(planner);
    const ofTabs = tabs.map((tab) => `/event-details/:eventId?tab=${tab}`);
    const walked = new Set([...always, ...inTempo([...paths, ...ofTabs], 9, roleKey)]);
    let closed = 0;
    for (const path of walked) {
      const address = filled(path, values);
      if (address.includes(nobodysId) || address.includes("no-link-of-ours")) continue;
      await openScreen(at, address);
      const main = at.getByRole("main");
      const namesOf = () =>
        main
          .locator("button:visible, a[href]:visible")
          .evaluateAll((all) =>
            all.map((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim()),
          );
      // Until it is known what one may, buttons are there.
      await atLast
        .poll(async () => (await namesOf()).filter((name) => changes.test(name)), address)
        .toEqual([]);
      const names = await namesOf();
      expect.soft(names, address).not.toContain("Try again");
      const text = (await main.innerText()).replaceAll(person.email, "");
      if (!seesContact) expect.soft(text, address).not.toMatch(/[\w.]@[\w.]|\+\d[\d ()-]{7,}/);
      if (text.includes("Not part of your role")) closed += 1;
    }
    expect(closed).toBeGreaterThan(0);
    expect(closed).toBeLessThan(walked.size / 2);
  });
}
