import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { useState } from "react";

interface Line {
  id: string;
  unread: number;
}

/**
 * What stands open where nobody chose yet and there is room beside the list: the newest that is not
 * read, else the newest. It stays the same while others come in. The address does not name it, and
 * it counts as read only once somebody turns to it.
 */
export function useUnasked(askedId: string | null, lines: readonly Line[] | undefined) {
  const isPhone = useMedia(media.mobile);
  const [kept, keep] = useState<string | null>(null);
  const first = lines?.find(({ unread }) => unread > 0) ?? lines?.[0];
  if (kept === null && first) keep(first.id);
  return askedId ?? (isPhone ? null : kept);
}
