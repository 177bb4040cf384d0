import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const guestsAreaRoutes = {
  "area.attendeeDirectory": {
    path: "/directory",
    also: ["/profiles"],
    title: "Attendee directory",
    access: "member",
    feature: "directory",
    area: {
      holds: [
        "Everyone at your events, each field shown as its owner allows.",
        "Missing members, and a public form to find them.",
      ],
    },
  },
  "area.profile": {
    path: "/profile",
    title: "Profile",
    access: "member",
    feature: "profile",
    area: { holds: ["What others see of you, field by field."] },
  },
  "area.profileFeatures": {
    path: "/profile-features",
    title: "Profile features",
    access: "member",
    area: { holds: ["What a profile can show, and to whom."] },
  },
  "area.eventRegistration": {
    path: "/registration",
    also: ["/user-registration"],
    title: "Registration",
    access: "member",
    feature: "event-registration",
    area: { holds: ["Register for an event as a member."] },
  },
  "area.search": {
    path: "/search",
    also: ["/search-filters"],
    title: "Search",
    access: "member",
    feature: "search",
    area: {
      holds: ["One search over your events, guests, venues, activities, pages and messages."],
    },
  },
  "area.tagging": {
    path: "/tagging",
    title: "Tagging",
    access: "member",
    feature: "tagging",
    area: { holds: ["Tags across guests, photos and tasks."] },
  },
  "area.rsvp": {
    path: "/rsvp",
    also: ["/rsvp-functionality"],
    title: "RSVP",
    access: "member",
    feature: "rsvp",
    area: {
      holds: [
        "Answers of all your events in one table.",
        "Already possible: answers of one event, under its RSVPs tab.",
      ],
    },
  },
  "area.registrationForms": {
    path: "/business/registration-forms",
    also: ["/registration-forms", "/business/custom-registration-forms", "/business/custom-forms"],
    title: "Registration forms",
    access: "member",
    feature: "registration-forms",
    area: { holds: ["Forms with your own questions."] },
  },
  "area.formBuilder": {
    path: "/business/forms/builder",
    title: "Form builder",
    access: "member",
    area: { holds: ["A form put together from fields, conditions and pages."] },
  },
  "area.formTemplates": {
    path: "/business/forms/templates",
    title: "Form templates",
    access: "member",
    area: { holds: ["Ready-made forms."] },
  },
  "area.activeForms": {
    path: "/business/forms/active",
    title: "Active forms",
    access: "member",
    area: { holds: ["Forms that take answers now, with their counts."] },
  },
  "area.volunteers": {
    path: "/business/volunteers",
    also: ["/volunteers"],
    title: "Volunteers",
    access: "member",
    feature: "volunteers",
    area: { holds: ["Shifts, applications, hours."] },
  },
  "area.volunteerApplication": {
    path: "/volunteer-application/:token",
    title: "Volunteer application",
    access: "public",
    shell: "bare",
    area: { holds: ["The form behind a volunteer link."] },
  },
  "area.staffManagement": {
    path: "/business/staff-management",
    title: "Staff management",
    access: "member",
    feature: "staff-management",
    area: { holds: ["Roles, duties and hours of your staff."] },
  },
  "area.staffPortal": {
    path: "/business/staff-portal",
    title: "Staff portal",
    access: "member",
    feature: "staff-portal",
    area: { holds: ["The day's list for the people at the door."] },
  },
} as const satisfies RouteFragment;
