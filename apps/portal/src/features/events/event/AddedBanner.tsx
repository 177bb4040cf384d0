import { mailMoment } from "@jubilee/core/base/moments.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { usePassed } from "../../../page-kit/usePassed.ts";
import type { AddedParts } from "./addedParts.ts";
import { useTakeBack } from "./useTakeBack.ts";

/** For an hour after parts of a template came: the way back, on the device that added them. */
export function AddedBanner({ event, added }: { event: EventRecord; added: AddedParts }) {
  const locale = useLocale();
  const { isBusy, takeBack, keep } = useTakeBack(event.id);
  const isOver = usePassed(added.undoUntil);
  if (isOver) return null;
  return (
    <Banner
      title={`Parts of “${added.title}” came to this event`}
      action={
        <Inline gap="2">
          <Button
            variant="outline"
            size="sm"
            loading={isBusy}
            onClick={() => void takeBack(added.undoId)}
          >
            Undo
          </Button>
          <Button variant="ghost" size="sm" onClick={keep}>
            Keep them
          </Button>
        </Inline>
      }
    >
      {`Until ${mailMoment(added.undoUntil, event.timeZone, locale)} all of it can be taken back.`}
    </Banner>
  );
}
