/** The screens of the gallery: every kind of screen that is built, with its main states. */
import type { Page } from "playwright";

export type Viewer = "visitor" | "planner" | "admin";

export interface GalleryScreen {
  name: string;
  address: string;
  as: Viewer;
  /** Brings the state that the address alone does not. */
  reach?: (page: Page) => Promise<unknown>;
  /** The window alone: a dialog or a panel that stands over the page. */
  isWindow?: boolean;
}

/** Ids out of the demo. */
export interface Places {
  event: string;
  draft: string;
  venue: string;
  activity: string;
  poll: string;
  showcase: string;
  link: string;
  guest: string;
  announcement: string;
  campaign: string;
  /** A conversation of the messages, and one of the forum, as they stand in the address. */
  talk: string;
  forum: string;
}

const lastOf = (address: string) => address.split("?")[0]?.split("/").at(-1) ?? "";

async function firstHref(page: Page, list: string, before: string, named?: string) {
  await page.goto(list);
  const links = page.locator(`main a[href^="${before}"]:not([href*="/new"])`);
  const link = (named ? links.filter({ hasText: named }) : links).first();
  await link.waitFor();
  return lastOf((await link.getAttribute("href")) ?? "");
}

/** The address that the first link of a list has, whole. */
async function firstAddress(page: Page, list: string, before: string) {
  await page.goto(list);
  const link = page.locator(`main a[href^="${before}"]`).first();
  await link.waitFor();
  return (await link.getAttribute("href")) ?? "";
}

/** What the first row of a table leads to. */
async function opened(page: Page, list: string) {
  await page.goto(list);
  await page.locator("main").getByRole("row").nth(1).click();
  await page.waitForURL(`**${list}/*`);
  return lastOf(page.url());
}

/** Looks the demo's ids up, as its planner. */
export async function readPlaces(page: Page): Promise<Places> {
  const event = await firstHref(page, "/manage-events", "/event-details/", "Hartwell High");
  return {
    event,
    draft: await firstHref(page, "/manage-events", "/event-details/", "Lisbon"),
    venue: await firstHref(page, "/venues", "/venue-details/"),
    activity: await firstHref(page, `/manage-activities?event=${event}`, "/activity-details/"),
    poll: await opened(page, "/polls"),
    showcase: await firstHref(page, "/showcases", "/showcases/"),
    link: await firstHref(page, `/event-details/${event}`, "/event-info-view/"),
    guest: await firstHref(page, "/tagging", "/guest-details/"),
    announcement: await firstHref(page, "/announcements", "/announcements/"),
    campaign: await firstHref(page, "/email-marketing", "/email-marketing/"),
    talk: await firstAddress(page, "/messages", "/messages?thread="),
    forum: await firstAddress(page, "/forum", "/forum?thread="),
  };
}

/** Nothing is on its way any more, and nothing moves. */
const atRest = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
};

/** The first row with an address in it opens at the side. */
const openRow = async (page: Page) => {
  await page
    .locator("main")
    .getByText(/@mail\.example|^Nicole Abernathy|^Kofi Mensah/)
    .first()
    .click();
  await page.locator("[data-list-panel]").waitFor();
  await atRest(page);
};

const openPalette = (typed: string) => async (page: Page) => {
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox").last();
  await field.waitFor();
  if (typed) {
    await field.fill(typed);
    await page.getByText("Recent", { exact: true }).waitFor({ state: "hidden" });
  }
  await atRest(page);
};

