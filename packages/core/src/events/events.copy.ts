import type { EventFilter, EventPhase } from "./events.types.ts";

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

/** The words of events. `invalidId` is the specification's, to the letter (section 2). */
export const eventsCopy = {
  invalidId:
    "Invalid Event ID. The event ID appears to be malformed. Please check the URL and try again.",
  phases,
  filters,
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
