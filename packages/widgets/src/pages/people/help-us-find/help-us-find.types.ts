import type { SharedDirectory } from "@jubilee/core/people/members.types";
import type { Part } from "../../page.types.ts";
import type { FindCopy } from "./words/words.types.ts";

/** What every part of the page is given by which helpers find missing people. */
export interface FindPart extends Part<SharedDirectory> {
  own: FindCopy;
}
