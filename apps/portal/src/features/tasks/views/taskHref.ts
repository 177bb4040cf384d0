import { href } from "../../../app/routing/href.ts";

/** The list of an event's tasks. */
export const taskListHref = (eventId: string): string => `${href("tasks.list")}?event=${eventId}`;
