import { InlineMessage } from "../components/inline-message/InlineMessage.tsx";
import { useMedia } from "../components/use-media/index.ts";
import { media } from "../theme/measures.ts";

/** Which of the three ranges this window is in. */
export function CurrentRange() {
  const isDesktop = useMedia(media.desktop);
  const isMobile = useMedia(media.mobile);
  const range = isDesktop ? "desktop" : isMobile ? "mobile" : "tablet";
  return <InlineMessage tone="info">This page is {range} now.</InlineMessage>;
}
