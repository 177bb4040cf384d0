import type { ArticleHead } from "../../../../page-kit/help/help.types.ts";

/** What lists and the search show of the articles about links, widgets and calendars. */
export const shareArticles: readonly ArticleHead[] = [
  {
    slug: "share-a-link",
    area: "share",
    title: "Sharing by link",
    summary: "One page for your guests, previews for co-hosts, and ending a link.",
    words: "share url qr code link revoke rotate private token preview",
  },
  {
    slug: "photos-and-sponsors",
    area: "share",
    title: "Photos and sponsors of an event",
    summary: "A gallery with words for everybody, and who makes the event possible.",
    words: "photo gallery picture image alt caption upload sponsor logo level heic lightbox",
  },
  {
    slug: "questions-and-answers",
    area: "share",
    title: "Questions and answers on the event’s page",
    summary: "Parking, children, what to wear: answered before anybody asks.",
    words: "faq questions answers ask parking dress code children page frequently",
  },
  {
    slug: "embed-a-widget",
    area: "share",
    title: "Putting a widget on your site",
    summary: "RSVPs or tickets inside a club’s, a school’s or a family’s own page.",
    words: "embed iframe script wordpress squarespace wix html snippet widget website countdown",
  },
  {
    slug: "site-builders",
    area: "share",
    title: "WordPress, Squarespace, Wix and others",
    summary: "Which form of a widget each site builder takes, and where to paste it.",
    words:
      "wordpress gutenberg elementor squarespace wix webflow shopify notion ghost google sites weebly godaddy carrd framer drupal joomla code block embed block oembed snippet",
  },
  {
    slug: "signed-visitors",
    area: "share",
    title: "Visitors your own site knows",
    summary: "Fill in names and addresses that nobody can change, signed by your server.",
    words: "signed prefill locked fields hmac sso members area login server secret key",
  },
  {
    slug: "calendar-feeds",
    area: "share",
    title: "Calendars that follow along",
    summary: "Subscribe once, and every change appears in your calendar.",
    words: "calendar ics feed subscribe google outlook apple ical webcal sync time zone",
  },
];
