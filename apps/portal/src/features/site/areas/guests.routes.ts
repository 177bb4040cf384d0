import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const guestsAreaRoutes = {
  "area.registrationForms": {
    path: "/business/registration-forms",
    also: ["/registration-forms", "/business/custom-registration-forms", "/business/custom-forms"],
    title: "Registration forms",
    access: "member",
    feature: "registration-forms",
    area: true,
  },
  "area.formBuilder": {
    path: "/business/forms/builder",
    title: "Form builder",
    access: "member",
    area: true,
  },
  "area.formTemplates": {
    path: "/business/forms/templates",
    title: "Form templates",
    access: "member",
    area: true,
  },
  "area.activeForms": {
    path: "/business/forms/active",
    title: "Active forms",
    access: "member",
    area: true,
  },
  "area.volunteers": {
    path: "/business/volunteers",
    also: ["/volunteers"],
    title: "Volunteers",
    access: "member",
    feature: "volunteers",
    area: true,
  },
  "area.volunteerApplication": {
    path: "/volunteer-application/:token",
    title: "Volunteer application",
    access: "public",
    shell: "bare",
    area: true,
  },
  "area.staffManagement": {
    path: "/business/staff-management",
    title: "Staff management",
    access: "member",
    feature: "staff-management",
    area: true,
  },
  "area.staffPortal": {
    path: "/business/staff-portal",
    title: "Staff portal",
    access: "member",
    feature: "staff-portal",
    area: true,
  },
} as const satisfies RouteFragment;
