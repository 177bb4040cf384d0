import type { EventRecord } from "@jubilee/core/events/events.types";
import { succeed } from "@jubilee/core/base/result.rules";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { PublishPast } from "./PublishPast.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/**
 * Publishes an event and makes the link of its page, if there is none yet and it may have one. What
 * is over already asks first: `question` stands beside the button.
 */
export function usePublish(event: EventRecord, onPublished: () => void) {
  const events = useApi(createEventsApi);
  const share = useApi(createShareApi);
  const { isBusy, run } = useWrite(keys.events, "Event management");

  const [isAsking, setAsking] = useState(false);
  const isPrivate = event.visibility === "private";

  const publish = async () => {
    setAsking(false);
    const published = await run(async () => {
      const result = await events.setStatus(event.id, "published");
      if (!result.ok || isPrivate) return result;
      const links = await share.list(event.id);
      if (!links.ok) return links;
      const isShared = links.value.some(
        ({ kind, status }) => kind === "event_info_view" && status === "active",
      );
      if (isShared) return succeed(result.value);
      const link = await share.create(event.id, "event_info_view", {});
      return link.ok ? succeed(result.value) : link;
    });
    if (published) onPublished();
  };

  return {
    isBusy,
    publish: () => {
      if (Date.parse(event.endDate) <= Date.now()) setAsking(true);
      else void publish();
    },
    question: isAsking && (
      <PublishPast onPublish={() => void publish()} onClose={() => setAsking(false)} />
    ),
  };
}
