import { Skeleton } from "../skeleton/Skeleton.tsx";
import { coming, frame, list } from "./Conversation.css.ts";

const bubbles = [
  { side: "start", width: "44%", height: 44 },
  { side: "start", width: "62%", height: 68 },
  { side: "end", width: "38%", height: 44 },
  { side: "start", width: "54%", height: 44 },
  { side: "end", width: "48%", height: 68 },
] as const;

/** Messages that are coming. Its page is busy until they are there. */
export function ConversationSkeleton() {
  return (
    <div className={frame} aria-hidden="true" aria-busy="true">
      <div className={list}>
        {bubbles.map(({ side, width, height }) => (
          <div key={width} className={coming({ side })}>
            {side === "start" && <Skeleton shape="circle" width={32} height={32} />}
            <Skeleton shape="block" width={width} height={height} />
          </div>
        ))}
      </div>
    </div>
  );
}