/** Every kind of screen that is built, in the order in which a planner meets it. */
export function galleryScreens(places: Places): GalleryScreen[] {
  const planner = (name: string, address: string, more: Partial<GalleryScreen> = {}) => ({
    name,
    address,
    as: "planner" as const,
    ...more,
  });
  const visitor = (name: string, address: string) => ({ name, address, as: "visitor" as const });
  const admin = (name: string, address: string) => ({ name, address, as: "admin" as const });
  const event = `/event-details/${places.event}`;
  const draft = `/event-details/${places.draft}`;
  const tab = (name: string) => planner(`event ${name}`, `${event}?tab=${name}`);
  return [
    planner("dashboard", "/dashboard"),
    planner("palette empty", "/dashboard", { reach: openPalette(""), isWindow: true }),
    planner("palette typed", event, { reach: openPalette("hart"), isWindow: true }),
    planner("palette nothing", event, { reach: openPalette("zzgrblx"), isWindow: true }),
    planner("events", "/manage-events"),
    planner("event overview", event),
    planner("event draft overview", draft),
    tab("guests"),
    planner("event guests panel", `${event}?tab=guests`, { reach: openRow, isWindow: true }),
    planner("event guests none", `${event}?tab=guests&q=zebra`),
    tab("rsvps"),
    tab("tickets"),
    tab("orders"),
    planner("event orders panel", `${event}?tab=orders`, { reach: openRow, isWindow: true }),
    tab("activities"),
    tab("seating"),
    tab("polls"),
    tab("gallery"),
    tab("share"),
    tab("messages"),
    tab("announcements"),
    tab("campaigns"),
    tab("tasks"),
    tab("questions"),
    tab("check-in"),
    tab("settings"),
    planner("event edit", `/edit-event/${places.event}`),
    planner("event import", `${event}/import`),
    planner("event badges", `${event}/badges`, { isWindow: true }),
    planner("event programme", `${event}/programme`),
    planner("draft tickets", `${draft}?tab=tickets`),
    planner("create event", "/create-event"),
    planner("templates", "/templates"),
    planner("template", "/templates/wedding"),
    planner("schedule", `/activities/schedule?event=${places.event}`),
    planner("activities", `/manage-activities?event=${places.event}`),
    planner("activity", `/activity-details/${places.activity}`),
    planner("activity edit", `/edit-activity/${places.activity}`),
    planner("calendar", "/interactive-calendar"),
    planner("booking calendar", "/booking-calendar"),
    planner("venues", "/venues"),
    planner("venues manage", "/manage-venues"),
    planner("venue", `/venue-details/${places.venue}`),
    planner("venue edit", `/edit-venue/${places.venue}`),
    planner("directory", "/directory"),
    planner("directory nothing", "/directory?q=zebra"),
    planner("guest", `/guest-details/${places.guest}`),
    planner("tagging", "/tagging"),
    planner("registration", "/registration"),
    planner("messages", "/messages"),
    planner("messages thread", places.talk),
    planner("forum", "/forum"),
    planner("forum thread", places.forum),
    planner("announcements", "/announcements"),
    planner("announcement", `/announcements/${places.announcement}`),
    planner("announcement new", `/announcements/new?event=${places.event}`),
    planner("campaigns", "/email-marketing"),
    planner("campaign", `/email-marketing/${places.campaign}`),
    planner("sender address", "/sender-address"),
    planner("stopped addresses", "/addresses-without-mails"),
    planner("mail preview", "/email-preview"),
    planner("notices", "/notices"),
    planner("tasks", "/task-management"),
    planner("board", "/progress-board"),
    planner("timeline", "/timeline"),
    planner("journey", "/planning-journey"),
    planner("run of show", `/run-of-show/${places.event}`),
    planner("run of show wall", `/run-of-show/${places.event}/wall`),
    planner("run of show sheet", `/run-of-show/${places.event}/sheet`),
    planner("move event", `/move-event/${places.event}`),
    planner("countdown", "/countdown"),
    planner("calendar integration", "/calendar-integration"),
    planner("team", "/business/multi-admin"),
    planner("planner directory", "/planner-directory"),
    planner("polls", "/polls"),
    planner("poll", `/polls/${places.poll}`),
    planner("poll new", "/polls/new"),
    planner("payments", "/payments"),
    planner("payouts", "/payments/payouts"),
    planner("bank account", "/payments/bank-account"),
    planner("invoices", "/payments/invoices"),
    planner("ticket management", "/ticket-management"),
    planner("answers", "/rsvp"),
    planner("check-in", "/check-in"),
    planner("fundraising", "/business/fundraising"),
    planner("fundraising new", "/business/fundraising/new"),
    planner("showcases", "/showcases"),
    planner("showcase", `/showcases/${places.showcase}`),
    planner("pages", "/my-information-pages"),
    planner("account", "/account-settings"),
    planner("profile", "/profile"),
    planner("security", "/security-center"),
    planner("audit", "/audit-log"),
    planner("category events", "/dashboard?category=event-management"),
    planner("category people", "/dashboard?category=people-teams"),
    planner("category money", "/dashboard?category=financial-management"),
    planner("search", "/search?q=hart"),
    planner("help", "/help"),
    planner("help article", "/help/import-guests"),
    planner("support", "/support"),
    planner("soon", "/budgeting"),
    planner("not found", "/nowhere-at-all"),
    planner("no access", "/admin/users"),
    visitor("landing", "/"),
    visitor("prices", "/pricing"),
    visitor("about", "/about"),
    visitor("demos", "/demos"),
    visitor("demo", "/demo/school-demo"),
    visitor("reunion", "/reunion-info"),
    visitor("contact", "/contact"),
    visitor("questions and answers", "/faq"),
    visitor("affiliate", "/affiliate"),
    visitor("sign in", "/login"),
    visitor("sign up", "/signup"),
    visitor("event page", `/event-info-view/${places.link}`),
    admin("admin dashboard", "/admin/dashboard"),
    admin("admin users", "/admin/users"),
    admin("admin events", "/admin/events"),
    admin("admin health", "/admin/health"),
    admin("admin features", "/admin/features"),
  ];
}
