import { audienceMeanings, profileFields } from "@jubilee/core/people/profiles.copy";
import { pictureAddress } from "@jubilee/core/people/members.rules";
import { shownTo } from "@jubilee/core/people/profiles.rules";
import type { OwnProfile } from "@jubilee/core/people/profiles.types";
import { Avatar } from "@jubilee/ui/avatar";
import { DescriptionList } from "@jubilee/ui/description-list";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Fragment, useState } from "react";
import { picture, seen, seenName, seenPhotos } from "./Profile.css.ts";

/** Breaks a long address before its @ rather than within a word. */
function Breaking({ text }: { text: string }) {
  const [before = "", ...after] = text.split("@");
  return (
    <bdi>
      <span>{before}</span>
      {after.map((part) => (
        <Fragment key={part}>
          <wbr />
          <span>{`@${part}`}</span>
        </Fragment>
      ))}
    </bdi>
  );
}

const viewers = [
  { value: "everyone", label: "Everyone" },
  { value: "guests", label: "Guests" },
  { value: "organisers", label: "Hosts" },
] as const;

type Viewer = (typeof viewers)[number]["value"];

/** What others see of one's profile, through each viewer's eyes. */
export function SeenBy({
  profile,
}: {
  profile: Pick<OwnProfile, "fields" | "audiences" | "events">;
}) {
  const [viewer, setViewer] = useState<Viewer>("guests");
  const { name, bio, photo_then: then, photo_now: now, ...rest } = shownTo(viewer, profile);
  const facts = profileFields.flatMap(({ field, name: term }) => {
    const detail = Object.entries(rest).find(([key]) => key === field)?.[1];
    return detail ? [{ term, detail: <Breaking text={detail} /> }] : [];
  });
  return (
    <Stack gap="3">
      <SegmentedControl
        label="Seen by"
        segments={viewers}
        value={viewer}
        onValueChange={setViewer}
        fullWidth
      />
      <Text size={14} tone="muted">
        {audienceMeanings[viewer]}
      </Text>
      <div className={seen} aria-live="polite">
        {name ? (
          <>
            {!then && !now && <Avatar name={name} size="xxl" />}
            {(then ?? now) && (
              <div className={seenPhotos}>
                {then && <img className={picture} src={pictureAddress(then)} alt="Then" />}
                {now && <img className={picture} src={pictureAddress(now)} alt="Now" />}
              </div>
            )}
            <span className={seenName}>
              <bdi>{name}</bdi>
            </span>
            {bio && (
              <Text preserveLines dir="auto">
                {bio}
              </Text>
            )}
            {facts.length > 0 && <DescriptionList items={facts} />}
          </>
        ) : (
          <Text tone="muted">
            Nothing: they do not see your name, so you stand in no list of theirs.
          </Text>
        )}
      </div>
    </Stack>
  );
}
