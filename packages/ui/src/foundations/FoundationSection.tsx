import type { ReactNode } from "react";
import { Heading } from "../components/heading/Heading.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";
import { section } from "./Page.css.ts";

interface FoundationSectionProps {
  title: string;
  about?: string;
  children: ReactNode;
}

/** A part of such a page, between hairlines. */
export function FoundationSection({ title, about, children }: FoundationSectionProps) {
  return (
    <section className={section}>
      <Stack gap="5">
        <Stack gap="1">
          <Heading level={2} size="section">
            {title}
          </Heading>
          {about && (
            <Text tone="muted" measure>
              {about}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
