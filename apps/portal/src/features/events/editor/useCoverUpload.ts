import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useUser } from "../../../app/session/useUser.ts";
import { useApis } from "../data/useApis.ts";

/** Puts a photo up and hands over its address. */
export function useCoverUpload(onUploaded: (coverUrl: string) => void) {
  const { events } = useApis();
  const { id } = useUser();
  const [isUploading, setUploading] = useState(false);
  const upload = async (file: File) => {
    setUploading(true);
    const result = await events.uploadCover(file, id);
    setUploading(false);
    if (result.ok) onUploaded(result.value);
    else toast.error(result.error.message);
  };
  return { isUploading, upload };
}
