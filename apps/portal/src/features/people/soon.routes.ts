import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const peopleSoonRoutes = {
  "area.registrationForms": {
    path: "/business/registration-forms",
    also: ["/registration-forms", "/business/custom-registration-forms", "/business/custom-forms"],
    title: "Registration forms",
    access: "member",
    feature: "registration-forms",
    soon: { will: ["Forms with your own questions."], today: ["questions"] },
  },
  "area.formBuilder": {
    path: "/business/forms/builder",
    title: "Form builder",
    access: "member",
    soon: {
      will: ["A form put together from fields, conditions and pages."],
      today: ["questions"],
    },
  },
  "area.formTemplates": {
    path: "/business/forms/templates",
    title: "Form templates",
    access: "member",
    soon: { will: ["Ready-made forms."], today: ["questions"] },
  },
  "area.activeForms": {
    path: "/business/forms/active",
    title: "Active forms",
    access: "member",
    soon: { will: ["Forms that take answers now, with their counts."], today: ["questions"] },
  },
  "area.volunteers": {
    path: "/business/volunteers",
    also: ["/volunteers"],
    title: "Volunteers",
    access: "member",
    feature: "volunteers",
    soon: { will: ["Shifts, applications, hours."], today: ["helpers"] },
  },
  "area.volunteerApplication": {
    path: "/volunteer-application/:token",
    title: "Volunteer application",
    access: "public",
    shell: "bare",
    soon: { will: ["The form behind a volunteer link."] },
  },
  "area.staffManagement": {
    path: "/business/staff-management",
    title: "Staff management",
    access: "member",
    feature: "staff-management",
    soon: { will: ["Roles, duties and hours of your staff."], today: ["door", "helpers"] },
  },
  "area.staffPortal": {
    path: "/business/staff-portal",
    title: "Staff portal",
    access: "member",
    feature: "staff-portal",
    soon: { will: ["The day's list for the people at the door."], today: ["door"] },
  },
} as const satisfies RouteFragment;
