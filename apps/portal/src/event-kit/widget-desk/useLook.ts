import { createShareApi } from "@jubilee/core/sharing/share.api";
import type { ShareLink, ShareLinkChange } from "@jubilee/core/sharing/share.types";
import { useState } from "react";
import { useApi } from "../../page-kit/data/useApi.ts";
import type { Write } from "../../page-kit/data/useWrite.ts";

/** How a link's widget looks and where it may stand: shown at once, taken back when refused. */
export function useLook(
  link: Pick<ShareLink, "id" | "settings" | "allowedOrigins">,
  { isBusy, run }: Write,
) {
  const share = useApi(createShareApi);
  const [look, setLook] = useState(link.settings);
  const keep = async (part: ShareLinkChange) => {
    const { allowedOrigins: _origins, ...changed } = part;
    setLook((known) => ({ ...known, ...changed }));
    const saved = await run(() => share.update(link.id, part));
    if (!saved) setLook(link.settings);
  };
  return {
    look,
    isBusy,
    change: (part: ShareLinkChange) => void keep(part),
    setSites: (allowedOrigins: string[]) => void keep({ allowedOrigins }),
    addSite: (origin: string) => void keep({ allowedOrigins: [...link.allowedOrigins, origin] }),
  };
}
