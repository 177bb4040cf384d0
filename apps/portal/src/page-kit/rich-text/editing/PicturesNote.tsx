import { Box } from "@jubilee/ui/box";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { counted } from "@jubilee/core/base/words.rules";

interface PicturesNoteProps {
  coming: number;
  problem: string | undefined;
}

/** What is still on its way into the text, and what did not come. */
export function PicturesNote({ coming, problem }: PicturesNoteProps) {
  if (problem !== undefined) {
    return (
      <Box padding="2">
        <InlineMessage tone="danger">{problem}</InlineMessage>
      </Box>
    );
  }
  if (coming === 0) return null;
  return (
    <Box padding="2">
      <output>{`${counted(coming, "picture", "pictures")} on the way`}</output>
    </Box>
  );
}
