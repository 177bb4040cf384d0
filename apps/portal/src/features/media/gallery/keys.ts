import { keys } from "../../../event-kit/data/keys.ts";

/** Under which photos and sponsors are kept, in their event's branch. */
export const galleryKeys = {
  photos: (id: string) => [...keys.event(id), "photos"] as const,
  sponsors: (id: string) => [...keys.event(id), "sponsors"] as const,
};
