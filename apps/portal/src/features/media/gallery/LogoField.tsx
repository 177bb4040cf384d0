import { pictureProblem, unreadProblem } from "@jubilee/core/media/gallery.rules";
import type { StoredPicture } from "@jubilee/core/media/gallery.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { ImageUp, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { drawPicture, openPicture } from "../../../page-kit/files/drawPicture.ts";
import { logo as plate, logoImage } from "./Gallery.css.ts";
import { sendFile } from "./sendFile.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGalleryApi } from "@jubilee/core/media/gallery.api";

export interface LogoFieldProps {
  eventId: string;
  logo: StoredPicture | null;
  onChange: (logo: StoredPicture | null) => void;
}

/** Pixels a side: sharp at the largest size a logo is shown in. */
const logoSide = 640;

/** A sponsor's logo, drawn anew and kept see-through where it is. */
export function LogoField({ eventId, logo, onChange }: LogoFieldProps) {
  const gallery = useApi(createGalleryApi);
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File): Promise<string | StoredPicture> => {
    const refused = pictureProblem(file);
    if (refused) return refused;
    const picture = await openPicture(file);
    const drawn = picture && (await drawPicture(picture, logoSide, "png"));
    picture?.close();
    if (!drawn) return unreadProblem(file);
    const { width, height } = drawn;
    const sent = await sendFile(
      gallery,
      eventId,
      { file: drawn.file, ending: "png" },
      new AbortController().signal,
    );
    return sent.ok ? { path: sent.value, width, height } : sent.error.message;
  };
  const choose = async (file: File) => {
    setSending(true);
    setProblem(null);
    const result = await read(file);
    setSending(false);
    if (typeof result === "string") setProblem(result);
    else onChange(result);
  };
  return (
    <Stack gap="2" as="section" aria-label="Logo">
      <Text weight="strong">Logo</Text>
      <Inline>
        {logo && (
          <span className={plate} data-theme="light">
            <img className={logoImage} src={gallery.addressOf(logo.path)} alt="The logo" />
          </span>
        )}
        <Button
          variant="outline"
          icon={<ImageUp />}
          loading={isSending}
          onClick={() => picker.current?.click()}
        >
          {logo ? "Other logo" : "Choose a logo"}
        </Button>
        {logo && (
          <Button variant="ghost" icon={<Trash2 />} onClick={() => onChange(null)}>
            No logo
          </Button>
        )}
        <input
          ref={picker}
          hidden
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Logo file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) void choose(file);
          }}
        />
      </Inline>
      {problem ? (
        <InlineMessage tone="danger">{problem}</InlineMessage>
      ) : (
        <Text tone="muted">PNG, JPG or WebP. Without one the name stands in its place.</Text>
      )}
    </Stack>
  );
}
