import type { SupportMessage } from "@jubilee/core/site/support.types";
import { formatClock, formatDay } from "@jubilee/core/base/time.rules";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { list, said, saidByOperator, saidByRequester } from "./Support.css.ts";

export interface MessagesProps {
  messages: readonly SupportMessage[];
  as: "requester" | "operator";
  requester: string;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What was said, oldest first. */
export function Messages({ messages, as, requester }: MessagesProps) {
  const locale = useLocale();
  return (
    <ol className={list}>
      {messages.map(({ id, author, body, createdAt }) => {
        const who = author === as ? "You" : author === "operator" ? "The operator" : requester;
        const side = author === "operator" ? saidByOperator : saidByRequester;
        return (
          <li key={id} className={`${said} ${side}`}>
            <Text size={12} tone="muted">
              {who}, {formatDay(createdAt, zone, locale, "short")},{" "}
              {formatClock(createdAt, zone, locale)}
            </Text>
            <span dir="auto">{body}</span>
          </li>
        );
      })}
    </ol>
  );
}
