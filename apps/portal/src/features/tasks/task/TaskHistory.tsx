import { formatInstant } from "@jubilee/core/base/time.rules";
import type { JourneyStage } from "@jubilee/core/tasks/journey.types";
import { historyWords } from "@jubilee/core/tasks/task-history.rules";
import type { TaskRecord, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { Button } from "@jubilee/ui/button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { History } from "lucide-react";
import { useMemo, useState } from "react";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { taskHistoryRead } from "../views/tasks.reads.ts";
import { change, changes, changeTime, part, partTitle } from "./TaskPanel.css.ts";

interface TaskHistoryProps {
  task: TaskRecord;
  rows: readonly TaskRow[];
  stages: readonly JourneyStage[];
}

/** How many are shown until more is asked for. */
const atFirst = 8;

/** Who changed what of a task and when, once that is asked for. */
export function TaskHistory(props: TaskHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={part}>
      {isOpen ? (
        <>
          <h3 className={partTitle}>What became of it</h3>
          <Entries {...props} />
        </>
      ) : (
        <span>
          <Button size="sm" variant="ghost" icon={<History />} onClick={() => setOpen(true)}>
            Who changed what
          </Button>
        </span>
      )}
    </section>
  );
}

function Entries({ task, rows, stages }: TaskHistoryProps) {
  const reading = useReading((client) => taskHistoryRead(client, task));
  const [isWhole, setWhole] = useState(false);
  const locale = useLocale();
  const place = useMemo(() => {
    const names = new Map(task.people.map(({ id, name }) => [id, name]));
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    return {
      locale,
      nameOf: (id: string) => names.get(id) ?? null,
      titleOf: (id: string) => titles.get(id) ?? null,
      stageOf: (key: string) => stages.find((stage) => stage.key === key)?.name ?? key,
    };
  }, [locale, rows, stages, task.people]);
  return (
    <Loaded of={reading} what="What became of it" skeleton={<SkeletonRows count={3} />}>
      {(entries) => {
        const lines = entries.flatMap((entry) => {
          const words = historyWords(entry, place);
          return words.length === 0 ? [] : [{ entry, words: words.join(", ") }];
        });
        return (
          <>
            <ol className={changes}>
              {(isWhole ? lines : lines.slice(0, atFirst)).map(({ entry, words }) => (
                <li key={entry.id} className={change}>
                  <span>
                    <bdi>{entry.isMe ? "You" : (entry.by ?? "Somebody with a link")}</bdi>{" "}
                    <bdi>{words}</bdi>
                  </span>
                  <time className={changeTime} dateTime={entry.at}>
                    {formatInstant(entry.at, task.timeZone, locale)}
                  </time>
                </li>
              ))}
            </ol>
            {lines.length > atFirst && !isWhole && (
              <span>
                <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
                  {`Show all ${lines.length}`}
                </Button>
              </span>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
