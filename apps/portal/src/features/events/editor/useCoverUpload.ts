import type { EventDraft } from "@jubilee/core/events/events.types";
import { useState } from "react";
import { useUser } from "../../../app/session/useUser.ts";
import { lookOfPhoto } from "./photoLook.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventsApi } from "@jubilee/core/events/events.api";

/** Puts a photo up and hands over its address and colours, or says why it cannot be one. */
export function useCoverUpload(
  onUploaded: (cover: Pick<EventDraft, "coverUrl" | "coverLook">) => void,
) {
  const events = useApi(createEventsApi);
  const { id } = useUser();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File) => {
    setUploading(true);
    setProblem(undefined);
    const [result, coverLook] = await Promise.all([
      events.uploadCover(file, id),
      lookOfPhoto(file),
    ]);
    setUploading(false);
    if (result.ok) onUploaded({ coverUrl: result.value, coverLook });
    else setProblem(result.error.message);
  };
  return { isUploading, problem, upload };
}
