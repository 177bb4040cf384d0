import { href } from "../../../app/routing/href.ts";
import type { areaCopy } from "./areas.copy.ts";

/** Something of an area that works already, and where. */
export interface Today {
  words: string;
  /** The text of the link. */
  label: string;
  /** An address of the portal; `tab=` alone is that tab of the next event. */
  to: `/${string}` | `tab=${string}`;
}

const gallery: Today = {
  words: "Photos that guests see on the event's page and in your showcases.",
  label: "Photos & sponsors",
  to: "tab=gallery",
};
const sponsors: Today = { ...gallery, words: "Sponsors with logo and link on the event's page." };
const invitations: Today = {
  words: "Invitations, and a reminder to those who have not answered, each in one mail.",
  label: "Guests and invitations",
  to: "tab=guests",
};
const questions: Today = {
  words: "Your own questions, meals and deadline on the form that guests answer.",
  label: "RSVPs",
  to: "tab=rsvps",
};
const door: Today = {
  words: "The list for the people at the door, on their own phones, also without a connection.",
  label: "Check-in",
  to: href("checkIn.gate"),
};
const helpers: Today = {
  words: "Shifts as activities with places, a waiting list and sign-up by link.",
  label: "Activities",
  to: href("activities.manage"),
};
const programme: Today = {
  words: "The programme by day and room; each guest keeps a schedule of their own.",
  label: "Schedule",
  to: href("activities.schedule"),
};
const tickets: Today = {
  words: "Ticket types with their own prices, codes and questions.",
  label: "Ticket management",
  to: href("tickets.manage"),
};
const calendar: Today = {
  words: "Everything with a date on one calendar, by month, week or day.",
  label: "Calendar",
  to: href("calendar.planner"),
};
const money: Today = {
  words: "What came in and what was paid out, order by order, with its books.",
  label: "Payments",
  to: href("money.payments"),
};
const glance: Today = {
  words: "Answers, sales and what is next, over all your events.",
  label: "At a Glance",
  to: href("dashboard"),
};
const look: Today = {
  words: "A cover and its colours for the page, the mails, the tickets and the widgets.",
  label: "Share & embed",
  to: "tab=share",
};
const templates: Today = {
  words: "An event that begins with its kind, hours, first words and a programme.",
  label: "Templates",
  to: href("templates.index"),
};
const archive: Today = {
  words: "All that is kept about you as one file, and each list as a table of its own.",
  label: "Account settings",
  to: href("account.settings"),
};
const support: Today = {
  words: "Write to us; each request has its number and its state.",
  label: "Support",
  to: href("support"),
};

/** What works today of the areas that are not there yet; an area without an entry has nothing yet. */
export const areaToday: Partial<Record<keyof typeof areaCopy, readonly Today[]>> = {
  "area.advancedTemplates": [templates],
  "area.reunionDemo": [templates],
  "area.reunionInfo": [templates],
  "area.registrationForms": [questions],
  "area.formBuilder": [questions],
  "area.formTemplates": [questions],
  "area.activeForms": [questions],
  "area.volunteers": [helpers],
  "area.staffManagement": [door, helpers],
  "area.staffPortal": [door],
  "area.attendancePackages": [tickets],
  "area.informationPages": [look],
  "area.informationPageEditor": [look],
  "area.brandKit": [look],
  "area.whiteLabel": [look],
  "area.professionalBranding": [look],
  "area.messages": [invitations],
  "area.emailCampaigns": [invitations],
  "area.taskManagement": [calendar],
  "area.progressBoard": [calendar],
  "area.planningJourney": [templates, calendar],
  "area.timeline": [calendar],
  "area.itineraries": [programme],
  "area.masterItineraries": [programme],
  "area.itineraryBuilder": [programme],
  "area.resourceCoordination": [
    {
      words: "Rooms and venues that nobody books twice.",
      label: "Bookings",
      to: href("venues.calendar"),
    },
  ],
  "area.polls": [questions],
  "area.budgeting": [money],
  "area.expenses": [money],
  "area.paymentCollection": [
    {
      words: "Gifts towards a goal, once or monthly, by link or widget.",
      label: "Fundraising",
      to: href("fundraising.list"),
    },
    tickets,
  ],
  "area.financialReports": [money],
  "area.financialSummaryExample": [money],
  "area.sponsors": [sponsors],
  "area.photoGallery": [gallery],
  "area.photoUpload": [gallery],
  "area.photoAlbums": [gallery],
  "area.photoViewer": [gallery],
  "area.privateAlbums": [gallery],
  "area.mediaSharing": [gallery],
  "area.analytics": [glance],
  "area.advancedAnalytics": [glance],
  "area.multiEventAnalytics": [glance],
  "area.enterpriseAnalytics": [glance],
  "area.proDashboard": [glance],
  "area.businessDashboard": [glance],
  "area.dataExport": [archive],
  "area.integrations": [
    {
      words: "Calendars that follow your events.",
      label: "Calendars",
      to: href("calendar.integration"),
    },
    look,
  ],
  "area.apiManagement": [look],
  "area.enterpriseSupport": [support],
  "area.accountManager": [support],
};
