import type { SubscribeLinks } from "./calendar-feeds.types.ts";

/** The longest name of a feed, as the database keeps it. */
export const feedNameMaxLength = 100;

/** Links that open a calendar with a feed's address filled in. */
export function subscribeLinks(url: string, name: string): SubscribeLinks {
  const device = url.replace(/^https?:/, "webcal:");
  const fromWeb = new URLSearchParams({ url, name }).toString();
  return {
    device,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: device })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${fromWeb}`,
    office365: `https://outlook.office.com/calendar/0/addfromweb?${fromWeb}`,
  };
}
