import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const sharingSoonRoutes = {
  "area.informationPages": {
    path: "/my-information-pages",
    also: ["/event-info"],
    title: "Information pages",
    access: "member",
    feature: "information-pages",
    soon: {
      will: [
        "Pages with everything your guests ask.",
        "Already possible: the event's own public page.",
      ],
      today: ["look"],
    },
  },
  "area.informationPageEditor": {
    path: "/event-info-editor/:pageId?",
    title: "Information page editor",
    access: "member",
    soon: { will: ["An editor for text, pictures, maps and lists."], today: ["look"] },
  },
  "area.brandKit": {
    path: "/pro/branding",
    also: ["/customization"],
    title: "Branding",
    access: "member",
    feature: "custom-branding",
    soon: { will: ["Logo, colours, type and web address."], today: ["look"] },
  },
  "area.whiteLabel": {
    path: "/pro/white-label",
    title: "White label",
    access: "member",
    feature: "white-label",
    soon: { will: ["Jubilee under your own name."], today: ["look"] },
  },
  "area.professionalBranding": {
    path: "/business/professional-branding",
    also: ["/business/custom-branding"],
    title: "Professional branding",
    access: "member",
    feature: "professional-branding",
    soon: { will: ["One look for all events of an organisation."], today: ["look"] },
  },
} as const satisfies RouteFragment;
