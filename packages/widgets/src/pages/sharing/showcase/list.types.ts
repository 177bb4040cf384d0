import type { SharedList } from "@jubilee/core/sharing/showcase.types";
import type { ShowcaseCopy } from "../../../copy/copy.types.ts";
import type { Part } from "../../page.types.ts";

/** What every part of a showcase of several events is given. */
export interface ListPart extends Part<SharedList> {
  own: ShowcaseCopy;
}
