import type { OwnProfile } from "@jubilee/core/people/profiles.types";
import type { Part } from "../../page.types.ts";
import type { ProfileCopy } from "./words/words.types.ts";

/** What every part of one's own profile is given. */
export interface ProfilePart extends Part<OwnProfile> {
  own: ProfileCopy;
}
