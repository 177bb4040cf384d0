import { ListPanel, type ListPanelProps } from "../../../page-kit/list/panel/ListPanel.tsx";
import { GuestFacts, type GuestFactsProps } from "./GuestFacts.tsx";
import { GuestHead, type GuestHeadProps } from "./GuestHead.tsx";

interface GuestPanelProps
  extends GuestFactsProps, GuestHeadProps, Pick<ListPanelProps, "step" | "noun" | "onClose"> {}

/** One guest of the list. */
export function GuestPanel({ onClose, step, noun, ...props }: GuestPanelProps) {
  const { guest } = props;
  return (
    <ListPanel
      title={guest.fullName}
      head={<GuestHead {...props} />}
      rowId={guest.id}
      step={step}
      noun={noun}
      onClose={onClose}
    >
      <GuestFacts {...props} />
    </ListPanel>
  );
}
