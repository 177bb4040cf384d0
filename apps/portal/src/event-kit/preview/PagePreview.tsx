import { EventCover } from "@jubilee/ui/event-cover";
import { EventTheme } from "@jubilee/ui/event-theme";
import { Heading } from "@jubilee/ui/heading";
import { Stack } from "@jubilee/ui/stack";
import { useDeferredValue, type ReactNode } from "react";
import { art, beginning, bodyBelow, card, title, waiting } from "./Preview.css.ts";

interface PagePreviewProps {
  /** Its spoken name: "How the showcase begins". */
  label: string;
  /** In whose manner its cover and colours are drawn, and from what. */
  typeId: string;
  seed: string;
  name: string;
  /** In place of a name, until there is one. */
  unnamed: string;
  text: string;
  children: ReactNode;
}

/** How a page begins, while what stands on it is being typed. */
export function PagePreview(props: PagePreviewProps) {
  const { label, typeId, seed, unnamed, text, children } = props;
  const drawn = useDeferredValue(typeId);
  const name = props.name.trim();
  return (
    <Stack gap="3">
      <Heading level={2} size="row">
        Preview
      </Heading>
      <EventTheme typeId={drawn} eventId={seed}>
        <article className={card} aria-label={label}>
          <div className={art}>
            <EventCover typeId={drawn} eventId={seed} shape="card" />
          </div>
          <div className={bodyBelow}>
            <p className={name ? title : `${title} ${waiting}`} dir="auto">
              {name || unnamed}
            </p>
            {text.trim() && (
              <p className={beginning} dir="auto">
                {text.trim()}
              </p>
            )}
            {children}
          </div>
        </article>
      </EventTheme>
    </Stack>
  );
}
