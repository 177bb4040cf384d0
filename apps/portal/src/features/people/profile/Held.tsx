import { formatInstant } from "@jubilee/core/base/time.rules";
import { heldParts } from "@jubilee/core/people/held.rules";
import { ownDataFile } from "@jubilee/core/people/profiles.rules";
import type { Erasure, OwnProfile } from "@jubilee/core/people/profiles.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { callEmbed } from "../../../page-kit/embed/embed.ts";
import { useChange } from "./useChange.ts";

interface HeldProps {
  profile: OwnProfile;
  onChanged: () => void;
  onErased: (erasure: Erasure) => void;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the hosts keep about a person: to read, to copy, to have erased. */
export function Held({ profile, onChanged, onErased }: HeldProps) {
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, refused, run } = useChange();
  const path = `profile/${encodeURIComponent(profile.token)}`;
  const day = (instant: string) => formatInstant(instant, zone, locale);
  const ownOrders = profile.held.orders.length;
  const erase = async () => {
    const erasure = await run(() => callEmbed<Erasure>(`${path}/erase`, { erase: true }));
    setAsking(false);
    if (erasure) onErased(erasure);
  };
  const wish = async (wantsMail: boolean) => {
    if (await run(() => callEmbed<OwnProfile>(path, { wantsMail }))) onChanged();
  };
  return (
    <Section
      title="What we hold about you"
      size="section"
      description={
        <>
          Everything <bdi>{profile.host}</bdi> keeps here about you. What is wrong you correct
          above; answers you change by your invitation.
        </>
      }
      divided
    >
      <Stack gap="5">
        {heldParts(profile.held, { locale, day }).map(({ title, facts }) => (
          <Stack gap="2" key={title}>
            <Heading level={3} size="panel">
              {title}
            </Heading>
            <DescriptionList
              look="rows"
              items={facts.map(({ term, detail }) => ({ term, detail: <bdi>{detail}</bdi> }))}
            />
          </Stack>
        ))}
        {profile.hasHostNotes && (
          <Text tone="muted">
            The hosts also keep notes or tags of their own about you. Ask them to show you these.
          </Text>
        )}
        <Switch
          label="Mails from these hosts"
          help="Invitations and reminders. Your links keep working without them."
          checked={profile.wantsMail}
          disabled={isBusy}
          onCheckedChange={(wantsMail) => void wish(wantsMail)}
        />
        {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
        <Inline gap="3">
          <Button
            variant="outline"
            icon={<Download />}
            onClick={() =>
              downloadText(
                "my-data.json",
                "application/json",
                ownDataFile(profile, new Date().toISOString()),
              )
            }
          >
            Download a copy
          </Button>
          <Button variant="ghost" icon={<Trash2 />} onClick={() => setAsking(true)}>
            Erase me
          </Button>
        </Inline>
      </Stack>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Erase everything about you?"
        description={`Your name, contact, words, pictures, answers and links go for good, and you come off the lists of what is still ahead. ${
          ownOrders > 0
            ? `Your ${ownOrders === 1 ? "order stays" : "orders stay"} in the hosts’ books with the buyer’s name, because the law asks for it. `
            : ""
        }For past events only the number of people stays. The hosts’ log of changes keeps that you were erased, and what was changed before.`}
        confirmLabel="Erase me"
        cancelLabel="Keep my profile"
        destructive
        loading={isBusy}
        onConfirm={() => void erase()}
      />
    </Section>
  );
}
