import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { mostPhotos } from "@jubilee/core/venues/venues.rules";
import { Button } from "@jubilee/ui/button";
import { FileUpload } from "@jubilee/ui/file-upload";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useUser } from "../../../../app/session/useUser.ts";
import { FoldedPart } from "./FoldedPart.tsx";
import { partWords } from "./partWords.rules.ts";
import type { VenuePartProps } from "./useVenueDraft.ts";
import { part, photo, photos, picture } from "./VenueEditor.css.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";

/** Pictures; the first one leads. */
export function PhotosPart({ draft, errors, onChange }: VenuePartProps) {
  const venues = useApi(createVenuesApi);
  const { id: userId } = useUser();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { photoUrls } = draft;
  const error = problem ?? errors.photoUrls;
  const upload = async (files: File[]) => {
    setUploading(true);
    setProblem(undefined);
    const added: string[] = [];
    for (const file of files.slice(0, mostPhotos - photoUrls.length)) {
      const result = await venues.uploadPhoto(file, userId);
      if (result.ok) added.push(result.value);
      else setProblem(`${file.name}: ${result.error.message}`);
    }
    onChange({ photoUrls: [...photoUrls, ...added] });
    setUploading(false);
  };
  return (
    <FoldedPart
      title="Pictures"
      says={partWords.photos(draft)}
      isWrong={error !== undefined}
      description="The first one leads the page. Up to 12."
    >
      <div className={part}>
        {photoUrls.length > 0 && (
          <ul className={photos}>
            {photoUrls.map((url, index) => (
              <li key={url} className={photo}>
                <img className={picture} src={url} alt={`Number ${index + 1}`} />
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<Trash2 />}
                  onClick={() => onChange({ photoUrls: photoUrls.toSpliced(index, 1) })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        {photoUrls.length < mostPhotos && (
          <FileUpload
            label={isUploading ? "Uploading" : "Add pictures"}
            help={venuesCopy.photo}
            accept="image/jpeg,image/png,image/webp"
            multiple
            disabled={isUploading}
            onFiles={(files) => void upload(files)}
            {...(error ? { error } : {})}
          />
        )}
      </div>
    </FoldedPart>
  );
}
