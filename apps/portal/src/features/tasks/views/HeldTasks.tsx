import type { HistoryPlace } from "@jubilee/core/tasks/task-history.rules";
import { fieldWords, theirWords, valueWords } from "@jubilee/core/tasks/task-clash.rules";
import type { HeldTasks as Held } from "@jubilee/core/tasks/task-outbox.rules";
import type { TaskClash, TaskFields } from "@jubilee/core/tasks/tasks.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { useMemo } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import type { TaskWrites } from "./useTaskWrites.ts";

interface HeldTasksProps extends Pick<TaskWrites, "writeHeld" | "leaveHeld"> {
  held: readonly Held[];
  names: Omit<HistoryPlace, "locale">;
}

/** What could not be written, with what stands there instead, until somebody has chosen. */
export function HeldTasks({ held, names, writeHeld, leaveHeld }: HeldTasksProps) {
  const locale = useLocale();
  const place = useMemo(() => ({ ...names, locale }), [locale, names]);
  if (held.length === 0) return null;
  return (
    <Stack gap="2">
      {held.map((one) => {
        const { clashes, why } = one.held;
        return (
          <Banner
            key={one.id}
            tone="warning"
            title={why === null ? "Somebody else has changed this meanwhile" : "Not written"}
          >
            <Stack gap="2">
              {why !== null && <span>{`${one.done}. ${why}`}</span>}
              {wordsOf(one, place).map(({ key, name, mine, theirs }) => (
                <span key={key}>
                  {`${name}. Yours: `}
                  <bdi>{mine}</bdi>
                  {theirs !== null && (
                    <>
                      {". Theirs, which stands now: "}
                      <bdi>{theirs}</bdi>
                    </>
                  )}
                </span>
              ))}
              <Inline gap="2">
                <Button size="sm" variant="outline" onClick={() => writeHeld(one)}>
                  {clashes.length > 0 ? "Write mine" : "Try again"}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => leaveHeld(one)}>
                  {clashes.length > 0 ? "Keep theirs" : "Leave it"}
                </Button>
              </Inline>
            </Stack>
          </Banner>
        );
      })}
    </Stack>
  );
}

/** Each field that was not written; one of several tasks with the task's name. */
function wordsOf({ changes, held: { clashes } }: Held, place: HistoryPlace) {
  return changes.flatMap(({ id, patch }) =>
    (Object.keys(patch) as (keyof typeof patch)[]).filter(isField).map((field) => {
      const clash = clashes.find((one: TaskClash) => one.id === id && one.field === field);
      const title = changes.length > 1 ? place.titleOf(id) : null;
      return {
        key: `${id} ${field}`,
        name: title === null ? fieldWords[field] : `“${title}”: ${fieldWords[field]}`,
        mine: valueWords(field, patch[field] as TaskFields[typeof field], place),
        theirs: clash ? theirWords(clash, place) : null,
      };
    }),
  );
}

const isField = (name: string): name is keyof TaskFields => name in fieldWords;
