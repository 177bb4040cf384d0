import { InlineMessage } from "@jubilee/ui/inline-message";

/** A word about a time that was chosen, told to everybody the moment it is true. Nothing is refused by it. */
export function TimeNotice({ words }: { words: string | null }) {
  return (
    <div aria-live="polite">{words && <InlineMessage tone="warning">{words}</InlineMessage>}</div>
  );
}
