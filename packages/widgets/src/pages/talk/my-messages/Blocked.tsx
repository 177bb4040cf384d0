import * as page from "../../styles/css.ts";
import { Act } from "./Act.tsx";
import * as css from "./my-messages.css.ts";
import type { OpenPart } from "./my-messages.types.ts";

/** Whom the reader blocked in this conversation, and the way back. */
export function Blocked(part: OpenPart) {
  const { own, news } = part;
  const { blocked } = news.thread.me;
  if (blocked.length === 0) return null;
  const nameOf = (id: string) => news.members.find((one) => one.id === id)?.name ?? own.gone;
  return (
    <details className={css.blockedPeople}>
      <summary className={page.link}>{own.blockedPeople}</summary>
      <ul>
        {blocked.map((id) => (
          <li key={id}>
            <bdi>{nameOf(id)}</bdi>
            <Act part={part} form="unblock" fields={{ memberId: id }} look={page.link}>
              {own.unblock}
            </Act>
          </li>
        ))}
      </ul>
    </details>
  );
}
