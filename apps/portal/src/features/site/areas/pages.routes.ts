import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const pagesAreaRoutes = {
  "area.informationPages": {
    path: "/my-information-pages",
    also: ["/event-info"],
    title: "Information pages",
    access: "member",
    feature: "information-pages",
    area: true,
  },
  "area.informationPageEditor": {
    path: "/event-info-editor/:pageId?",
    title: "Information page editor",
    access: "member",
    area: true,
  },
  "area.brandKit": {
    path: "/pro/branding",
    also: ["/customization"],
    title: "Branding",
    access: "member",
    feature: "custom-branding",
    area: true,
  },
  "area.whiteLabel": {
    path: "/pro/white-label",
    title: "White label",
    access: "member",
    feature: "white-label",
    area: true,
  },
  "area.professionalBranding": {
    path: "/business/professional-branding",
    also: ["/business/custom-branding"],
    title: "Professional branding",
    access: "member",
    feature: "professional-branding",
    area: true,
  },
} as const satisfies RouteFragment;
