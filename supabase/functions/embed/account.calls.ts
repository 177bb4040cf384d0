import type { PublicCalls } from "./call.types.ts";
import { tells } from "./tells.ts";

export const calls: PublicCalls = {
  /** Who asks somebody into a team, and what they may do there. */
  "GET team": tells("get_team_invitation"),
};
