import { excerptAround } from "@jubilee/core/talk/excerpt.rules";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useLocation, useSearch } from "wouter";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";
import * as css from "./Talk.css.ts";
import { ThreadRow } from "./ThreadRow.tsx";
import { useWhen } from "./useWhen.ts";

interface FoundListProps {
  text: string;
  eventId: string | null;
  isOfEvent: boolean;
}

const mostNamed = 8;

/** Conversations of that name, then what was said with these words in all of them. */
export function FoundList({ text, eventId, isOfEvent }: FoundListProps) {
  const api = useApi(createThreadsApi);
  const [path] = useLocation();
  const search = useSearch();
  const whenOf = useWhen();
  const named = useRead(talkKeys.threads(eventId, "named", text, mostNamed), () =>
    api.list({ ...(eventId === null ? {} : { eventId }), text, size: mostNamed }),
  );
  const found = useRead(talkKeys.found(eventId, text), () => api.search(text, eventId));
  const hrefOf = (threadId: string, messageId: string) => {
    const query = new URLSearchParams(search);
    query.set("thread", threadId);
    query.set("message", messageId);
    return `${path}?${query.toString()}`;
  };
  const lines = named.data?.rows ?? [];
  return (
    <div className={css.scroller}>
      {lines.length > 0 && (
        <>
          <h2 className={css.part}>Conversations</h2>
          <ul className={css.list}>
            {lines.map((line) => (
              <li key={line.id}>
                <ThreadRow line={line} isOfEvent={isOfEvent} isOpen={false} isShown={false} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Loaded
        of={found}
        what="The search"
        skeleton={<SkeletonRows count={4} />}
        empty={
          lines.length === 0 && (
            <p className={css.listNote}>Neither a conversation nor a message has these words.</p>
          )
        }
      >
        {(messages) => (
          <>
            <h2 className={css.part}>Messages</h2>
            <ul className={css.list}>
              {messages.map((message) => (
                <li key={message.id}>
                  <RouterAnchor className={css.line} href={hrefOf(message.threadId, message.id)}>
                    <span className={css.words}>
                      <span className={css.row}>
                        <bdi className={css.name}>{message.author ?? "Somebody who left"}</bdi>
                        <time dateTime={message.at} className={css.small}>
                          {whenOf(message.at)}
                        </time>
                      </span>
                      <bdi className={css.ofEvent}>{message.thread}</bdi>
                      <span dir="auto" className={css.found}>
                        {excerptAround(message.text, text)}
                      </span>
                    </span>
                  </RouterAnchor>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </div>
  );
}
