import type { RichPicture } from "@jubilee/core/base/rich-text.types";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useUser } from "../../app/session/useUser.ts";
import { useApi } from "../data/useApi.ts";
import { mailPicture } from "./mailPicture.ts";

/** Takes pictures up, one at a time; what is refused is said. */
export function useMailPicture() {
  const events = useApi(createEventsApi);
  const { id } = useUser();
  const [isBusy, setBusy] = useState(false);
  const upload = (scaled: File) => events.uploadCover(scaled, id);
  /** For the editor, which says itself what was refused. */
  const put = async (file: File): Promise<RichPicture> => {
    const taken = await mailPicture(file, upload);
    if (!taken.ok) throw new Error(taken.error.message);
    return taken.value;
  };
  const take = async (file: File): Promise<RichPicture | null> => {
    setBusy(true);
    const taken = await mailPicture(file, upload);
    setBusy(false);
    if (taken.ok) return taken.value;
    toast.error("The picture is not in", { description: taken.error.message });
    return null;
  };
  return { isBusy, take, put };
}
