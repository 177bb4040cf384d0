import { useId, type ReactNode } from "react";
import { Heading, type HeadingSize } from "../heading/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { head, section, texts } from "./Section.css.ts";

export interface SectionProps {
  title: ReactNode;
  /** The title's rank in the outline. */
  level?: 2 | 3 | 4;
  size?: HeadingSize;
  /** Under the title: what is in it, in a sentence. */
  description?: ReactNode;
  /** Right of the title: a button or a link. */
  action?: ReactNode;
  /** A hairline to the section before. */
  divided?: boolean;
  children: ReactNode;
}

/** A titled part of a page on the page's own ground. One that stands out as a panel is a Card. */
export function Section({
  title,
  level = 2,
  size,
  description,
  action,
  divided = false,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section({ divided })}>
      <div className={head}>
        <div className={texts}>
          <Heading level={level} id={id} {...(size ? { size } : {})}>
            {title}
          </Heading>
          {description && <Text tone="muted">{description}</Text>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
