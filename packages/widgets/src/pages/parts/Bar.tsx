import type { EventPart } from "../context.types.ts";
import * as css from "../styles/css.ts";
import { Icon } from "./Icon.tsx";
import { share } from "./icons.ts";

/** The product's name, one's own reply, and passing the page on, which a script can. */
export function Bar({ part, name }: { part: EventPart; name: string }) {
  const { page } = part.words;
  const { event, rsvp } = part.shared;
  const isOpen = event.status === "published";
  return (
    <header className={css.bar}>
      <a className={css.wordmark} href="/">
        {part.productName}
      </a>
      <div className={css.ways}>
        {isOpen && rsvp.state !== "off" && (
          <button type="button" className={css.barLink} popoverTarget="find">
            {page.findReply}
          </button>
        )}
        {isOpen && (
          <button
            type="button"
            className={css.round}
            aria-label={page.share}
            data-share={name}
            data-done={page.copied}
            hidden
          >
            <Icon lines={share} />
          </button>
        )}
      </div>
    </header>
  );
}
