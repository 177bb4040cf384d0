import type { SharedGallery } from "@jubilee/core/media/gallery.types";
import { useEffect, useState } from "react";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";

const nothing: SharedGallery = { photos: [], sponsors: [] };

/**
 * The photos and sponsors behind a token; null while they are on their way. What cannot be read is
 * left out: the page stands without it.
 */
export function useGallery(token: string): SharedGallery | null {
  const [gallery, setGallery] = useState<SharedGallery | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const result = await callEmbed<SharedGallery>(`gallery/${encodeURIComponent(token)}`);
      if (!isGone) setGallery(result.ok ? result.value : nothing);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [token]);
  return gallery;
}
