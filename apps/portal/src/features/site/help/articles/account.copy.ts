import { href } from "../../../../app/routing/href.ts";
import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** Sign-in, plans, privacy. */
export const accountBodies: ArticleBodies = {
  "signing-in": {
    body: [
      "You can sign in with your password or ask for a link by mail. The link works once and only for a while; a button on the page it opens uses it, so that mail scanners cannot use it up.",
      { heading: "Forgotten password" },
      "Ask for a link on the page Forgotten password and choose a new one. For safety the page says the same whether or not there is an account with that address.",
      { heading: "No mail comes" },
      {
        list: [
          "Look into the spam folder.",
          "Check the address for a slip of the finger.",
          "Wait a minute before asking again: one mail a minute goes to an address.",
        ],
      },
    ],
    next: ["account-settings", "too-many-tries"],
    open: { label: "Sign in", path: href("login") },
  },
  "account-settings": {
    body: [
      "Account, at the top of each page, opens the settings, from you to leaving: your name and address; password, second factor and the devices you are signed in on; what we mail you; theme, zone and preferred event type; your plan and its bills; your data.",
      "Sign Out at the top ends the session of this device. Sign out everywhere, in the settings, ends every session of yours, also on devices you no longer have.",
    ],
    next: ["signing-in", "plans"],
    open: { label: "Account settings", path: href("account.settings") },
  },
  "security-center": {
    body: [
      "The security center shows whether anything about your account needs a look: alerts, the devices that are signed in, the latest sign-ins and tries, and every link you have given out.",
      {
        steps: [
          "A device you do not know? End its session, then choose a new password.",
          "A link that is no longer needed? Turn it off; whoever opens it reads that it is not valid any more.",
          "Tries you did not make? The account closes itself to guessing after ten. A long password of its own is the best answer.",
        ],
      },
      "While you are signed in the product looks every half minute whether something new concerns you, and tells you once.",
    ],
    next: ["account-settings", "signing-in"],
    open: { label: "Security center", path: href("security.center") },
  },
  plans: {
    body: [
      "Free holds events, venues and activities. Premium adds answers and guest lists, private messages, budgeting and more. Pro adds ticket sales, campaigns, tasks and reporting. Business adds teams, volunteers, fundraising, custom forms and data export. The page Pricing has the whole list.",
      "Every page opens on every plan, so that you can look around. Only what you would save above your plan is refused, with the notice Premium Feature and the way to the plans.",
      { heading: "Trials" },
      "A trial lasts 14 days and gives what premium holds. It ends by itself.",
      { heading: "A lower plan" },
      "Nothing is deleted, and nothing your guests see breaks: pages stay open, tickets stay valid, answers can be changed. You cannot add what the plan does not hold.",
    ],
    next: ["taking-payments"],
    open: { label: "Pricing", path: href("pricing") },
  },
  privacy: {
    body: [
      {
        list: [
          "Guests see the event’s page and their own answer. They never see the guest list.",
          "Planners see the guests, answers and orders of their own events, and of no others. The database itself keeps accounts apart.",
          "The site that shows a widget is told that an answer or an order was made, with a code, never names or addresses.",
          "Administrators of the installation can see accounts to keep it running. What they change is written down.",
        ],
      },
      "No cookies are set and no other company is told who visits. Your browser keeps your sign-in, the theme, your preferred kind of event and which of our answers to you were opened.",
    ],
    open: { label: "Privacy Policy", path: href("privacy") },
  },
  "running-an-installation": {
    body: [
      "Administrators have the entries Admin, Affiliate Admin, Affiliate Dashboard and Testing in the header. Everything there is checked by the server; hiding a link is never the protection.",
      {
        list: [
          "Messages to the operator: what people wrote by the contact form or under Support. What waits longest stands first, the business plan before all. Your answer goes out by mail.",
          "Users: search people, see their plan and events, change a plan, suspend an account, end sessions.",
          "Links and events: stop a link or an event that should not be there. Guests then read that it is not available.",
          "Health: failed mails and payments’ events. The audit log: who changed what, for ever.",
          "Testing: try the product as each plan, on sample data.",
        ],
      },
      {
        mind: "Mails to administrators go to everyone with that right. Give it to people who answer.",
      },
    ],
    next: ["asking-us", "privacy"],
  },
  "asking-us": {
    body: [
      "Contact Us reaches the people who run this installation. You get a number such as S-7HK-204M and an answer by mail.",
      "Signed in, you find your requests with their state under Support, and can write on there. Requests of the business plan are answered first.",
      {
        mind: "Questions about an event, a ticket or a refund go to the people who invited you: they alone can answer them.",
      },
    ],
    open: { label: "Support", path: href("support") },
  },
  "looked-at": {
    body: [
      "To help you, an administrator can see the portal as you see it. The database lets them look and nothing else: no event, guest or setting can be changed, no payment made and no message sent.",
      "A look lasts at most 30 minutes. It stands in your account’s audit log with its reason and its end.",
    ],
    next: ["privacy", "asking-us"],
  },
};
