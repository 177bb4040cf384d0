import { createGalleryApi } from "@jubilee/core/media/gallery.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls about photos and sponsors, over the planner's one client. */
export function useGalleryApi() {
  const { client } = usePlanner();
  return useMemo(() => createGalleryApi(client), [client]);
}
