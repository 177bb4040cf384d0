import { countPeople, type PeopleWords } from "@jubilee/core/events/event-types.rules";
import { refusedFile } from "@jubilee/core/people/imports.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { toast } from "@jubilee/ui/toast";
import { Download, Undo2 } from "lucide-react";
import { useState } from "react";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { bigNumbers, main } from "./Import.css.ts";
import type { Import } from "./useImport.ts";

interface DoneStepProps {
  current: Import;
  guestsHref: string;
  words: PeopleWords;
}

/** What the import did, and the way to take it back. */
export function DoneStep({ current: { session, state }, guestsHref, words }: DoneStepProps) {
  const [isUndoing, setUndoing] = useState(false);
  const { added = 0, updated = 0, unchanged = 0, refused = [] } = state.outcome ?? {};
  const undo = async () => {
    setUndoing(true);
    const undone = await session.undo();
    setUndoing(false);
    if (undone === null) return;
    const { removed, kept } = undone;
    toast.success(
      `Undone: ${countPeople(removed, words)} ${removed === 1 ? "was" : "were"} taken off the list again`,
      kept > 0
        ? { description: `${countPeople(kept, words)} acted or were edited meanwhile and stayed.` }
        : {},
    );
  };
  const { table, fileName, rejected } = state;
  const download = () => {
    if (!table) return;
    downloadText(
      `refused-lines-of-${fileName.replace(/\.\w+$/, "")}.csv`,
      "text/csv",
      refusedFile(table, rejected, refused),
    );
  };
  const title =
    added + updated === 0 ? "Nothing new in this file" : `The ${words.many} are on your list`;
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
        <Banner tone="warning" title={`${counted(refused.length, "line")} refused`}>
          {refused
            .slice(0, 5)
            .map(({ line, reason }) => `Line ${line}: ${reason}`)
            .join(". ")}
        </Banner>
      )}
      {refused.length + rejected.length > 0 && (
        <Inline>
          <Button variant="link" icon={<Download />} onClick={download}>
            Download {counted(refused.length + rejected.length, "line")} that did not go in
          </Button>
        </Inline>
      )}
      <Inline gap="3">
        <LinkButton href={guestsHref}>See the {words.many}</LinkButton>
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
