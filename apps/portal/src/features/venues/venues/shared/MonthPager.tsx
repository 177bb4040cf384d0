import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { useMonths } from "./useMonths.ts";

export interface MonthPagerProps {
  months: ReturnType<typeof useMonths>;
}

/** The two months before and after those that are shown. */
export function MonthPager({ months: { isBusy, problem, earlier, later } }: MonthPagerProps) {
  return (
    <>
      <Inline>
        <IconButton
          label="Earlier months"
          variant="outline"
          icon={<ChevronLeft />}
          disabled={isBusy || !earlier}
          onClick={() => earlier?.()}
        />
        <IconButton
          label="Later months"
          variant="outline"
          icon={<ChevronRight />}
          disabled={isBusy || !later}
          onClick={() => later?.()}
        />
      </Inline>
      {problem && <InlineMessage tone="danger">{problem}</InlineMessage>}
    </>
  );
}
