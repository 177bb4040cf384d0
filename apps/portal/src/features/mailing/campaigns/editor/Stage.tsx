import { moveBlock } from "@jubilee/core/mailing/campaigns.rules";
import type { CampaignBlock } from "@jubilee/core/mailing/campaigns.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { BlockLine } from "./BlockLine.tsx";
import { foot, mail, stage } from "./Editor.css.ts";

interface StageProps {
  blocks: readonly CampaignBlock[];
  language: string;
  event: EventRecord | undefined;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onChange: (blocks: CampaignBlock[]) => void;
  onRemove: (block: CampaignBlock) => void;
}

/** The mail as it is put together: a press on a part opens it. */
export function Stage(props: StageProps) {
  const { blocks, language, event, chosen, onChoose, onChange, onRemove } = props;
  const copy = (block: CampaignBlock, at: number) => {
    const twin = { ...block, id: crypto.randomUUID() };
    onChange(blocks.toSpliced(at + 1, 0, twin));
    onChoose(twin.id);
  };
  return (
    <div className={stage}>
      <div className={mail}>
        <ul aria-label="Parts of the mail">
          {blocks.map((block, at) => (
            <BlockLine
              key={block.id}
              block={block}
              language={language}
              event={event}
              place={{ at, of: blocks.length }}
              isChosen={chosen === block.id}
              onChoose={onChoose}
              onChange={(next) => onChange(blocks.map((one) => (one.id === next.id ? next : one)))}
              onMove={(to) => onChange(moveBlock(blocks, block.id, to))}
              onCopy={() => copy(block, at)}
              onRemove={() => onRemove(block)}
            />
          ))}
        </ul>
        <p className={foot}>
          Under every mail stand why they get it, the privacy page and the link to unsubscribe.
        </p>
      </div>
    </div>
  );
}
