import { Drawer } from "@jubilee/ui/drawer";
import { IconButton } from "@jubilee/ui/icon-button";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { X } from "lucide-react";
import { Later } from "../../../app/frame/Later.tsx";
import { StepButtons } from "../../../page-kit/list/StepButtons.tsx";
import type { StepThrough } from "../../../page-kit/list/useStepThrough.ts";
import { GuestFacts, type GuestFactsProps } from "./GuestFacts.tsx";
import { GuestHead, type GuestHeadProps } from "./GuestHead.tsx";
import { beside, panel, panelTop, sheet } from "./Guests.css.ts";
import { useEscape } from "./useEscape.ts";

interface GuestPanelProps extends GuestFactsProps, GuestHeadProps {
  step: StepThrough;
  /** What one of the list is called: "guest". */
  noun: string;
  onClose: () => void;
}

/** One guest, beside the table; below 1200 px a sheet from the bottom edge. */
export function GuestPanel({ onClose, step, noun, ...props }: GuestPanelProps) {
  const [hasRoom, isPhone] = [useMedia(beside), useMedia(media.mobile)];
  useEscape(onClose, hasRoom);
  if (!hasRoom) {
    return (
      <Drawer
        open
        side="below"
        modal={isPhone}
        title={props.guest.fullName}
        header={<GuestHead {...props} />}
        onOpenChange={(open) => !open && onClose()}
      >
        <div className={sheet}>
          <StepButtons step={step} noun={noun} />
          <GuestFacts {...props} />
        </div>
      </Drawer>
    );
  }
  return (
    <aside className={panel} aria-label={props.guest.fullName}>
      <div className={panelTop}>
        <StepButtons step={step} noun={noun} />
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      <GuestHead {...props} />
      <Later key={props.guest.id} before={<SkeletonRows count={4} />}>
        <GuestFacts {...props} />
      </Later>
    </aside>
  );
}
