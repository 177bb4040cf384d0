/** Who is seen on an event's page. */
export interface SharedFaces {
  /** How many agreed. */
  agreed: number;
  /** In the order of the alphabet, at most 200. */
  names: string[];
}

/** For planners: whether the page names who comes. */
export interface EventFaces {
  isShown: boolean;
  /** How many of those who come agreed. */
  agreed: number;
  /** How many of the guest list come. */
  coming: number;
}

declare module "../sharing/public-event.types.ts" {
  interface SharedEvent {
    /** The page names some of those who come. */
    hasFaces?: true;
  }
  interface PersonalInvitation {
    /** Whether each of the party agreed, where the event shows who comes; children are left out. */
    faces?: { [eventGuestId: string]: boolean };
  }
}
