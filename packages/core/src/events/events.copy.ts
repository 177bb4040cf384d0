import type { ChecklistItem, EventFilter, EventPhase } from "./events.types.ts";

const phases: Record<EventPhase, string> = {
  draft: "Draft",
  upcoming: "Published",
  ongoing: "Happening now",
  ended: "Over",
  cancelled: "Cancelled",
  archived: "Archived",
};

const filters: Record<EventFilter, string> = {
  all: "All",
  upcoming: "Coming up",
  draft: "Drafts",
  past: "Past",
  cancelled: "Cancelled",
  archived: "Archived",
};

const checklist: Record<Exclude<ChecklistItem["key"], "guests">, { done: string; open: string }> = {
  name: { done: "It has a name", open: "Give it a name" },
  when: { done: "The date is set", open: "Set the date" },
  place: { done: "The place is set", open: "Say where it happens" },
  story: { done: "The invitation text is written", open: "Write a few lines for the invitation" },
  cover: { done: "The cover is chosen", open: "Choose a cover" },
  tickets: { done: "Tickets are set up", open: "Offer tickets, if people should pay" },
};

/** The words of events. `invalidId` is the specification's, to the letter (section 2). */
export const eventsCopy = {
  invalidId:
    "Invalid Event ID. The event ID appears to be malformed. Please check the URL and try again.",
  phases,
  filters,
  checklist,
  past: {
    begun: "This has begun already. It can be kept as it is.",
    over: "This lies in the past: nobody can answer or buy. It can be kept as a record.",
  },
  refusal: {
    nameMissing: "Give the event a name, such as “Class of 1997: thirty years on”",
    nameTooLong: "A name has at most 200 characters",
    timeZone: "Choose the time zone of the place",
    start: "Choose the day and time it starts",
    end: "Choose the day and time it ends",
    endBeforeStart: "End must be after start",
    cover: {
      kind: "Only JPG, PNG or WebP up to 10 MB",
      heic: "Browsers cannot show HEIC photos. Save it as JPG first; phones offer this when you share a photo.",
    },
    onlineUrl: "An online address starts with https://, such as https://meet.example.org/reunion",
  },
} as const;
