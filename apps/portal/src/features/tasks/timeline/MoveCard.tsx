import { Heading } from "@jubilee/ui/heading";
import { Kbd } from "@jubilee/ui/kbd";
import { Text } from "@jubilee/ui/text";
import { TriangleAlert } from "lucide-react";
import type { MovePreview } from "./useMovePreview.ts";
import * as css from "./MoveCard.css.ts";

/** What a move does, in words: who goes along, who stays, what does not fit. */
export function MoveFacts({ preview }: { preview: MovePreview }) {
  const { moves, stays, breaks } = preview.words;
  return (
    <>
      {moves !== null && <Text size={14}>{moves}</Text>}
      {moves === null && stays.length === 0 && breaks.length === 0 && (
        <Text size={14} tone="muted">
          Nothing waits for it.
        </Text>
      )}
      {stays.map((line) => (
        <Text key={line} size={14}>
          {line}
        </Text>
      ))}
      {breaks.map((line) => (
        <p key={line} className={css.breaks}>
          <TriangleAlert className={css.sign} aria-hidden="true" />
          <span>{line}</span>
        </p>
      ))}
    </>
  );
}

/** Stands over the axis while a bar is held. */
export function MoveCard({ preview }: { preview: MovePreview }) {
  return (
    <div className={css.place}>
      <Heading level={3} size="panel">
        {preview.title}
      </Heading>
      <MoveFacts preview={preview} />
      <div className={css.keys}>
        {preview.count > 1 && (
          <>
            <Kbd>Alt</Kbd>
            <span>this one alone</span>
          </>
        )}
        <Kbd>Esc</Kbd>
        <span>leave it</span>
      </div>
    </div>
  );
}
