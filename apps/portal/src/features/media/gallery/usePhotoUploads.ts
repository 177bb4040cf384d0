import type { UploadedFile } from "@jubilee/ui/file-upload";
import { useEffect, useRef, useState } from "react";
import { sendPhoto } from "./sendPhoto.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGalleryApi } from "@jubilee/core/media/gallery.api";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";

interface Upload {
  id: string;
  file: File;
  stop: AbortController;
}

/** So many photos travel at once. */
const atOnce = 2;

/** Photos on their way: two at a time, each with its progress, to be stopped or sent again. */
export function usePhotoUploads(eventId: string, onArrived: () => void) {
  const gallery = useApi(createGalleryApi);
  const [lines, setLines] = useState<UploadedFile[]>([]);
  const uploads = useRef(new Map<string, Upload>());
  const waiting = useRef<Upload[]>([]);
  const travelling = useRef(0);
  useEffect(() => {
    const all = uploads.current;
    return () => all.forEach(({ stop }) => stop.abort());
  }, []);

  const change = (id: string, part: Partial<UploadedFile>) =>
    setLines((known) => known.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const drop = (id: string) => {
    uploads.current.delete(id);
    setLines((known) => known.filter((line) => line.id !== id));
  };
  const send = async ({ id, file, stop }: Upload) => {
    const result = await sendPhoto(gallery, eventId, file, stop.signal, (percent) =>
      change(id, { percent }),
    );
    if (result.ok) {
      drop(id);
      onArrived();
    } else if (!stop.signal.aborted) {
      change(id, { state: "failed", problem: result.error.message });
      if (result.error.code === "plan_required") tellFailure(result.error, "Photo Gallery");
    }
  };
  const goOn = () => {
    while (travelling.current < atOnce) {
      const next = waiting.current.shift();
      if (!next) return;
      travelling.current += 1;
      void send(next).finally(() => {
        travelling.current -= 1;
        goOn();
      });
    }
  };
  const begin = (upload: Upload) => {
    uploads.current.set(upload.id, upload);
    waiting.current.push(upload);
    goOn();
  };
  return {
    lines,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
      setLines((known) => [
        ...known,
        ...added.map(({ id, file }) => ({ id, name: file.name, state: "sending" as const })),
      ]);
      for (const { id, file } of added) begin({ id, file, stop: new AbortController() });
    },
    again: (id: string) => {
      const upload = uploads.current.get(id);
      if (!upload) return;
      setLines((known) =>
        known.map((line) => (line.id === id ? { id, name: line.name, state: "sending" } : line)),
      );
      begin({ ...upload, stop: new AbortController() });
    },
    remove: (id: string) => {
      uploads.current.get(id)?.stop.abort();
      waiting.current = waiting.current.filter((upload) => upload.id !== id);
      drop(id);
    },
  };
}
