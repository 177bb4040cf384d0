import { createNoticesApi } from "@jubilee/core/notices/notices.api";
import type { NoticedEvent } from "@jubilee/core/notices/notices.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Select } from "@jubilee/ui/select";
import { Text } from "@jubilee/ui/text";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { noticeKeys } from "../../../page-kit/notices/noticeReads.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { list, listRow, stack, words } from "./AccountSettings.css.ts";

/** Events that one hears nothing of, whatever is chosen above. */
export function MutedEvents() {
  const api = useApi(createNoticesApi);
  const locale = useLocale();
  const { data: events = [] } = useRead(noticeKeys.events, () => api.events());
  const { run, isBusy } = useWrite(noticeKeys.events);
  const mute = ({ id }: NoticedEvent, isMuted: boolean) => run(() => api.mute(id, isMuted));
  const muted = events.filter(({ isMuted }) => isMuted);
  const heard = events.filter(({ isMuted }) => !isMuted);
  const dayOf = ({ startDate, timeZone }: NoticedEvent) =>
    formatDay(startDate, timeZone, locale, "short");
  if (events.length === 0) return null;
  return (
    <Card title="Muted events">
      <div className={stack}>
        <Text tone="muted">
          You hear nothing of a muted event, here or by mail. Your colleagues still do.
        </Text>
        {muted.length > 0 && (
          <ul className={list}>
            {muted.map((event) => (
              <li key={event.id} className={listRow}>
                <span className={words}>
                  <Text weight="medium">{event.name}</Text>
                  <Text tone="muted" size={14}>
                    {dayOf(event)}
                  </Text>
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  disabled={isBusy}
                  onClick={() => void mute(event, false)}
                >
                  Hear of it again
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Select
          label="Mute an event"
          placeholder="Choose an event"
          value=""
          disabled={isBusy || heard.length === 0}
          options={heard.map((event) => ({
            value: event.id,
            label: `${event.name}, ${dayOf(event)}`,
          }))}
          onValueChange={(id) => {
            const event = heard.find((one) => one.id === id);
            if (event) void mute(event, true);
          }}
        />
      </div>
    </Card>
  );
}
