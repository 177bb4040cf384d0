import { href } from "../../../../app/routing/href.ts";
import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** First steps and the event itself. */
export const startBodies: ArticleBodies = {
  "first-event": {
    body: [
      {
        steps: [
          "Choose Create event. Give it a name, say what kind of gathering it is, and pick the day, the time and the place.",
          "Open the event. Its checklist says what is still missing before it can be published.",
          "Under Guests, add people one by one or import a file.",
          "Under Settings, say until when guests can answer and for how many places.",
          "Choose Publish, then Copy link, and send the link to your guests.",
        ],
      },
      "Or begin with a template. Its page shows the whole plan: programme, tasks with their days before the event, a budget that follows your sum, the form, the page and the mails. Use template fills in kind, hours, first words and programme; you give the name, the day and the place. Nobody sees anything until you publish it.",
      "A draft is yours alone. Until you publish, the link opens nothing for your guests; a preview link shows the page to co-hosts, and takes no answers and no money.",
    ],
    next: ["event-types", "import-guests", "share-a-link"],
    open: { label: "Create an event", path: href("events.create") },
  },
  "event-types": {
    body: [
      "Each event has one of twelve kinds: club, community, family, milestone, military, professional, school, social event, sports team reunion, college fraternity or sorority, friends, and cultural gathering.",
      "The kind decides two words used on every screen and page of that event: what a group is called (a branch, a class year, a unit) and what a member is called (a family member, a classmate, a service member). It also draws the event’s cover.",
      "You can change the kind later; nothing else about the event changes with it.",
      { heading: "The kind you use most" },
      "In the account settings you can choose a preferred event type. New events begin with it. It is kept in this browser, for you.",
    ],
    next: ["first-event"],
    open: { label: "Account settings", path: href("account.settings") },
  },
  "dates-and-zones": {
    body: [
      "You enter the time as it is on the clock at the event, and the zone it is in. Six in the evening in New York stays six in the evening in New York, also when the clocks change before the day.",
      "Guests in another zone see the event’s own time first, and theirs beside it. Calendar files carry the zone, so that calendars show the right hour.",
      "Some events have no hours. Tick All day and choose the first and the last day: pages, lists and mails then say days alone, the same ones for every reader, and calendars keep them as days. Without a deadline of their own, answers and tickets stay open until the end of the last day at the place.",
      { mind: "When you move an event to another city, check its zone as well as its place." },
    ],
    next: ["edit-cancel"],
  },
  "edit-cancel": {
    body: [
      "Choose Edit on the event’s page. What you change is on the public page and in every widget at once; the links stay the same.",
      { heading: "Who may see it" },
      "Everybody with the link, as usual. Everybody: members find the event under Registration, too. Or only those you invite: their personal links open it, and links for everybody and widgets are closed.",
      "The same form says who gives the event, and in which currency its tickets are sold. The currency stays once something is ordered.",
      { heading: "Cancelling" },
      "Cancel the event at the end of its Overview. The page and every widget then say that the event is cancelled, answers and sales stop, and nothing is deleted. Refunds are yours to decide: above the orders one press pays everybody back, and each order can be paid back by itself, whole or in part.",
      { heading: "When something begun would be lost" },
      "Leaving an editor with changes asks first, also when you close the tab or use the browser’s back button.",
    ],
    next: ["refunds"],
    open: { label: "Your events", path: href("events.manage") },
  },
  "find-your-way": {
    body: [
      "At a Glance, the first page of the dashboard, shows the next event with its answers and sales, and what comes after it. The categories beside it hold every feature by theme, each with a line on how it stands.",
      "The box Search features… finds any feature by its name, its description, its category or its plan.",
      { heading: "One search for everything" },
      "Ctrl K (or ⌘ K), or the lens in the header, opens the search from anywhere; on a phone it fills the screen. Before you type it shows where you were last and what you can do now with the event you are at, such as Scan now, or mail those who have not answered.",
      "Typed words find your events, people, orders and venues, then pages, what can be done, and features. Part of a word is enough, in any order and without accents. Where nothing has a word, one wrong letter in it is forgiven, and the search says how it read it.",
      {
        list: [
          "↓ and ↑ go through what is found, Page Up, Page Down, Home and End jump; Enter opens the marked row, Ctrl Enter beside what is open.",
          "Tab on an event goes into its parts: guests, orders, check-in and the rest. Backspace in the empty field leads back.",
          "What you open often comes first. That is kept in this browser, for you, and forgotten when you sign out.",
        ],
      },
      "Search, the page, is the same list with more of each kind, and can look at one kind or one event alone.",
      { heading: "Lists as you like them" },
      "Filter and order a list, then press “Keep as a view” and give it a name. Beside it stand the height of the rows and, where a list has many columns, which of them are shown and in which order. All of it is yours alone and the same wherever you sign in.",
      { heading: "Lists by keyboard" },
      {
        list: [
          "↓ and ↑ go from row to row, ← and → between what can be pressed in a row; Page Up, Page Down, Home and End jump. Enter opens a row, Space ticks it, Shift with an arrow ticks several.",
          "J and K open the next row and the one before, and the panel stays. They do so only while a row of the list or its panel has the focus; anywhere else they do nothing. Tab goes from the open row into its panel, Shift and Tab back.",
          "Escape or your browser’s Back closes the panel. The search, the filters, the order and the open row stand in the address: a reload, a second tab or a link that you send to your team shows the same.",
        ],
      },
      { heading: "Anywhere" },
      {
        list: [
          "Alt T opens the notifications and puts the keyboard there; Escape closes them again.",
          "Escape closes the menu, dialogs and panels.",
          "The switch at the foot of each page changes between light, dark and the device’s own theme.",
        ],
      },
      {
        mind: "Copying text is switched off outside forms for everyone but administrators. Addresses, codes and links have a copy button of their own.",
      },
    ],
    next: ["plans"],
    open: { label: "Dashboard", path: href("dashboard") },
  },
};
