import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const pagesAreaRoutes = {
  "area.informationPages": {
    path: "/my-information-pages",
    also: ["/event-info"],
    title: "Information pages",
    access: "member",
    feature: "information-pages",
    area: {
      holds: [
        "Pages with everything your guests ask.",
        "Already possible: the event's own public page.",
      ],
    },
  },
  "area.informationPageEditor": {
    path: "/event-info-editor/:pageId?",
    title: "Information page editor",
    access: "member",
    area: { holds: ["An editor for text, pictures, maps and lists."] },
  },
  "area.showcase": {
    path: "/showcase/:shareToken",
    title: "Showcase",
    access: "public",
    shell: "bare",
    area: { holds: ["An organisation's events on one page, shown by its link."] },
  },
  "area.brandKit": {
    path: "/pro/branding",
    also: ["/customization"],
    title: "Branding",
    access: "member",
    feature: "custom-branding",
    area: { holds: ["Logo, colours, type and web address."] },
  },
  "area.whiteLabel": {
    path: "/pro/white-label",
    title: "White label",
    access: "member",
    feature: "white-label",
    area: { holds: ["Jubilee under your own name."] },
  },
  "area.professionalBranding": {
    path: "/business/professional-branding",
    also: ["/business/custom-branding"],
    title: "Professional branding",
    access: "member",
    feature: "professional-branding",
    area: { holds: ["One look for all events of an organisation."] },
  },
} as const satisfies RouteFragment;
