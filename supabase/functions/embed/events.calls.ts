import type { PublicCalls } from "./call.types.ts";
import { tells } from "./tells.ts";

export const calls: PublicCalls = {
  /** A template behind its link: nobody's names, nothing of who wrote it. */
  "GET template": tells("get_shared_template"),
};
