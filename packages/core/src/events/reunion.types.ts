import type { ZonedSpan } from "../base/time.types.ts";

/** What the public page of a reunion tells: when, where, who comes and what is on. */
export interface Reunion {
  name: string;
  /** What its hosts wrote; null for nothing. */
  about: string | null;
  hosts: string[];
  eventTypeId: string;
  /** What its cover is drawn from, and a photo where it has one. */
  coverSeed: string;
  coverUrl: string | null;
  when: ZonedSpan;
  state: "published" | "cancelled" | "ended";
  place: string | null;
  address: string | null;
  coming: number;
  maybe: number;
  programme: ReunionEntry[];
  /** Its whole page, where guests answer; null for a sample. */
  page: string | null;
}

export interface ReunionEntry {
  id: string;
  title: string;
  note: string | null;
  room: string | null;
  startDate: string;
  endDate: string;
}
