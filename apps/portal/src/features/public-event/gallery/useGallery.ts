import type { GalleryCounts, SharedGallery } from "@jubilee/core/gallery/types";
import { useEffect, useState } from "react";
import { callEmbed } from "../../../page-kit/embed/embed.ts";

const nothing: SharedGallery = { photos: [], sponsors: [] };

/**
 * The photos and sponsors behind a token, asked for only where there are some. Null while they are
 * on their way; what cannot be read is left out: the page stands without it.
 */
export function useGallery(token: string, counts: GalleryCounts | undefined): SharedGallery | null {
  const [gallery, setGallery] = useState<SharedGallery | null>(null);
  const isAsked = counts !== undefined;
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const result = await callEmbed<SharedGallery>(`gallery/${encodeURIComponent(token)}`);
      if (!isGone) setGallery(result.ok ? result.value : nothing);
    };
    if (isAsked) void read();
    return () => {
      isGone = true;
    };
  }, [token, isAsked]);
  return isAsked ? gallery : nothing;
}
