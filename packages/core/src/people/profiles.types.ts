import type { EventTypeId } from "../sharing/public-event.types.ts";

/** Who sees a field: everyone, fellow guests, organisers, or nobody. */
export type Audience = "everyone" | "guests" | "organisers" | "hidden";

/** A field of a profile that has an audience of its own. */
export type ProfileField =
  | "name"
  | "former_name"
  | "group"
  | "city"
  | "bio"
  | "photo_then"
  | "photo_now"
  | "email"
  | "phone";

/** What a member can correct; pictures are names in the bucket `avatars`. */
export interface ProfileFields {
  fullName: string;
  formerName: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  bio: string | null;
  photoThen: string | null;
  photoNow: string | null;
}

export interface ProfileEvent {
  id: string;
  name: string;
  eventTypeId: EventTypeId;
  coverSeed: string;
  startDate: string;
  timeZone: string;
  groupLabel: string | null;
  directoryOpen: boolean;
}

/** What the host keeps of a person; an area adds its part beside its `*.held.ts`. Instants are ISO texts, money in minor units. */
export interface HeldData {
  person: {
    fullName: string;
    firstName: string | null;
    lastName: string | null;
    formerName: string | null;
    email: string | null;
    phone: string | null;
    language: string | null;
    timeZone: string | null;
    details: Record<string, unknown>;
    cameBy: string;
    noMailsSince: string | null;
    knownSince: string;
  };
  events: {
    name: string;
    startDate: string;
    timeZone: string;
    group: string | null;
    role: string;
    household: string | null;
    invitedAt: string | null;
    openedAt: string | null;
    answer: string | null;
    people: number | null;
    meal: string | null;
    dietary: string | null;
    note: string | null;
    answeredAt: string | null;
    /** Under this name the page of the event may name them. */
    seenAs: string | null;
  }[];
  activities: { title: string; status: string; at: string }[];
  mails: { kind: string; event: string; status: string; at: string }[];
  companions: {
    event: string;
    name: string | null;
    isChild: boolean;
    meal: string | null;
    dietary: string | null;
  }[];
  /** How many travel records there are; they open only for their traveller. */
  travel: number;
  waitingLists: { event: string; people: number; status: string; at: string }[];
  orders: {
    code: string;
    event: string;
    status: string;
    totalMinor: number;
    refundedMinor: number;
    currency: string;
    at: string;
  }[];
}

/** One's own profile, as its link shows it. */
export interface OwnProfile {
  token: string;
  host: string;
  isClaimed: boolean;
  wantsMail: boolean;
  /** The host keeps notes or tags of their own, which are not shown. */
  hasHostNotes: boolean;
  fields: ProfileFields;
  audiences: Record<ProfileField, Audience>;
  events: ProfileEvent[];
  held: HeldData;
}

/** What a member corrects or decides; what is left out stays. */
export interface ProfileChange {
  fields?: ProfileFields;
  audiences?: Partial<Record<ProfileField, Audience>>;
  wantsMail?: boolean;
}

/** A profile of the signed-in person, or one that bears their address. */
export interface MyProfile {
  guestId: string;
  name: string;
  host: string;
  isClaimed: boolean;
  /** Of a claimed profile. */
  token: string | null;
  events: string[];
}

/** What became of a person who asked to be forgotten. */
export interface Erasure {
  erased: true;
  /** Orders that stay in the host's books. */
  ordersKept: number;
}
