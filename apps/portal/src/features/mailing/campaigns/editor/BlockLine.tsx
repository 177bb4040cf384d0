import type { CampaignBlock } from "@jubilee/core/mailing/campaigns.types";
import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { Stack } from "@jubilee/ui/stack";
import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { BlockFields } from "./BlockFields.tsx";
import { blockKinds } from "./blockKinds.tsx";
import { BlockView, type BlockViewProps } from "./BlockView.tsx";
import { block as blockStyle, hand, opener } from "./Editor.css.ts";

interface BlockLineProps extends BlockViewProps {
  place: { at: number; of: number };
  isChosen: boolean;
  onChoose: (id: string | null) => void;
  onChange: (block: CampaignBlock) => void;
  onMove: (to: number) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const fixed: ReadonlySet<CampaignBlock["kind"]> = new Set([
  "event",
  "schedule",
  "tickets",
  "answer",
  "gap",
]);

/** One part of the mail: as it is read, or open with its tools. */
export function BlockLine(props: BlockLineProps) {
  const { block, language, event, place, isChosen, onChoose } = props;
  const { label } = blockKinds[block.kind];
  const { at, of } = place;
  return (
    <li className={blockStyle} data-chosen={isChosen}>
      {!isChosen && (
        <>
          <BlockView block={block} language={language} event={event} />
          <button
            type="button"
            className={opener}
            aria-label={`Change ${label.toLowerCase()}, part ${at + 1} of ${of}`}
            onClick={() => onChoose(block.id)}
          />
        </>
      )}
      {isChosen && (
        <Stack gap="2" aria-label={label} as="section">
          {fixed.has(block.kind) && <BlockView block={block} language={language} event={event} />}
          <BlockFields block={block} language={language} onChange={props.onChange} />
          <div
            className={hand}
            role="toolbar"
            aria-label={`What to do with this ${label.toLowerCase()}`}
          >
            <IconButton
              label="Move up"
              icon={<ArrowUp />}
              variant="ghost"
              size="sm"
              disabled={at === 0}
              onClick={() => props.onMove(at - 1)}
            />
            <IconButton
              label="Move down"
              icon={<ArrowDown />}
              variant="ghost"
              size="sm"
              disabled={at === of - 1}
              onClick={() => props.onMove(at + 1)}
            />
            <IconButton
              label="Copy"
              icon={<Copy />}
              variant="ghost"
              size="sm"
              onClick={props.onCopy}
            />
            <IconButton
              label="Remove"
              icon={<Trash2 />}
              variant="ghost"
              size="sm"
              onClick={props.onRemove}
            />
            <Button variant="ghost" size="sm" onClick={() => onChoose(null)}>
              Done
            </Button>
          </div>
        </Stack>
      )}
    </li>
  );
}
