import { linkState } from "@jubilee/core/sharing/share.rules";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { LinkChip } from "./LinkChip.tsx";

/** Whether a link lives, counted with how often it may be used. */
export function LinkState({ link }: { link: Pick<ShareLink, "status" | "useCount" | "useLimit"> }) {
  return <LinkChip state={linkState(link)} />;
}
