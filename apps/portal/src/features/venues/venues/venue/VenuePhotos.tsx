import { venueCoverType } from "@jubilee/core/venues/venues.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { gallery, lead, leadPicture, picture, strip } from "./Venue.css.ts";

export interface VenuePhotosProps {
  photoUrls: readonly string[];
  /** The seed of the drawing that stands in while there is no picture. */
  seed: string;
  name: string;
}

/** The leading picture and the others under it; a drawing while there is none. */
export function VenuePhotos({ photoUrls, seed, name }: VenuePhotosProps) {
  const [first, ...others] = photoUrls;
  return (
    <div className={gallery}>
      <div className={lead}>
        {first ? (
          <img className={leadPicture} src={first} alt={name} />
        ) : (
          <EventCover typeId={venueCoverType} eventId={seed} shape="fill" />
        )}
      </div>
      {others.length > 0 && (
        <div className={strip}>
          {others.map((url, index) => (
            <img
              key={url}
              className={picture}
              src={url}
              alt={`${name}, ${index + 2}`}
              loading="lazy"
            />
          ))}
        </div>
      )}
    </div>
  );
}
