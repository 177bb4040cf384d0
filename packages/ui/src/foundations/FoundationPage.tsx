import type { ReactNode } from "react";
import { Heading } from "../components/heading/Heading.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";
import { page } from "./Page.css.ts";

interface FoundationPageProps {
  title: string;
  /** What the reader takes away, in a sentence or two. */
  lead: string;
  children: ReactNode;
}

/** A page of Storybook to read. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main className={page}>
      <Stack gap="3">
        <Heading level={1} size="page">
          {title}
        </Heading>
        <Text size={18} tone="muted" measure>
          {lead}
        </Text>
      </Stack>
      {children}
    </main>
  );
}
