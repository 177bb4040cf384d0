import type { RunEntry, RunOfShow } from "@jubilee/core/schedule/run-of-show.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { useStore } from "zustand";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { RunStore, Trouble } from "../device/run.store.ts";
import * as css from "./Run.css.ts";
import { clockAt, firstWords, pressWords } from "./run-words.ts";

interface TroublesProps {
  store: RunStore;
  show: RunOfShow;
  onAgain: (entry: RunEntry, minutes: number) => void;
}

/** What was pressed and came to nothing: who was first, and once more from how it is now. */
export function Troubles({ store, show, onAgain }: TroublesProps) {
  const { troubles } = useStore(store.state);
  const locale = useLocale();
  const clock = (instant: string) => clockAt(Date.parse(instant), show.event.timeZone, locale);
  const wordsOf = ({ press, answer, message }: Trouble) => {
    const entry = show.entries.find(({ id }) => id === press.activityId);
    const said = pressWords(press, entry?.title ?? "An entry that is gone");
    return `“${said}” was not written. ${answer ? firstWords(answer.last, clock) : (message ?? "")}`;
  };
  if (troubles.length === 0) return null;
  return (
    <div className={css.troubles} role="alert">
      {troubles.map((trouble) => {
        const { press } = trouble;
        const entry = show.entries.find(({ id }) => id === press.activityId);
        return (
          <div key={press.id}>
            <InlineMessage tone="warning">{wordsOf(trouble)}</InlineMessage>
            <Inline gap="2">
              {press.act === "late" && press.minutes > 0 && entry && !entry.endedAt && (
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    store.dismiss(press.id);
                    onAgain(entry, press.minutes);
                  }}
                >
                  {`${press.minutes} more minutes`}
                </Button>
              )}
              <Button variant="ghost" size="sm" onClick={() => store.dismiss(press.id)}>
                Leave it so
              </Button>
            </Inline>
          </div>
        );
      })}
    </div>
  );
}
