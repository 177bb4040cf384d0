import { Heading } from "@jubilee/ui/heading";
import { Kbd } from "@jubilee/ui/kbd";
import { Text } from "@jubilee/ui/text";
import { TriangleAlert } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
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

/** Whether two boxes of the window lie over each other. */
const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** Stands over the axis while a bar is held, where it does not cover that bar. */
export function MoveCard({ preview }: { preview: MovePreview }) {
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<"start" | "end">("end");
  useLayoutEffect(() => {
    const own = card.current?.getBoundingClientRect();
    const held = document.querySelector(`[data-kept="${CSS.escape(preview.row.id)}"]`);
    if (own && held && isOver(own, held.getBoundingClientRect()))
      setAt((known) => (known === "end" ? "start" : "end"));
  }, [preview]);
  return (
    <div className={css.over}>
      <div ref={card} className={css.card({ at })}>
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
    </div>
  );
}
