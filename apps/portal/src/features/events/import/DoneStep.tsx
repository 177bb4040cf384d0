import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { toast } from "@jubilee/ui/toast";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { bigNumbers, main } from "./Import.css.ts";
import type { Import } from "./useImport.ts";

interface DoneStepProps {
  current: Import;
  guestsHref: string;
}

/** What the import did, and the way to take it back. */
export function DoneStep({ current: { session, state }, guestsHref }: DoneStepProps) {
  const [isUndoing, setUndoing] = useState(false);
  const { added = 0, updated = 0, unchanged = 0, refused = [] } = state.outcome ?? {};
  const undo = async () => {
    setUndoing(true);
    const removed = await session.undo();
    setUndoing(false);
    if (removed !== null) toast.success(`Undone: ${removed} guests were taken off the list again`);
  };
  const title = added + updated === 0 ? "Nothing new in this file" : "The guests are on your list";
  return (
    <div className={main}>
      <Heading level={2}>{title}</Heading>
      <dl className={bigNumbers}>
        {[
          { value: added, label: "added" },
          { value: updated, label: "filled in" },
          { value: unchanged, label: "unchanged" },
        ].map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {refused.length > 0 && (
        <Banner tone="warning" title={`${refused.length} lines were refused`}>
          {refused
            .slice(0, 5)
            .map(({ line, reason }) => `Line ${line}: ${reason}`)
            .join(". ")}
        </Banner>
      )}
      <Inline gap="3">
        <LinkButton href={guestsHref}>See the guests</LinkButton>
        <Button
          variant="secondary-light"
          icon={<Undo2 />}
          loading={isUndoing}
          onClick={() => void undo()}
        >
          Undo the import
        </Button>
      </Inline>
    </div>
  );
}
