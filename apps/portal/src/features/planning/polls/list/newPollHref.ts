import { href } from "../../../../app/routing/href.ts";

/** Where a new poll of an event is written. */
export const newPollHref = (eventId: string) => `${href("polls.create")}?event=${eventId}`;
