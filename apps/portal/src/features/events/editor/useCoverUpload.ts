import { useState } from "react";
import { useUser } from "../../../app/session/useUser.ts";
import { useApis } from "../data/useApis.ts";

/** Puts a photo up and hands over its address, or says why it cannot be one. */
export function useCoverUpload(onUploaded: (coverUrl: string) => void) {
  const { events } = useApis();
  const { id } = useUser();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File) => {
    setUploading(true);
    setProblem(undefined);
    const result = await events.uploadCover(file, id);
    setUploading(false);
    if (result.ok) onUploaded(result.value);
    else setProblem(result.error.message);
  };
  return { isUploading, problem, upload };
}
