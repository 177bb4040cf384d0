import { IconButton } from "@jubilee/ui/icon-button";
import { Text } from "@jubilee/ui/text";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useLocale } from "../../useLocale.ts";
import { steps } from "./StepButtons.css.ts";
import type { StepThrough } from "./useStepThrough.ts";

interface StepButtonsProps {
  step: StepThrough;
  /** What is gone through: "guest". */
  noun: string;
}

/** The one before and the next of a list, and which of how many is open. */
export function StepButtons({ step, noun }: StepButtonsProps) {
  const count = new Intl.NumberFormat(useLocale());
  const { at, total, previous, next } = step;
  return (
    <div className={steps}>
      <IconButton
        label={`Previous ${noun} (K)`}
        icon={<ChevronUp />}
        aria-keyshortcuts="K"
        disabled={!previous}
        onClick={() => previous?.()}
      />
      <IconButton
        label={`Next ${noun} (J)`}
        icon={<ChevronDown />}
        aria-keyshortcuts="J"
        disabled={!next}
        onClick={() => next?.()}
      />
      {at > 0 && (
        <Text as="span" size={12} tone="muted" numeric>
          {`${count.format(at)} of ${count.format(total)}`}
        </Text>
      )}
    </div>
  );
}
