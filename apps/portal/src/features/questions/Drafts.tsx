import { counted } from "@jubilee/core/base/words.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";

interface DraftsProps {
  count: number;
  isBusy: boolean;
  /** Null where the reader may change nothing. */
  onShowAll: (() => void) | null;
}

/** Above answers that a template brought: nobody has said yet that they are so. */
export function Drafts({ count, isBusy, onShowAll }: DraftsProps) {
  return (
    <Banner
      tone="info"
      title={`${counted(count, "answer")} from the template, not shown to guests yet`}
      action={
        onShowAll && (
          <Button size="sm" variant="outline" loading={isBusy} onClick={onShowAll}>
            All of it is so: show guests
          </Button>
        )
      }
    >
      They are examples. Change what is different at your event, remove what does not fit.
    </Banner>
  );
}
