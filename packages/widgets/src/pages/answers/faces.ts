import type { SharedFaces } from "@jubilee/core/answers/faces.types";
import type { EventPart } from "../sharing/event/event.types.ts";

/** Those who come and agreed to be seen, by name; nobody where the page has not asked. */
export const facesOf = (reads: EventPart["reads"]): readonly string[] =>
  (reads["faces"] as SharedFaces | undefined)?.names ?? [];
