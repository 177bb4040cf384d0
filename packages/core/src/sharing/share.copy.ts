import type { FaceSection, LinkState, WidgetShape, WidgetTheme } from "./share.types.ts";

const states: Record<LinkState, string> = {
  active: "Live",
  revoked: "Turned off",
  suspended: "Suspended",
  expired: "Ran out",
  used_up: "Used up",
};

const shapes: Record<WidgetShape, string> = {
  inline: "In the page",
  button: "Button and dialog",
  floating: "Floating button",
  link: "Plain link",
};

const themes: Record<WidgetTheme, string> = { light: "Light", dark: "Dark", auto: "Auto" };

const sections: Record<FaceSection, string> = {
  story: "The story",
  hosts: "Who gives it",
  places: "Places left",
  gallery: "Photos",
  schedule: "The published schedule",
  reply: "Reply",
  tickets: "Tickets",
  giving: "Give to its campaign",
  sponsors: "Sponsors",
};

/** The words of sharing. */
export const shareCopy = {
  states,
  shapes,
  themes,
  sections,
  refusal: {
    origin: "Write a site's address, such as alumni.example.org",
    originKnown: "This site is on the list already",
  },
} as const;
