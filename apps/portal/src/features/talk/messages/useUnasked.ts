import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { useState } from "react";

interface Line {
  id: string;
  unread: number;
}

/**
 * What stands open where nobody chose yet and there is room beside the list: the newest that is not
 * read, else the newest. It stays the same while others come in, until one has left it. The address does not name it, and
 * it counts as read only once somebody turns to it.
 */
export function useUnasked(askedId: string | null, lines: readonly Line[] | undefined) {
  const isPhone = useMedia(media.mobile);
  const [kept, keep] = useState<string | null>(null);
  const first = lines?.find(({ unread }) => unread > 0) ?? lines?.[0];
  const isThere = lines === undefined || lines.some(({ id }) => id === kept);
  if (!isThere && kept !== (first?.id ?? null)) keep(first?.id ?? null);
  return askedId ?? (isPhone ? null : kept);
}
