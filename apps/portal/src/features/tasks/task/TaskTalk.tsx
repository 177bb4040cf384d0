import { SkeletonRows } from "@jubilee/ui/skeleton";
import { lazy, Suspense, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { taskTalkRead } from "../views/tasks.reads.ts";
import { part } from "./TaskPanel.css.ts";

/** What is said about a task. */
export function TaskTalk({ taskId }: { taskId: string }) {
  const { screens } = usePortal();
  const [Comments] = useState(() => lazy(screens.comments));
  const reading = useReading((client) => taskTalkRead(client, taskId));
  return (
    <section className={part} aria-label="Comments">
      <Loaded of={reading} what="The comments" skeleton={<SkeletonRows count={2} />}>
        {({ thread }) => (
          <Suspense fallback={<SkeletonRows count={2} />}>
            <Comments threadId={thread.id} />
          </Suspense>
        )}
      </Loaded>
    </section>
  );
}
