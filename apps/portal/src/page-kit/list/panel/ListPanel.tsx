import { Drawer } from "@jubilee/ui/drawer";
import { IconButton } from "@jubilee/ui/icon-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Later } from "../../../app/frame/Later.tsx";
import { beside, body, panel, sheet, top } from "./ListPanel.css.ts";
import { StepButtons } from "./StepButtons.tsx";
import { useEscape } from "./useEscape.ts";
import type { StepThrough } from "./useStepThrough.ts";

export interface ListPanelProps {
  /** Whose panel it is; with `head` it is heard and not seen. */
  title: string;
  head: ReactNode;
  /** Which row is shown: another one is drawn anew. */
  rowId: string;
  step: StepThrough;
  /** What one of the list is called: "guest". */
  noun: string;
  /** A dialog of the panel is open, which Escape closes first. */
  isAsking?: boolean;
  /** What can be done: under the head, in the sheet at its foot. */
  acts?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** One row of a list, beside it; below 1200 px over its end, on phones a sheet from the bottom edge. */
export function ListPanel(props: ListPanelProps) {
  const { title, head, rowId, step, noun, isAsking = false, acts, onClose, children } = props;
  const [hasRoom, isPhone] = [useMedia(beside), useMedia(media.mobile)];
  useEscape(onClose, hasRoom && !isAsking);
  if (!hasRoom) {
    return (
      <Drawer
        open
        side={isPhone ? "below" : "end"}
        modal={isPhone}
        title={title}
        header={head}
        footer={acts}
        onOpenChange={(open) => !open && !isAsking && onClose()}
      >
        <div className={sheet} data-list-panel="">
          <StepButtons step={step} noun={noun} />
          {children}
        </div>
      </Drawer>
    );
  }
  return (
    <aside className={panel} aria-label={title} data-list-panel="">
      <div className={top}>
        <StepButtons step={step} noun={noun} />
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      {head}
      {acts}
      <div className={body}>
        <Later key={rowId} before={<SkeletonRows count={4} />}>
          {children}
        </Later>
      </div>
    </aside>
  );
}
