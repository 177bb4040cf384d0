import type { PublicForumFrame } from "@jubilee/core/talk/public-forum.types";
import type { Part } from "../../page.types.ts";
import type { PublicForumCopy } from "./words/words.types.ts";

/** What every part of a forum's pages for everybody is given. */
export interface ForumPart<Shared extends PublicForumFrame> extends Part<Shared> {
  own: PublicForumCopy;
}
