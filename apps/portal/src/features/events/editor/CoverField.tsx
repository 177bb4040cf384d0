import { coverSubjectNames } from "@jubilee/core/events/cover-seeds.copy";
import { seedOfSubject, subjectOfSeed } from "@jubilee/core/events/cover-seeds.rules";
import type { CoverLook, EventDraft } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Select } from "@jubilee/ui/select";
import { Text } from "@jubilee/ui/text";
import { ImageUp, Shuffle, Trash2 } from "lucide-react";
import { useRef } from "react";
import { optionsOf } from "../../../page-kit/form/optionsOf.ts";
import { PhotoColours } from "./PhotoColours.tsx";

export interface CoverFieldProps {
  coverUrl: string | null;
  coverSeed: string;
  coverLook: CoverLook | null;
  error: string | undefined;
  isUploading: boolean;
  onUpload: (file: File) => Promise<void>;
  onChange: (change: Partial<EventDraft>) => void;
}

const subjects = [
  { value: "" as const, label: "What suits the kind of event" },
  ...optionsOf(coverSubjectNames),
];

/** A photo of one's own, or a drawn cover and another one and another one. */
export function CoverField(props: CoverFieldProps) {
  const { coverUrl, coverSeed, coverLook, error, isUploading, onUpload, onChange } = props;
  const subject = subjectOfSeed(coverSeed);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="2" as="section" aria-label="Cover">
      <Text weight="strong">Cover</Text>
      <Inline>
        {coverUrl ? (
          <Button
            variant="outline"
            icon={<Trash2 />}
            onClick={() => onChange({ coverUrl: null, coverLook: null })}
          >
            Use a drawn cover
          </Button>
        ) : (
          <Button
            variant="outline"
            icon={<Shuffle />}
            onClick={() => onChange({ coverSeed: seedOfSubject(subject, crypto.randomUUID()) })}
          >
            Draw another
          </Button>
        )}
        <Button
          variant="outline"
          icon={<ImageUp />}
          loading={isUploading}
          onClick={() => picker.current?.click()}
        >
          {coverUrl ? "Other photo" : "Use a photo"}
        </Button>
        <input
          ref={picker}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          aria-label="Cover photo"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) void onUpload(file);
          }}
        />
      </Inline>
      {!coverUrl && (
        <Select
          label="What it shows"
          options={subjects}
          value={subject ?? ""}
          onValueChange={(chosen) =>
            onChange({ coverSeed: seedOfSubject(chosen || null, coverSeed) })
          }
        />
      )}
      {error ? (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      ) : (
        <Text tone="muted">
          {coverUrl
            ? "JPG, PNG or WebP up to 10 MB."
            : "Drawn for this event alone. A photo can be JPG, PNG or WebP up to 10 MB."}
        </Text>
      )}
      {coverUrl && (
        <PhotoColours
          key={coverUrl}
          coverUrl={coverUrl}
          look={coverLook}
          onChange={(look) => onChange({ coverLook: look })}
        />
      )}
    </Stack>
  );
}
